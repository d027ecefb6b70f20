import ComposableArchitecture
public import Probe
import SwiftUI

@testable import KataMiniBinding

/// A form that knows nothing of the library's bindings, built on the learner's piece.
@Reducer
struct Ensayo {
  struct Direccion: Equatable {
    var calle = ""
    var numero = 0
  }

  @ObservableState
  struct State: Equatable {
    var nombre = ""
    var apodo = ""
    var edad = 0
    var socio = false
    var direccion = Direccion()
    /// Named like a field of `direccion`, and another one.
    var calle = ""
    /// What `toca` said last.
    var toca: Bool?
    /// How long the name was when the rules had their turn.
    var largo = 0
    /// What comparing two writes said last.
    var iguales: Bool?
    var acciones = 0
  }

  /// What scripts can say; `escritura` is what the learner's binding sends.
  enum Action: AccionEscribible {
    case nombre(String)
    case apodo(String)
    case edad(Int)
    case socio(Bool)
    case calle(String)
    case calleSuelta(String)
    case nada
    case nombreTocaNombre
    case apodoTocaNombre
    case edadTocaNombre
    case calleTocaCalle
    case calleTocaDireccion
    case direccionTocaCalle
    case calleTocaCalleSuelta
    case calleSueltaTocaCalle
    case comparaNombres([String])
    case comparaNombreConApodo(String)
    case comparaEdades([Int])
    case comparaEdadConSocio
    case comparaSocios([Bool])
    case comparaCalles([String])
    case comparaDirecciones([String])
    case comparaNumeros([Int])
    case comparaCalleConCalleSuelta(String)
    case comparaDireccionConCalle(String)
    case mandada(Mandada)

    static func escritura(_ escritura: Escritura<State>) -> Self { .mandada(Mandada(escritura)) }

    var escritura: Escritura<State>? {
      switch self {
      case .nombre(let valor): .set(\.nombre, valor)
      case .apodo(let valor): .set(\.apodo, valor)
      case .edad(let valor): .set(\.edad, valor)
      case .socio(let valor): .set(\.socio, valor)
      case .calle(let valor): .set(\.direccion.calle, valor)
      case .calleSuelta(let valor): .set(\.calle, valor)
      case .mandada(let mandada): mandada.escritura
      default: nil
      }
    }
  }

  /// A write on its way, without a face of its own in a trace: how it remembers is the learner's business.
  struct Mandada: CustomReflectable {
    var escritura: Escritura<State>

    init(_ escritura: Escritura<State>) {
      self.escritura = escritura
    }

    var customMirror: Mirror { Mirror(self, children: [:]) }
  }

  var body: some ReducerOf<Self> {
    EscrituraReducer()
    Reduce { state, action in
      state.acciones += 1
      state.largo = state.nombre.count
      switch action {
      case .nombreTocaNombre:
        state.toca = Escritura<State>.set(\.nombre, "").toca(\.nombre)
      case .apodoTocaNombre:
        state.toca = Escritura<State>.set(\.apodo, "").toca(\.nombre)
      case .edadTocaNombre:
        state.toca = Escritura<State>.set(\.edad, 0).toca(\.nombre)
      case .calleTocaCalle:
        state.toca = Escritura<State>.set(\.direccion.calle, "").toca(\.direccion.calle)
      case .calleTocaDireccion:
        state.toca = Escritura<State>.set(\.direccion.calle, "").toca(\.direccion)
      case .direccionTocaCalle:
        state.toca = Escritura<State>.set(\.direccion, Direccion()).toca(\.direccion.calle)
      case .calleTocaCalleSuelta:
        state.toca = Escritura<State>.set(\.direccion.calle, "").toca(\.calle)
      case .calleSueltaTocaCalle:
        state.toca = Escritura<State>.set(\.calle, "").toca(\.direccion.calle)
      case .comparaNombres(let textos):
        state.iguales = textos.map { Escritura<State>.set(\.nombre, $0) }.sonIguales
      case .comparaNombreConApodo(let texto):
        state.iguales = [.set(\.nombre, texto), Escritura<State>.set(\.apodo, texto)].sonIguales
      case .comparaEdades(let edades):
        state.iguales = edades.map { Escritura<State>.set(\.edad, $0) }.sonIguales
      case .comparaEdadConSocio:
        state.iguales = [.set(\.edad, 1), Escritura<State>.set(\.socio, true)].sonIguales
      case .comparaSocios(let socios):
        state.iguales = socios.map { Escritura<State>.set(\.socio, $0) }.sonIguales
      case .comparaCalles(let calles):
        state.iguales = calles.map { Escritura<State>.set(\.direccion.calle, $0) }.sonIguales
      case .comparaDirecciones(let calles):
        let direcciones = calles.map { Direccion(calle: $0) }
        state.iguales = direcciones.map { Escritura<State>.set(\.direccion, $0) }.sonIguales
      case .comparaNumeros(let numeros):
        let direcciones = numeros.map { Direccion(numero: $0) }
        state.iguales = direcciones.map { Escritura<State>.set(\.direccion, $0) }.sonIguales
      case .comparaCalleConCalleSuelta(let calle):
        state.iguales =
          [.set(\.direccion.calle, calle), Escritura<State>.set(\.calle, calle)].sonIguales
      case .comparaDireccionConCalle(let calle):
        state.iguales =
          [.set(\.direccion, Direccion(calle: calle)), Escritura<State>.set(\.calle, calle)]
          .sonIguales
      default: break
      }
      return .none
    }
  }
}

extension [Escritura<Ensayo.State>] {
  fileprivate var sonIguales: Bool { dropFirst().allSatisfy { $0 == self[0] } }
}

struct EnsayoView: View {
  let store: StoreOf<Ensayo>

  var body: some View {
    Form {
      TextField("Nombre", text: store.enlace(\.nombre))
      TextField("Apodo", text: store.enlace(\.apodo))
      Toggle("Socio", isOn: store.enlace(\.socio))
      TextField("Calle", text: store.enlace(\.direccion.calle))
      // Two writes through one binding: the second has to see the first.
      Button("Añadir dos") {
        let nombre = store.enlace(\.nombre)
        nombre.wrappedValue += "x"
        nombre.wrappedValue += "y"
      }
      Button("Repetir") {
        let nombre = store.enlace(\.nombre)
        nombre.wrappedValue = store.nombre
      }
    }
  }
}

/// Puts the learner's piece to work in a form.
public let program = SubjectProgram.reducer(Ensayo.State()) {
  Ensayo()
} view: {
  EnsayoView(store: $0)
}
