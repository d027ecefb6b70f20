public import Bilingual
import Foundation

extension CourseFailure {
  /// One line per problem, and one more for each place that a problem points back to.
  ///
  /// The form is that of compilers, so that an editor can jump: `file:line:column: error: …`.
  public func lines(in language: Language) -> [String] {
    diagnostics.flatMap { $0.lines(in: language, root: root.relativePath) }
  }
}

extension CourseDiagnostic {
  /// The problem as `file:line:column: error: …`, and its note if it has one.
  ///
  /// - Parameters:
  ///   - language: The author's.
  ///   - root: The course's folder, put before the file's path unless empty.
  /// - Returns: One line, or two where an earlier place explains the problem.
  public func lines(in language: Language, root: String = "") -> [String] {
    let error = "\(position.text(root)): error: \(problem.text[language])"
    guard let (earlier, note) = problem.note else { return [error] }
    return [error, "\(earlier.text(root)): note: \(note[language])"]
  }
}

extension SourcePosition {
  fileprivate func text(_ root: String) -> String {
    let folder = root.isEmpty || root.hasSuffix("/") ? root : root + "/"
    return "\(folder)\(file):\(line):\(column)"
  }
}

extension CourseProblem {
  /// What the author has to do, in lower case and without a full stop.
  public var text: Localized {
    switch self {
    case .missingFile: Localized(es: "crea este archivo", en: "create this file")
    case .notUTF8:
      Localized(es: "guarda este archivo en UTF-8", en: "save this file as UTF-8")
    case .malformedJSON(let expected):
      Localized(es: "escribe aquí \(expected.text.es)", en: "write \(expected.text.en) here")
    case .missingKey(let key): Localized(es: "añade la clave '\(key)'", en: "add the key '\(key)'")
    case .unknownKey(let key, let allowed):
      Localized(
        es: "quita '\(key)'; aquí solo puede haber \(allowed.quoted)",
        en: "remove '\(key)'; only \(allowed.quoted) may stand here"
      )
    case .repeatedKey(let key):
      Localized(es: "quita esta segunda clave '\(key)'", en: "remove this second key '\(key)'")
    case .wrongValue(let key, let expected):
      Localized(
        es: "da a '\(key)' \(expected.text.es)",
        en: "give '\(key)' \(expected.text.en)"
      )
    case .unsupportedFormat(let found, let supported):
      Localized(
        es: "el formato es \(found); esta versión de la herramienta lee el \(supported)",
        en: "the format is \(found); this version of the tool reads \(supported)"
      )
    case .malformedName(let name):
      Localized(
        es: "escribe '\(name)' solo con minúsculas sin acento, cifras y guiones",
        en: "spell '\(name)' with nothing but lower-case letters, digits and hyphens"
      )
    case .repeatedName(let name, _):
      Localized(
        es: "cambia el nombre '\(name)', que ya está usado; el de un bloque se escribe {#nombre}",
        en: "change the name '\(name)', which is taken; a block's is written {#name}"
      )
    case .nameDiffersFromFolder(let name, let folder):
      Localized(
        es: "cambia '\(name)' por '\(folder)', el nombre de la carpeta",
        en: "change '\(name)' to '\(folder)', the name of the folder"
      )
    case .malformedFileName(let name, let ending):
      Localized(
        es: "cambia '\(name)' por un nombre sin carpeta que acabe en \(ending)",
        en: "change '\(name)' to a name without a folder that ends in \(ending)"
      )
    case .unknownKata(let name, let known) where known.isEmpty:
      Localized(
        es: "ninguna kata se llama '\(name)'; el curso no tiene ninguna",
        en: "no kata is called '\(name)'; the course has none"
      )
    case .unknownKata(let name, let known):
      Localized(
        es: "ninguna kata se llama '\(name)'; hay \(known.quoted)",
        en: "no kata is called '\(name)'; there is \(known.quoted)"
      )
    case .missingTitle:
      Localized(es: "empieza el archivo con '# Título'", en: "begin the file with '# Title'")
    case .textOutsideStep:
      Localized(
        es: "pasa este texto a un paso, debajo de '## Título {#nombre}'",
        en: "move this text into a step, below '## Title {#name}'"
      )
    case .noSteps:
      Localized(
        es: "añade al menos un paso, '## Título {#nombre}'",
        en: "add at least one step, '## Title {#name}'"
      )
    case .stepWithoutName:
      Localized(
        es: "acaba este título con el nombre del paso, '{#nombre}'",
        en: "end this heading with the step's name, '{#name}'"
      )
    case .missingStep(let step, _):
      Localized(
        es: "añade el paso '\(step)', que está en el otro idioma",
        en: "add the step '\(step)', which the other language has"
      )
    case .stepOutOfOrder(let step, _):
      Localized(
        es: "pon el paso '\(step)' en el mismo orden que en el otro idioma",
        en: "put the step '\(step)' in the order of the other language"
      )
    case .unclosedFence:
      Localized(es: "cierra este bloque con ```", en: "close this block with ```")
    case .unknownBlock(let kind, let allowed):
      Localized(
        es: "cambia '\(kind)' por una clase de bloque: \(allowed.quoted)",
        en: "change '\(kind)' to a kind of block: \(allowed.quoted)"
      )
    case .blocksDisagree:
      Localized(
        es: "pregunta aquí lo mismo que en el otro idioma: clase, nombre y cabecera iguales",
        en: "ask the same here as in the other language: equal kind, name and header"
      )
    case .headerLine:
      Localized(
        es: "escribe esta línea como 'clave: valor', o deja una línea en blanco antes de ella",
        en: "write this line as 'key: value', or leave a blank line before it"
      )
    case .emptyValue(let key):
      Localized(es: "da un valor a '\(key)'", en: "give '\(key)' a value")
    case .unknownValue(let value, let key, let allowed):
      Localized(
        es: "cambia '\(value)' por un valor de '\(key)': \(allowed.quoted)",
        en: "change '\(value)' to a value of '\(key)': \(allowed.quoted)"
      )
    case .malformedPath(let path):
      Localized(
        es: "escribe '\(path)' como nombres con un punto entre ellos, como 'state.cuenta'",
        en: "write '\(path)' as names with a dot between them, such as 'state.cuenta'"
      )
    case .missingPart(let part): part.text
    case .tooFewOptions:
      Localized(es: "ofrece al menos dos opciones", en: "offer at least two options")
    case .noRightOption:
      Localized(
        es: "marca con '- [x]' la opción correcta",
        en: "mark the right option with '- [x]'"
      )
    case .secondRightOption:
      Localized(
        es: "marca con '- [ ]' todas las opciones menos una",
        en: "mark every option but one with '- [ ]'"
      )
    case .textAmongOptions:
      Localized(
        es: "sangra esta línea para que sea parte de la opción de arriba",
        en: "indent this line, so that it belongs to the option above it"
      )
    case .hintCount(let count, let other):
      Localized(
        es: "iguala los niveles: aquí hay \(count) y en el otro idioma \(other)",
        en: "make the levels equal: there are \(count) here and \(other) in the other language"
      )
    case .hintAim:
      Localized(
        es: "di debajo del título lo mismo que en el otro idioma: para qué es la pista",
        en: "say below the heading what the other language says: what the hint is for"
      )
    case .flowchartLine(let line):
      Localized(
        es: "escribe '\(line)' como 'A[Texto]', 'A -->|texto| B' o 'style A fill:#rrggbb'",
        en: "write '\(line)' as 'A[Label]', 'A -->|label| B' or 'style A fill:#rrggbb'"
      )
    case .unknownNode(let id):
      Localized(
        es: "quita este estilo o dibuja el nodo '\(id)'",
        en: "remove this style or draw the node '\(id)'"
      )
    case .unknownWay(let name):
      Self.unknownWay(name, known: Flowchart.Way.allCases.map(\.rawValue).quoted)
    case .malformedColour(let colour):
      Localized(
        es: "escribe el color '\(colour)' como #rrggbb",
        en: "write the colour '\(colour)' as #rrggbb"
      )
    case .openSubgraph:
      Localized(
        es: "cierra el 'subgraph' con un 'end'",
        en: "close the 'subgraph' with an 'end'"
      )
    case .emptyFlowchart:
      Localized(es: "añade al menos un nodo", en: "add at least one node")
    case .flowchartHeader:
      Localized(
        es: "empieza el diagrama con 'flowchart LR' o 'flowchart TD'",
        en: "begin the diagram with 'flowchart LR' or 'flowchart TD'"
      )
    }
  }

