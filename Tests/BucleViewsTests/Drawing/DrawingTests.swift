import SwiftUI
import Testing

@MainActor
@Suite struct DrawingTests {
  @Test func `a vertical stack centres its views on the widest one`() {
    let host = ViewHost {
      VStack {
        Text("1")
        Text("doce")
        Text("界界界")
      }
    }
    #expect(host.rows() == ["  1", " doce", "界界界"])
  }

  @Test func `texts that are added are one text`() {
    let count = 3
    let host = ViewHost { Text("van ").bold() + Text("\(count)") + Text(verbatim: "!") }
    #expect(host.rows() == ["van 3!"])
  }

  @Test func `a vertical stack aligns to an edge and keeps rows of room`() {
    let leading = ViewHost {
      VStack(alignment: .leading, spacing: 16) {
        Text("1")
        Text("doce")
      }
    }
    let trailing = ViewHost {
      VStack(alignment: .trailing) {
        Text("1")
        Text("doce")
      }
    }
    #expect(leading.rows() == ["1", "", "doce"])
    #expect(trailing.rows() == ["   1", "doce"])
  }

  @Test func `a horizontal stack puts lower views beside the middle of higher ones`() {
    let host = ViewHost {
      HStack(spacing: 16) {
        Text("a\nb\nc")
        Text("medio")
        VStack {
          Text("界")
          Text("fin")
        }
      }
    }
    #expect(host.rows() == ["a         界", "b  medio  fin", "c"])
  }

  @Test(
    arguments: [
      (VerticalAlignment.top, ["a x", "b"]), (.bottom, ["a", "b x"]),
    ])
  func `a horizontal stack aligns to an edge`(alignment: VerticalAlignment, rows: [String]) {
    let host = ViewHost {
      HStack(alignment: alignment) {
        Text("a\nb")
        Text("x")
      }
    }
    #expect(host.rows() == rows)
  }

  @Test func `spacers share the columns left over and the first gets the odd one`() {
    let host = ViewHost {
      HStack(spacing: 0) {
        Text("a")
        Spacer()
        Text("é")
        Spacer()
        Text("界")
      }
    }
    #expect(host.rows(9) == ["a   é  界"])
    #expect(host.rows(4) == ["aé界"])
  }

  @Test func `a spacer in a vertical stack is an empty row`() {
    let host = ViewHost {
      VStack {
        Text("a")
        Spacer()
        Text("b")
        Spacer(minLength: 32)
        Text("c")
      }
    }
    #expect(host.rows() == ["a", "", "b", "", "", "c"])
  }

  @Test func `a divider is as long as its neighbours`() {
    let host = ViewHost {
      VStack {
        Text("cuenta")
        Divider()
        HStack {
          Text("a\nb")
          Divider()
          Text("c")
        }
      }
    }
    #expect(host.rows() == ["cuenta", "──────", "a │ c", "b │"])
    #expect(
      host.frame(width: 40, style: .ascii).rows == ["cuenta", "------", "a | c", "b |"]
    )
  }

  @Test func `padding is two columns at the sides and a row above and below`() {
    let host = ViewHost {
      VStack(alignment: .leading) {
        Text("a").padding()
        Text("b").padding(.leading, 8)
        Text("c").padding(.horizontal)
        Text("d").padding(8)
      }
    }
    #expect(host.rows() == ["", "  a", "", " b", "  c", "", " d", ""])
  }

  @Test func `text wraps at spaces and counts columns`() {
    let host = ViewHost { Text("Cada pulsación — 界 — sube\ncomo acción") }
    #expect(host.rows(10) == ["Cada", "pulsación", "— 界 —", "sube", "como", "acción"])
  }

  @Test func `what steers a terminal is not drawn`() {
    let host = ViewHost {
      Text("a\u{1B}[2Jb\tc\u{7}")
      Button("\u{1B}]0;x") {}
    }
    #expect(host.rows() == ["a[2Jb c", "[ ]0;x ]"])
    #expect(host.elements(labelled: "]0;x").count == 1)
  }

  @Test func `views of the root stand below each other`() {
    let host = ViewHost {
      Text("uno")
      EmptyView()
      Group {
        Text("2")
        Text("tres")
      }
    }
    #expect(host.rows() == ["uno", " 2", "tres"])
  }

  @Test func `a screen without views has no rows`() {
    #expect(ViewHost {}.rows().isEmpty)
  }

  @Test func `conditions list what they chose`() {
    let host = ViewHost {
      ForEach(1...3, id: \.self) { number in
        if number == 2 { Text("dos") }
        switch number {
        case 1: Text("primero")
        case 3: Text("último")
        default: EmptyView()
        }
      }
    }
    #expect(host.rows() == ["primero", "  dos", "último"])
  }
}
