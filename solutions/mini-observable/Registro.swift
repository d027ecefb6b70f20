// ES  Todo el truco está en quién conoce a quién. La propiedad no sabe quién la mira: cuenta que la leen y
//     que la escriben. Quien mira no dice qué va a leer: se apunta al pasar. Y como se apunta en cada
//     ejecución, está apuntado siempre a lo último que leyó, y a nada más.
// EN  The trick is all in who knows whom. The property does not know who looks at it: it tells that it is
//     read and that it is written. Whoever looks does not say what it will read: it signs up in passing.
//     And since it does so at each run, it is always signed up for what it read last, and nothing else.

@MainActor
final class Registro<Clave: Hashable> {
  private final class Seguimiento {
    var leidas: Set<Clave> = []
    let alCambiar: () -> Void

    init(_ alCambiar: @escaping () -> Void) {
      self.alCambiar = alCambiar
    }
  }

  // ES  De fuera adentro: cada lectura empieza dentro de la anterior.
  // EN  From the outside in: each reading begins inside the one before.
  private var leyendo: [Seguimiento] = []
  private var esperando: [Seguimiento] = []

  func lee(_ clave: Clave) {
    for seguimiento in leyendo { seguimiento.leidas.insert(clave) }
  }

  func escribe(_ clave: Clave, _ cambio: () -> Void) {
    let avisados = esperando.filter { $0.leidas.contains(clave) }
    // ES  Terminan antes de avisar: quien empiece mientras tanto es de la tanda siguiente.
    // EN  They end before they are told: whoever begins meanwhile belongs to the next round.
    esperando.removeAll { $0.leidas.contains(clave) }
    for seguimiento in avisados { seguimiento.alCambiar() }
    cambio()
  }

  func sigue<Resultado>(
    _ lectura: () -> Resultado,
    alCambiar: @escaping () -> Void
  ) -> Resultado {
    let seguimiento = Seguimiento(alCambiar)
    esperando.append(seguimiento)
    leyendo.append(seguimiento)
    defer { leyendo.removeLast() }
    return lectura()
  }
}

@MainActor
final class Propiedad<Clave: Hashable, Valor: Equatable> {
  private var guardado: Valor
  private let clave: Clave
  private let registro: Registro<Clave>

  init(_ valor: Valor, _ clave: Clave, en registro: Registro<Clave>) {
    guardado = valor
    self.clave = clave
    self.registro = registro
  }

  var valor: Valor {
    get {
      registro.lee(clave)
      return guardado
    }
    set {
      guard newValue != guardado else { return }
      registro.escribe(clave) { guardado = newValue }
    }
  }

  func cambia(_ cambio: (inout Valor) -> Void) {
    registro.escribe(clave) { cambio(&guardado) }
  }
}
