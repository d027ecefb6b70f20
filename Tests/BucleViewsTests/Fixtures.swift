import Observation
import SwiftUI

// MARK: - A counter and a form whose members come by dynamic member lookup, as a store's do

struct Contador: Equatable {
  var cuenta = 0
  var otra = 0
}

struct Formulario: Equatable {
  var nombre = ""
  var recordar = false
}

/// A stand-in for a store: one value of state, reached through the same two subscripts, each write written down.
@Observable @MainActor @dynamicMemberLookup
final class Almacen<Estado: Equatable> {
  private(set) var estado: Estado
  @ObservationIgnored private(set) var escrituras: [Estado] = []

  init(_ estado: Estado) {
    self.estado = estado
  }

  subscript<Valor>(dynamicMember camino: KeyPath<Estado, Valor>) -> Valor {
    estado[keyPath: camino]
  }

  subscript<Valor: Equatable & Sendable>(
    dynamicMember camino: WritableKeyPath<Estado, Valor>
  ) -> Valor {
    get { estado[keyPath: camino] }
    set {
      estado[keyPath: camino] = newValue
      escrituras.append(estado)
    }
  }
}

struct ContadorView: View {
  let store: Almacen<Contador>

  var body: some View {
    VStack {
      Text("\(store.cuenta)")
      HStack {
        Button("-") { store.cuenta -= 1 }
        Button("+") { store.cuenta += 1 }
      }
    }
  }
}

struct FormularioView: View {
  @Bindable var store: Almacen<Formulario>

  var body: some View {
    Form {
      TextField("Nombre", text: $store.nombre)
      Toggle("Recordarme", isOn: $store.recordar)
    }
  }
}

// MARK: - Objects observed property by property

@Observable
final class Perfil {
  var nombre = "Ana"
  var edad = 30
}

// MARK: - Reading frames

extension ViewHost {
  /// The rows at a width that is enough for most pictures.
  func rows(_ width: Int = 40) -> [String] {
    frame(width: width).rows
  }

  /// The name of the only element with a label.
  func id(_ label: String) -> Element.ID {
    let found = elements(labelled: label)
    precondition(found.count == 1, "\(found.count) elements are labelled '\(label)'")
    return found[0].id
  }

  /// How often the bodies of a type of view were evaluated.
  func count(_ viewName: String) -> Int {
    bodyCounts.first { $0.viewName == viewName }?.count ?? 0
  }
}
