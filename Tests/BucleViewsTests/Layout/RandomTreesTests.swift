import BucleViews
import SwiftUI
import Testing
import Typography

/// A tree of views that a number stands for.
private indirect enum Arbol {
  case texto(String)
  case boton([Arbol])
  case campo(String, String)
  case secreto(String, String)
  case interruptor(String, Bool)
  case selector(String, [String])
  case progreso(String, Double?)
  case raya
  case hueco
  case fila([Arbol])
  case columna([Arbol])
  case lista(String, [Arbol])
  case formulario([Arbol])
  case holgado(Arbol)

  /// Accents as one scalar and as two, wide ones, joined and flagged emoji, marks alone, what steers a terminal.
  private static let palabras = [
    "", "a", "canción", "accio\u{301}n", "界界界", "👩‍👩‍👧‍👦", "🇪🇸", "🇪", "❤️", "☎", "e\u{301}\u{302}\u{323}",
    "\u{301}",
    "한국어", "ﾊﾝ", "안녕", "\u{200D}", "a\tb\u{1B}[31mc", "sup\u{AD}er", "👍🏽", "1️⃣", "dos palabras",
    "unapalabramuylargaquenocabeenningunsitio", "línea\notra", "ไทย", "नमस्ते", "עברית",
    "\u{202E}alrevés",
  ]

  init(_ azar: inout Azar, hondo: Int = 0) {
    func texto() -> String {
      (0...azar.menor(que: 3)).map { _ in Self.palabras[azar.menor(que: Self.palabras.count)] }
        .joined(separator: " ")
    }
    func hijos() -> [Arbol] {
      (0..<azar.menor(que: 4)).map { _ in Arbol(&azar, hondo: hondo + 1) }
    }
    switch azar.menor(que: hondo > 3 ? 9 : 16) {
    case 0, 1: self = .texto(texto())
    case 2: self = .campo(texto(), texto())
    case 3: self = .secreto(texto(), texto())
    case 4: self = .interruptor(texto(), azar.menor(que: 2) == 0)
    case 5: self = .selector(texto(), [texto(), texto() + "2"])
    case 6: self = .progreso(texto(), azar.menor(que: 2) == 0 ? nil : 0.3)
    case 7: self = .raya
    case 8: self = .hueco
    case 9: self = .boton(hijos())
    case 10, 11: self = .fila(hijos())
    case 12: self = .columna(hijos())
    case 13: self = .lista(texto(), hijos())
    case 14: self = .formulario(hijos())
    default: self = .holgado(Arbol(&azar, hondo: hondo + 1))
    }
  }
}

/// SplitMix64: the same numbers for the same seed.
private struct Azar {
  var estado: UInt64

  mutating func menor(que limite: Int) -> Int {
    estado &+= 0x9E37_79B9_7F4A_7C15
    var z = estado
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((z ^ (z >> 31)) % UInt64(limite))
  }
}

private struct Vista: View {
  let arbol: Arbol

  var body: some View {
    switch arbol {
    case .texto(let texto): Text(texto)
    case .boton(let hijos): Button(action: {}, label: { Hijos(hijos: hijos) })
    case .campo(let titulo, let texto): TextField(titulo, text: .constant(texto))
    case .secreto(let titulo, let texto): SecureField(titulo, text: .constant(texto))
    case .interruptor(let titulo, let valor): Toggle(titulo, isOn: .constant(valor))
    case .selector(let titulo, let opciones):
      Picker(titulo, selection: .constant(opciones[0])) {
        ForEach(opciones, id: \.self) { Text($0).tag($0) }
      }
    case .progreso(let titulo, nil): ProgressView(titulo)
    case .progreso(let titulo, let parte?): ProgressView(titulo, value: parte)
    case .raya: Divider()
    case .hueco: Spacer()
    case .fila(let hijos): HStack { Hijos(hijos: hijos) }
    case .columna(let hijos): VStack { Hijos(hijos: hijos) }
    case .lista(let titulo, let hijos): List { Section(titulo) { Hijos(hijos: hijos) } }
    case .formulario(let hijos): Form { Hijos(hijos: hijos) }
    case .holgado(let hijo): Vista(arbol: hijo).padding()
    }
  }
}

private struct Hijos: View {
  let hijos: [Arbol]

  var body: some View {
    ForEach(0..<hijos.count) { Vista(arbol: hijos[$0]) }
  }
}

@MainActor
@Suite struct RandomTreesTests {
  @Test(arguments: 0..<24)
  func `no tree draws beyond a width, and it has the same elements at each`(semilla: UInt64) {
    var azar = Azar(estado: semilla)
    let arboles = (0..<3).map { _ in Arbol(&azar) }
    let host = ViewHost { VStack { Hijos(hijos: arboles) } }
    let elementos = host.frame(width: 80).elements
    for width in 1...120 {
      let frame = host.frame(width: width, style: width.isMultiple(of: 7) ? .ascii : .unicode)
      let widest = frame.rows.map(\.displayWidth).max() ?? 0
      #expect(widest <= width, "\(arboles)")
      #expect(
        !frame.rows.contains { $0.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F } }
      )
      #expect(frame.elements == elementos)
    }
  }
}
