import Bilingual
import Examiner
import Glibc

extension SubjectFailure {
  /// How a program ended, as one sentence; `isOurs` says that it was not the learner's.
  func text(isOurs: Bool = false) -> Localized {
    let who =
      isOurs
      ? Localized(es: "El programa del curso", en: "The course's program")
      : Localized(es: "Tu programa", en: "Your program")
    let what = ending
    return Localized(es: "\(who.es) \(what.es)", en: "\(who.en) \(what.en)")
  }

  /// What the program wrote as it ended; empty where it wrote nothing.
  var message: String {
    switch self {
    case .crash(_, let message), .exit(_, let message): message
    default: ""
    }
  }

  /// How the compiler's own checks, and an assertion of a library's, end a program.
  private static let traps = [SIGILL, SIGTRAP, SIGABRT]
  private static let faults = [SIGSEGV, SIGBUS]

  private var ending: Localized {
    switch self {
    case .crash(let signal, _) where Self.traps.contains(signal):
      Localized(
        es:
          "se detuvo en seco (señal \(signal)): un índice fuera de rango, un `nil` forzado, un desbordamiento…",
        en: "trapped (signal \(signal)): an index out of range, a forced `nil`, an overflow…"
      )
    case .crash(let signal, _) where Self.faults.contains(signal):
      Localized(
        es:
          "tocó memoria que no es suya (señal \(signal)): una recursión sin fin, seguramente.",
        en:
          "touched memory that is not its own (signal \(signal)): a recursion without end, most likely."
      )
    case .crash(let signal, _):
      Localized(
        es: "acabó por una señal (\(signal)) que nadie le envió desde fuera.",
        en: "was ended by a signal (\(signal)) that nobody sent from outside."
      )
    case .exit(let code, _):
      Localized(
        es:
          "se terminó a sí mismo con `exit(\(code))`. Nadie se lo pidió: sigue sin estar comprobado.",
        en: "ended itself with `exit(\(code))`. Nobody asked it to: it is still unexamined."
      )
    case .silence(let time):
      Localized(
        es: "estuvo \(time.written) sin responder: un bucle sin fin, seguramente.",
        en: "did not answer for \(time.written): an endless loop, most likely."
      )
    case .cpu(let seconds):
      Localized(
        es: "gastó \(seconds) s de procesador: un bucle sin fin, seguramente.",
        en: "used up \(seconds) s of processor time: an endless loop, most likely."
      )
    case .memory(let limit):
      Localized(
        es: "pidió más de \(limit.mebibytes) MiB de memoria.",
        en: "asked for more than \(limit.mebibytes) MiB of memory."
      )
    case .output(let limit):
      Localized(
        es: "escribió más de \(limit.mebibytes) MiB: un `print` en un bucle, seguramente.",
        en: "printed more than \(limit.mebibytes) MiB: a `print` in a loop, most likely."
      )
    case .process:
      Localized(
        es: "intentó arrancar otro proceso, y aquí no se permite.",
        en: "tried to start another process, which is not allowed here."
      )
    case .closedChannel:
      Localized(
        es: "cerró el canal por el que se le pregunta y siguió corriendo.",
        en: "closed the channel it is asked through and went on running."
      )
    case .malformed:
      Localized(
        es: "escribió en el canal del examen, que no es suyo.",
        en: "wrote to the exam's channel, which is not its own."
      )
    case .reading(let limit):
      Localized(
        es:
          "tiene un estado tan grande que leerlo una vez pasa de \(limit.mebibytes) MiB: algo crece sin fin, seguramente.",
        en:
          "has a state so large that reading it once takes more than \(limit.mebibytes) MiB: something grows without end, most likely."
      )
    case .cancelled:
      Localized(es: "se detuvo porque lo pediste.", en: "was stopped because you asked for it.")
    case .start(let error):
      Localized(
        es: "no pudo arrancar (\(error)). `bucle diagnóstico` mira qué falta.",
        en: "could not be started (\(error)). `bucle doctor` looks for what is missing."
      )
    }
  }
}
