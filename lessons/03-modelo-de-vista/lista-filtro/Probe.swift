public import Probe

@testable import KataListaFiltro

/// Stands where the screen that owns the list would: it listens, and notes what it finds on being told.
@MainActor
final class Oyente {
  /// That of the run under way: there is one model at a time.
  static var actual = Oyente()
  var oido: [String] = []
}

extension ListaModel {
  fileprivate var oido: [String] { Oyente.actual.oido }
}

/// Binds the learner's two models to the probe, which searches the notes in the store's place.
public let program = SubjectProgram.model { calls, _ in
  let oyente = Oyente()
  Oyente.actual = oyente
  let lista = ListaModel(
    almacen: Almacen {
      try await calls.call(
        "almacen.busca",
        $0,
        returning: [String].self,
        // Half of the searches cannot be recalled: what they answer comes too late.
        ignoringCancellation: $0.count.isMultiple(of: 2)
      )
    }
  )
  lista.alElegir = { [weak lista] nota in
    let cuantas = lista?.filtro.encontradas.map { "\($0)" } ?? "nil"
    let resultados = lista?.resultados.joined(separator: ",") ?? ""
    let texto = lista?.filtro.texto ?? ""
    let estado = lista.map { $0.buscando ? " buscando" : $0.fallo ? " fallo" : "" } ?? ""
    oyente.oido.append("\(nota ?? "nil") [\(resultados)] \(cuantas) «\(texto)»\(estado)")
  }
  return lista
} parts: {
  [
    .property("texto", \.filtro.texto),
    .reading("encontradas", \.filtro.encontradas),
    .reading("buscando", \.buscando),
    .reading("resultados", \.resultados),
    .reading("fallo", \.fallo),
    .reading("elegida", \.elegida),
    .reading("oido", \.oido),
    .method("elige") { $0.elige($1) },
  ]
}