  private static func unknownWay(_ name: String, known: String) -> Localized {
    Localized(
      es: "escribe en lugar de '\(name)' uno de: \(known)",
      en: "write one of these instead of '\(name)': \(known)"
    )
  }

  /// An earlier place that explains the problem; nil if there is none.
  fileprivate var note: (position: SourcePosition, text: Localized)? {
    switch self {
    case .repeatedName(_, let first):
      (first, Localized(es: "el primer uso está aquí", en: "it was first used here"))
    case .secondRightOption(let first):
      (first, Localized(es: "ya es correcta esta opción", en: "this option is right already"))
    case .missingStep(_, let other), .stepOutOfOrder(_, let other), .blocksDisagree(let other),
      .hintAim(let other):
      (other, Localized(es: "en el otro idioma está aquí", en: "the other language has it here"))
    default: nil
    }
  }
}

extension BlockPart {
  fileprivate var text: Localized {
    switch self {
    case .question: Localized(es: "escribe la pregunta", en: "write the question")
    case .explanation:
      Localized(
        es: "escribe la explicación debajo de una línea '---'",
        en: "write the explanation below a line '---'"
      )
    case .optionExplanation:
      Localized(
        es: "explica esta opción en un párrafo sangrado debajo de ella",
        en: "explain this option in an indented paragraph below it"
      )
    case .optionText: Localized(es: "escribe el texto de la opción", en: "write the option's text")
    case .source: Localized(es: "escribe el código", en: "write the source")
    case .statement: Localized(es: "escribe el enunciado", en: "write the statement")
    case .hints:
      Localized(
        es: "escribe al menos una pista, '## Título' y su texto",
        en: "write at least one hint, '## Title' and its text"
      )
    }
  }
}

