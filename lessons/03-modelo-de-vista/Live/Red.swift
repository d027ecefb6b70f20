import Observation
import SwiftUI

/// Four models that tell one another what has happened, and the log of what they said.
@MainActor
@Observable
final class Red {
  let filtro = Filtro()
  let lista = Lista(notas: ["Pan", "Peras", "Vino"])
  let detalle = Detalle()
  let marcador = Marcador()
  private(set) var recados: [String] = []

  var cuantos: Int { recados.count }

  init() {
    filtro.alCambiar = { [weak self] texto in
      self?.apunta("filtro → lista")
      self?.lista.busca(texto)
    }
    lista.alContar = { [weak self] cuenta in
      self?.apunta("lista → marcador")
      self?.marcador.pon(cuenta)
    }
    lista.alElegir = { [weak self] nota in
      self?.apunta("lista → detalle")
      self?.detalle.muestra(nota)
    }
    detalle.alCerrar = { [weak self] in
      self?.apunta("detalle → lista")
      self?.lista.elige(nil)
    }
    marcador.alVaciarse = { [weak self] in
      self?.apunta("marcador → filtro")
      self?.filtro.avisa()
    }
  }

  private func apunta(_ recado: String) {
    recados.append(recado)
  }
}

/// Knows a text, and nothing of those who wait for it.
@MainActor
@Observable
final class Filtro {
  var texto = "" {
    didSet {
      sinNada = false
      alCambiar?(texto)
    }
  }
  private(set) var sinNada = false
  @ObservationIgnored var alCambiar: ((String) -> Void)?

  func avisa() {
    sinNada = true
  }
}

@MainActor
@Observable
final class Lista {
  private(set) var visibles: [String]
  private(set) var elegida: String?
  @ObservationIgnored var alContar: ((Int) -> Void)?
  @ObservationIgnored var alElegir: ((String?) -> Void)?
  private let notas: [String]

  init(notas: [String]) {
    self.notas = notas
    visibles = notas
  }

  func busca(_ texto: String) {
    visibles = texto.isEmpty ? notas : notas.filter { $0.contains(texto) }
    alContar?(visibles.count)
    if let elegida, !visibles.contains(elegida) { elige(nil) }
  }

  func elige(_ nota: String?) {
    guard elegida != nota else { return }
    elegida = nota
    alElegir?(nota)
  }
}

@MainActor
@Observable
final class Detalle {
  private(set) var nota: String?
  @ObservationIgnored var alCerrar: (() -> Void)?

  func muestra(_ nota: String?) {
    self.nota = nota
  }

  func cierra() {
    guard nota != nil else { return }
    nota = nil
    alCerrar?()
  }
}

@MainActor
@Observable
final class Marcador {
  private(set) var cuenta = 3
  @ObservationIgnored var alVaciarse: (() -> Void)?

  func pon(_ cuenta: Int) {
    self.cuenta = cuenta
    if cuenta == 0 { alVaciarse?() }
  }
}

struct RedView: View {
  let modelo: Red

  var body: some View {
    Form {
      FiltroView(filtro: modelo.filtro)
      Text("\(modelo.marcador.cuenta) notas")
      ForEach(modelo.lista.visibles, id: \.self) { nota in
        Button(nota) { modelo.lista.elige(nota) }
      }
      Text("Abierta: \(modelo.detalle.nota ?? "ninguna")")
      Button("Cerrar nota") { modelo.detalle.cierra() }
    }
  }
}

struct FiltroView: View {
  @Bindable var filtro: Filtro

  var body: some View {
    TextField("Filtro", text: $filtro.texto)
    if filtro.sinNada { Text("No hay ninguna") }
  }
}
