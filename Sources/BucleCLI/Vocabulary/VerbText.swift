import Bilingual

extension Verb {
  /// What follows the word, as a reader of either language writes it; empty where nothing does.
  var usage: Localized {
    switch self {
    case .lesson: Localized(es: "NÚMERO [PASO]", en: "NUMBER [STEP]")
    case .play: Localized(same: "[[kata] FEATURE [[kata] FEATURE]]")
    case .form: Localized(same: "[[kata] FEATURE]")
    case .tap, .toggle: Localized(es: "ETIQUETA", en: "LABEL")
    case .type: Localized(es: "CAMPO TEXTO", en: "FIELD TEXT")
    case .erase: Localized(es: "CAMPO TECLAS", en: "FIELD KEYS")
    case .choose: Localized(es: "SELECTOR OPCIÓN", en: "PICKER OPTION")
    case .advance: Localized(same: "1s | 300ms")
    case .goTo: Localized(same: "N")
    case .diff: Localized(same: "[N [M]]")
    case .save, .replay: Localized(es: "NOMBRE", en: "NAME")
    case .answer:
      Localized(es: "LLAMADA valor \"…\" | error", en: "CALL value \"…\" | error")
    case .statement, .edit, .check, .hint, .reset, .solution: Localized(same: "[KATA]")
    case .submit: Localized(same: "[KATA…]")
    case .grade: Localized(es: "ARCHIVO | CARPETA…", en: "FILE | FOLDER…")
    case .lang: Localized(same: "es | en")
    case .author:
      Localized(
        es: "comprobar [KATA…] | huellas [KATA…] | nueva kata [LECCIÓN/]NOMBRE",
        en: "check [KATA…] | fingerprints [KATA…] | new kata [LESSON/]NAME"
      )
    case .help: Localized(es: "[ORDEN]", en: "[COMMAND]")
    default: Localized(same: "")
    }
  }

  /// What it does, in a few words without a full stop.
  var summary: Localized {
    switch self {
    case .next: Localized(es: "seguir, como Intro", en: "go on, like Return")
    case .back: Localized(es: "volver al paso anterior", en: "go to the step before")
    case .again:
      Localized(es: "ver este paso desde el principio", en: "see this step from its start")
    case .lessons: Localized(es: "ver las lecciones", en: "list the lessons")
    case .lesson: Localized(es: "abrir una lección", en: "open a lesson")
    case .play:
      Localized(
        es: "abrir una feature viva o tu kata, o dos a la vez",
        en: "open a live feature or your kata, or two at once"
      )
    case .form:
      Localized(
        es: "usar la pantalla con el teclado, como de verdad",
        en: "use the screen with the keyboard, as for real"
      )
    case .tap: Localized(es: "tocar un botón", en: "tap a button")
    case .type: Localized(es: "escribir en un campo", en: "type into a field")
    case .erase:
      Localized(es: "borrar las últimas letras de un campo", en: "erase a field's last letters")
    case .toggle: Localized(es: "mover un interruptor", en: "flip a toggle")
    case .choose:
      Localized(es: "elegir una opción de un selector", en: "choose an option of a picker")
    case .advance: Localized(es: "dejar pasar tiempo virtual", en: "let virtual time pass")
    case .answer: Localized(es: "responder a una llamada pendiente", en: "answer a pending call")
    case .dismiss: Localized(es: "cerrar la pantalla", en: "close the screen")
    case .undo:
      Localized(es: "retirar lo último que hiciste", en: "take back the last thing you did")
    case .redo:
      Localized(es: "volver a hacer lo deshecho", en: "do again what was taken back")
    case .goTo:
      Localized(
        es: "ir al momento N de la traza; 0 es el principio",
        en: "go to moment N of the trace; 0 is the start"
      )
    case .diff:
      Localized(
        es: "ver qué cambió entre dos momentos",
        en: "show what changed between two moments"
      )
    case .save:
      Localized(es: "guardar lo hecho como guion", en: "save what you did as a script")
    case .replay: Localized(es: "reproducir un guion", en: "replay a script")
    case .actions:
      Localized(
        es: "ver lo que se le puede mandar, llamar o asignar",
        en: "show what can be sent, called or set"
      )
    case .loop:
      Localized(
        es: "dibujar el recorrido de la última vuelta",
        en: "draw the way that the last turn took"
      )
    case .trace:
      Localized(
        es: "ver todas las acciones y el estado tras cada una",
        en: "show every action and the state after it"
      )
    case .statement: Localized(es: "leer el enunciado", en: "read the statement")
    case .edit: Localized(es: "abrir tu archivo en el editor", en: "open your file in the editor")
    case .check: Localized(es: "examinar tu solución", en: "examine your solution")
    case .hint: Localized(es: "una pista más", en: "one more hint")
    case .reset:
      Localized(
        es: "empezar de nuevo, con copia de lo tuyo",
        en: "start over, keeping a copy of your work"
      )
    case .solution:
      Localized(
        es: "ver la solución, cuando hayas pasado",
        en: "show the solution, once you have passed"
      )
    case .submit:
      Localized(es: "reunir tus katas en un archivo de entrega", en: "put your katas into one file")
    case .grade:
      Localized(
        es: "volver a juzgar entregas de otros",
        en: "judge other people's submissions anew"
      )
    case .progress: Localized(es: "ver por dónde vas", en: "show how far you are")
    case .lang: Localized(es: "cambiar de idioma", en: "change the language")
    case .help: Localized(es: "ver las órdenes", en: "list the commands")
    case .quit: Localized(es: "salir (también Ctrl-D)", en: "leave (Ctrl-D too)")
    case .initialise: Localized(es: "crear la carpeta de trabajo", en: "make the workspace folder")
    case .doctor: Localized(es: "comprobar la instalación", en: "examine the installation")
    case .version: Localized(es: "ver la versión", en: "show the version")
    case .author:
      Localized(
        es: "para quien escribe katas: poner a prueba su examen, o empezar una",
        en: "for those who write katas: put their exams to the test, or begin one"
      )
    }
  }
}
