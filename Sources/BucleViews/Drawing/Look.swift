/// All that a frame shows of blocks, as bytes: equal for two lists of blocks exactly where their frames are.
@MainActor
struct Look {
  private(set) var bytes: [UInt8] = []

  mutating func add(_ blocks: [Block]) {
    add(blocks.count)
    for block in blocks { add(block) }
  }

  private mutating func add(_ block: Block) {
    switch block {
    case .text(let text):
      bytes.append(0)
      add(text)
    case .control(let control):
      bytes.append(1)
      add(control)
    case .vertical(let alignment, let spacing, let blocks):
      bytes.append(2)
      add(alignment.offset(in: 2))
      add(spacing)
      add(blocks)
    case .horizontal(let alignment, let spacing, let blocks):
      bytes.append(3)
      add(alignment.offset(in: 2))
      add(spacing)
      add(blocks)
    case .spacer(let leastColumns, let leastRows):
      bytes.append(4)
      add(leastColumns)
      add(leastRows)
    case .divider:
      bytes.append(5)
    case .padded(let insets, let block):
      bytes.append(6)
      for inset in [insets.left, insets.right, insets.top, insets.bottom] { add(inset) }
      add(block)
    case .progress(let label, let fraction):
      bytes.append(7)
      add(label)
      add(fraction.map { "\($0)" } ?? "")
    case .named(let name, let block):
      bytes.append(8)
      add(name)
      add(block)
    }
  }

  private mutating func add(_ control: Control) {
    let element = control.element
    add(element.id.number)
    switch element.kind {
    case .button: bytes.append(0)
    case .textField: bytes.append(1)
    case .toggle: bytes.append(2)
    case .secureField: bytes.append(3)
    case .picker: bytes.append(4)
    }
    add(element.label)
    switch element.value {
    case nil:
      bytes.append(0)
    case .text(let text):
      bytes.append(1)
      add(text)
    case .toggle(let isOn):
      bytes.append(isOn ? 2 : 3)
    case .secret(let count):
      bytes.append(4)
      add(count)
    case .choice(let chosen, let labels):
      bytes.append(chosen == nil ? 5 : 6)
      add(chosen ?? "")
      add(labels.count)
      for label in labels { add(label) }
    }
    bytes.append(element.isEnabled ? 1 : 0)
    add(control.label)
    add(control.prompt)
    add(control.labelColumns ?? -1)
  }

  private mutating func add(_ text: String) {
    add(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  private mutating func add(_ number: Int) {
    withUnsafeBytes(of: number) { bytes.append(contentsOf: $0) }
  }
}
