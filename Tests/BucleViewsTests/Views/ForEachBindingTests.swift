import SwiftUI
import Testing

private struct Tarea: Equatable, Identifiable {
  let id: Int
  var titulo: String
}

private struct Lista: Equatable {
  var tareas = [Tarea(id: 1, titulo: "a"), Tarea(id: 2, titulo: "b")]
}

private struct FilaView: View {
  @Binding var tarea: Tarea
  var body: some View { TextField("\(tarea.id)", text: $tarea.titulo) }
}

@MainActor
@Suite struct ForEachBindingTests {
  private let store = Almacen(Lista())

  @Test func `each element is bound and only its row runs`() throws {
    let host = ViewHost { [store] in
      ForEach(Bindable(store).tareas) { $tarea in FilaView(tarea: $tarea) }
    }
    try host.type(host.id("2"), "!")
    #expect(store.tareas.map(\.titulo) == ["a", "b!"])
    #expect(host.rows() == ["1: [a▏                  ]", "2: [b!▏                 ]"])
    store.tareas = [Tarea(id: 2, titulo: "b")]
    #expect(host.rows() == ["2: [b▏                  ]"])
  }

  @Test func `a binding to an element that is gone reads the last value and drops writes`() {
    var kept: [Binding<Tarea>] = []
    _ = ForEach(Bindable(store).tareas, id: \.titulo) { $tarea in
      let _ = kept.append($tarea)
      EmptyView()
    }
    store.tareas = [Tarea(id: 2, titulo: "b")]
    kept[0].titulo.wrappedValue = "x"
    kept[1].titulo.wrappedValue = "y"
    #expect(kept.map(\.wrappedValue.titulo) == ["a", "b"])
    #expect(store.tareas == [Tarea(id: 2, titulo: "b")])
  }
}
