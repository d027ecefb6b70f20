import BucleViews
import SwiftUI
import Testing

@MainActor
@Suite struct FrameAlbumTests {
  /// Screens that differ from their neighbours in one thing that is drawn or read.
  private static let screens: [ViewHost] = [
    ViewHost { Text("uno") }, ViewHost { Text("dos") }, ViewHost { Text("uno").padding(.leading) },
    ViewHost { Text("uno").accessibilityLabel("dos") },
    ViewHost {
      VStack {
        Text("uno"); Text("mucho más ancho")
      }
    },
    ViewHost {
      VStack(alignment: .leading) {
        Text("uno"); Text("mucho más ancho")
      }
    },
    ViewHost {
      VStack(spacing: 16) {
        Text("uno"); Text("mucho más ancho")
      }
    },
    ViewHost {
      HStack {
        Text("uno"); Text("mucho más ancho")
      }
    },
    ViewHost {
      HStack {
        Text("uno"); Spacer(); Text("mucho más ancho")
      }
    },
    ViewHost {
      HStack {
        Text("uno"); Divider(); Text("mucho más ancho")
      }
    },
    ViewHost { Button("uno") {} }, ViewHost { Button("uno") {}.disabled(true) },
    ViewHost { Toggle("uno", isOn: .constant(true)) },
    ViewHost { Toggle("uno", isOn: .constant(false)) },
    ViewHost { TextField("uno", text: .constant("")) },
    ViewHost { TextField("uno", text: .constant(" ")) },
    ViewHost { TextField("uno", text: .constant(""), prompt: Text("dos")) },
    ViewHost { Form { TextField("uno", text: .constant("")) } },
    ViewHost {
      Form {
        TextField("uno", text: .constant(""))
        TextField("mucho más ancho", text: .constant(""))
      }
    },
    ViewHost { SecureField("uno", text: .constant("a")) },
    ViewHost { SecureField("uno", text: .constant("ab")) },
    ViewHost {
      Picker("uno", selection: .constant(1)) {
        Text("a").tag(1); Text("b").tag(2)
      }
    },
    ViewHost {
      Picker("uno", selection: .constant(2)) {
        Text("a").tag(1); Text("b").tag(2)
      }
    },
    ViewHost {
      Picker("uno", selection: .constant(3)) {
        Text("a").tag(1); Text("b").tag(2)
      }
    },
    ViewHost {
      Picker("uno", selection: .constant(1)) {
        Text("a").tag(1); Text("c").tag(2)
      }
    },
    ViewHost { ProgressView("uno") }, ViewHost { ProgressView("uno", value: 0.5) },
    ViewHost { ProgressView("uno", value: 1) },
  ]

  @Test func `a frame from the album is the frame that is drawn`() {
    let album = FrameAlbum()
    for _ in 1...2 {
      for host in Self.screens {
        for width in [8, 40] {
          for style in [DrawingStyle.unicode, .ascii] {
            let kept = host.frame(width: width, style: style, from: album)
            #expect(kept == host.frame(width: width, style: style))
          }
        }
      }
    }
  }

  @Test func `elements are known without drawing`() {
    for host in Self.screens {
      #expect(host.look() == host.frame(width: 40).elements)
    }
  }
}
