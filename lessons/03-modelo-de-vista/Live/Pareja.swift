import Observation
import SwiftUI

/// Two models that both know the title of one note.
@MainActor
@Observable
final class Pareja {
  let fila = Fila()
  let ficha = Ficha()

  init() {
    // Told when a note is opened, and never again.
    fila.alAbrir = { [weak ficha] titulo in ficha?.titulo = titulo }
  }
}

@MainActor
@Observable
final class Fila {
  var titulo = "Pan"
  @ObservationIgnored var alAbrir: ((String) -> Void)?

  func abre() {
    alAbrir?(titulo)
  }
}

@MainActor
@Observable
final class Ficha {
  var titulo = ""
}

struct ParejaView: View {
  let modelo: Pareja

  var body: some View {
    Form {
      FilaView(fila: modelo.fila)
      FichaView(ficha: modelo.ficha)
    }
  }
}

struct FilaView: View {
  @Bindable var fila: Fila

  var body: some View {
    TextField("Fila", text: $fila.titulo)
    Button("Abrir") { fila.abre() }
  }
}

struct FichaView: View {
  @Bindable var ficha: Ficha

  var body: some View {
    TextField("Ficha", text: $ficha.titulo)
  }
}