extension JSONExpectation {
  fileprivate var text: Localized {
    switch self {
    case .value: Localized(es: "un valor", en: "a value")
    case .string: Localized(es: "una cadena entre comillas", en: "a string in quotation marks")
    case .nonEmptyString:
      Localized(es: "una cadena que no esté vacía", en: "a string that is not empty")
    case .positiveNumber:
      Localized(es: "un número entero desde 1", en: "a whole number from 1")
    case .twoNames:
      Localized(es: "dos nombres, con ';' en medio", en: "two names, with ';' between them")
    case .strings:
      Localized(es: "una lista con al menos una cadena", en: "a list of at least one string")
    case .array: Localized(es: "una lista […]", en: "a list […]")
    case .object: Localized(es: "un objeto {…}", en: "an object {…}")
    case .localized:
      Localized(
        es: "un objeto {\"es\": \"…\", \"en\": \"…\"}",
        en: "an object {\"es\": \"…\", \"en\": \"…\"}"
      )
    case .mark(let mark): Localized(same: "'\(mark)'")
    case .end: Localized(es: "el final del archivo", en: "the end of the file")
    }
  }
}

extension [String] {
  /// The texts in single quotes, with commas between them.
  fileprivate var quoted: String { map { "'\($0)'" }.joined(separator: ", ") }
}
