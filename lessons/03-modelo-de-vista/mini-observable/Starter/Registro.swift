// ES  Dos piezas: el registro, que sabe quién ha leído qué, y la propiedad, que le cuenta lo que le hacen.
//     Quien usa las dos no ve más que una propiedad corriente.
// EN  Two pieces: the registrar, which knows who has read what, and the property, which tells it what is
//     done to it. Whoever uses the two sees just a common property.

@MainActor
final class Registro<Clave: Hashable> {
  func lee(_ clave: Clave) {
    // HUECO 1: apunta la lectura a los seguimientos que se están ejecutando.
    // GAP 1: sign up the trackings that are running for what was read.
  }

  func escribe(_ clave: Clave, _ cambio: () -> Void) {
    // HUECO 2: avisa a quien la leyó y después haz el cambio.
    // GAP 2: tell whoever read it, and make the change after that.
    cambio()
  }

  func sigue<Resultado>(
    _ lectura: () -> Resultado,
    alCambiar: @escaping () -> Void
  ) -> Resultado {
    // HUECO 3: ejecuta la lectura como un seguimiento nuevo.
    // GAP 3: run the reading as a new tracking.
    lectura()
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
    // HUECO 4: cuenta cada lectura, y cada escritura que cambie algo.
    // GAP 4: tell of each read, and of each write that changes something.
    get { guardado }
    set { guardado = newValue }
  }

  func cambia(_ cambio: (inout Valor) -> Void) {
    // HUECO 5: cambia el valor en el sitio, avisando siempre.
    // GAP 5: change the value in place, notifying in any case.
    cambio(&guardado)
  }
}
