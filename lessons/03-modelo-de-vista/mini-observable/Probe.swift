public import Probe

@testable import KataMiniObservable

/// A model with two observed properties, made of the learner's pieces, and those who follow it.
@MainActor
final class Ensayo {
  enum Campo: Hashable, Sendable { case titulo, cuerpo }

  /// One for everything, as the tracking of a real program is.
  private let registro = Registro<Campo>()
  private let propiedadTitulo: Propiedad<Campo, String>
  private let propiedadCuerpo: Propiedad<Campo, String>
  /// Another program's, with the same keys.
  private let otroRegistro = Registro<Campo>()
  private let propiedadAjena: Propiedad<Campo, String>
  /// Who was told, and what the title and the body text held at that moment.
  private(set) var avisos: [String] = []
  /// What the reading that was followed last returned.
  private(set) var resultado = ""

  init() {
    propiedadTitulo = Propiedad("", .titulo, en: registro)
    propiedadCuerpo = Propiedad("", .cuerpo, en: registro)
    propiedadAjena = Propiedad("", .titulo, en: otroRegistro)
  }

  var titulo: String {
    get { propiedadTitulo.valor }
    set { propiedadTitulo.valor = newValue }
  }

  var cuerpo: String {
    get { propiedadCuerpo.valor }
    set { propiedadCuerpo.valor = newValue }
  }

  /// Has the title's key, in the other registrar.
  var ajeno: String {
    get { propiedadAjena.valor }
    set { propiedadAjena.valor = newValue }
  }

  func sigueTitulo() {
    resultado = registro.sigue {
      titulo
    } alCambiar: {
      self.apunta("título")
    }
  }

  func sigueCuerpo() {
    resultado = registro.sigue {
      cuerpo
    } alCambiar: {
      self.apunta("cuerpo")
    }
  }

  func sigueAmbos() {
    resultado = registro.sigue {
      titulo + titulo + cuerpo
    } alCambiar: {
      self.apunta("ambos")
    }
  }

  /// Does not get as far as the body text while there is no title.
  func siguePermiso() {
    resultado = registro.sigue {
      titulo.isEmpty ? "no" : cuerpo
    } alCambiar: {
      self.apunta("permiso")
    }
  }

  /// Begins to follow again each time it is told, as a view does.
  func sigueSiempre() {
    resultado = registro.sigue {
      titulo
    } alCambiar: {
      self.apunta("siempre")
      // Lest a registrar that tells it of the same write go on for ever.
      if self.avisos.count < 12 { self.sigueSiempre() }
    }
  }

  /// One that follows inside another.
  func sigueDentro() {
    resultado = registro.sigue {
      let fuera = titulo
      let dentro = registro.sigue {
        cuerpo
      } alCambiar: {
        self.apunta("dentro")
      }
      return fuera + dentro
    } alCambiar: {
      self.apunta("fuera")
    }
  }

  /// One that goes on reading when the one inside it is over.
  func sigueDespues() {
    resultado = registro.sigue {
      let dentro = registro.sigue {
        cuerpo
      } alCambiar: {
        self.apunta("primero")
      }
      return dentro + titulo
    } alCambiar: {
      self.apunta("después")
    }
  }

  /// One inside another inside another.
  func sigueTres() {
    resultado = registro.sigue {
      registro.sigue {
        let hondo = registro.sigue {
          cuerpo
        } alCambiar: {
          self.apunta("hondo")
        }
        return titulo + hondo
      } alCambiar: {
        self.apunta("medio")
      }
    } alCambiar: {
      self.apunta("ancho")
    }
  }

  /// Assigns to the body text while it reads the title.
  func sigueAsignando() {
    resultado = registro.sigue {
      cuerpo = "asignado"
      return titulo
    } alCambiar: {
      self.apunta("asigna")
    }
  }

  func sigueAjeno() {
    resultado = otroRegistro.sigue {
      ajeno
    } alCambiar: {
      self.apunta("ajeno")
    }
  }

  /// Reads the other registrar in the middle of a reading.
  func sigueMezcla() {
    resultado = registro.sigue {
      ajeno + cuerpo
    } alCambiar: {
      self.apunta("mezcla")
    }
  }

  /// Writes to the body text when the title changes.
  func encadena() {
    resultado = registro.sigue {
      titulo
    } alCambiar: {
      self.apunta("cadena")
      self.cuerpo += "+"
    }
  }

  func cambiaTitulo(_ texto: String) { propiedadTitulo.cambia { $0 += texto } }

  /// Tells when the change itself is made.
  func cambiaApuntando(_ texto: String) {
    propiedadTitulo.cambia {
      avisos.append("cambio: \($0)")
      $0 += texto
    }
  }

  private func apunta(_ quien: String) {
    avisos.append("\(quien): \(titulo)/\(cuerpo)")
  }
}

/// Puts the learner's registrar to work.
public let program = SubjectProgram.model { _, _ in
  Ensayo()
} parts: {
  [
    .property("titulo", \.titulo),
    .property("cuerpo", \.cuerpo),
    .property("ajeno", \.ajeno),
    .reading("resultado", \.resultado),
    .reading("avisos", \.avisos),
    .method("sigueTitulo") { $0.sigueTitulo() },
    .method("sigueCuerpo") { $0.sigueCuerpo() },
    .method("sigueAmbos") { $0.sigueAmbos() },
    .method("siguePermiso") { $0.siguePermiso() },
    .method("sigueSiempre") { $0.sigueSiempre() },
    .method("sigueDentro") { $0.sigueDentro() },
    .method("sigueDespues") { $0.sigueDespues() },
    .method("sigueTres") { $0.sigueTres() },
    .method("sigueAsignando") { $0.sigueAsignando() },
    .method("sigueAjeno") { $0.sigueAjeno() },
    .method("sigueMezcla") { $0.sigueMezcla() },
    .method("encadena") { $0.encadena() },
    .method("cambiaTitulo") { $0.cambiaTitulo($1) },
    .method("cambiaApuntando") { $0.cambiaApuntando($1) },
  ]
}
