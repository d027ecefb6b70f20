import Observation
import SwiftUI

/// A model with a view and a method that takes its time, as it should be and with one fault.
@MainActor @Observable final class CompraModel {
  enum Fallo {
    case avisaDeMas, dibujaDeMas, dejaHuerfana
  }

  var unidades = 0 {
    didSet {
      if fallo == .avisaDeMas { vistas += 1 }
    }
  }
  private(set) var precio: Int?
  private(set) var vistas = 0

  @ObservationIgnored let fallo: Fallo?
  @ObservationIgnored private let api: @Sendable (Int) async throws -> Int

  init(_ fallo: Fallo?, api: @escaping @Sendable (Int) async throws -> Int) {
    self.fallo = fallo
    self.api = api
  }

  func consulta() async {
    if fallo == .dejaHuerfana {
      // Nobody keeps this task, so nobody can end it.
      Task { [api, unidades] in _ = try? await api(unidades) }
    }
    precio = try? await api(unidades)
  }
}

struct CompraView: View {
  let model: CompraModel

  var body: some View {
    VStack {
      Button("Más \(model.unidades)") { model.unidades += 1 }
      PrecioView(model: model)
    }
  }
}

struct PrecioView: View {
  let model: CompraModel

  var body: some View {
    if model.fallo == .dibujaDeMas {
      Text("\(model.precio ?? 0) de \(model.unidades)")
    } else {
      Text("\(model.precio ?? 0)")
    }
  }
}
