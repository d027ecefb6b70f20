import CCMark
import Synchronization

/// The only file that calls cmark-gfm.
enum CommonMark {
  /// Guards the library's list of extensions and its table of special characters, which are global.
  private static let library = Mutex(false)

  /// The blocks of a text, in order.
  static func blocks(_ text: String) -> [MarkdownBlock] {
    library.withLock { isRegistered in
      if !isRegistered { cmark_gfm_core_extensions_ensure_registered() }
      isRegistered = true
      guard let parser = cmark_parser_new(CMARK_OPT_DEFAULT | CMARK_OPT_VALIDATE_UTF8) else {
        return []
      }
      defer { cmark_parser_free(parser) }
      if let tables = cmark_find_syntax_extension("table") {
        cmark_parser_attach_syntax_extension(parser, tables)
      }
      cmark_parser_feed(parser, text, text.utf8.count)
      guard let document = cmark_parser_finish(parser) else { return [] }
      defer { cmark_node_free(document) }
      return Node(pointer: document).children.map { $0.block }
    }
  }
}

/// A node of the library's tree, valid while that tree lives.
private struct Node {
  let pointer: OpaquePointer

  var children: [Node] {
    var children: [Node] = []
    var next = cmark_node_first_child(pointer)
    while let node = next {
      children.append(Node(pointer: node))
      next = cmark_node_next(node)
    }
    return children
  }

  /// The name of the node's type, which for tables only exists as text.
  private var type: String { String(cString: cmark_node_get_type_string(pointer)) }

  private var literal: String { cmark_node_get_literal(pointer).map { String(cString: $0) } ?? "" }

  private var literalLines: [String] {
    var lines = literal.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  var block: MarkdownBlock {
    switch type {
    case "paragraph": .paragraph(inlines)
    case "heading": .heading(inlines)
    case "block_quote": .quote(children.map(\.block))
    case "list": list
    case "code_block":
      .code(notation: String(cString: cmark_node_get_fence_info(pointer)), lines: literalLines)
    case "table": table
    case "thematic_break": .rule
    default: .verbatim(literalLines)
    }
  }

  private var list: MarkdownBlock {
    let isOrdered = cmark_node_get_list_type(pointer) == CMARK_ORDERED_LIST
    return .list(
      first: isOrdered ? Int(cmark_node_get_list_start(pointer)) : nil,
      isTight: cmark_node_get_list_tight(pointer) != 0,
      items: children.map { $0.children.map(\.block) }
    )
  }

  private var table: MarkdownBlock {
    let rows = children.map { row in row.children.map(\.inlines) }
    return .table(header: rows.first ?? [], rows: Array(rows.dropFirst()))
  }

  private var inlines: [MarkdownInline] { children.map(\.inline) }

  private var inline: MarkdownInline {
    switch type {
    case "code": .code(literal)
    case "emph": .emphasis(inlines)
    case "strong": .strong(inlines)
    case "link", "image":
      .link(inlines, destination: String(cString: cmark_node_get_url(pointer)))
    case "softbreak": .softBreak
    case "linebreak": .lineBreak
    default: .text(literal)
    }
  }
}
