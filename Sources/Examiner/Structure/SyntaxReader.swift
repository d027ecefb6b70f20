import Foundation
import Glibc
package import SyntaxWire

/// Asks `bucle-syntax` about sources: the parser meets untrusted text in a process of its own.
package struct SyntaxReader: Sendable {
  private let program: URL

  /// Enough for every kata a hundred times over.
  private static let limits = Limits(
    silence: .seconds(10),
    wall: .seconds(10),
    cpuSeconds: 10,
    memory: .mebibytes(1024),
    output: .mebibytes(64),
    isConfined: true
  )

  package init(_ installation: Installation) {
    program = installation.syntaxProgram
  }

  package func answer(
    to request: SyntaxRequest,
    cancellation: Cancellation? = nil
  ) throws(SyntaxFailure) -> SyntaxAnswer {
    let input: Descriptor
    let output: Descriptor
    let errors: Descriptor
    let ending: ChildProcess.Ending
    do {
      input = try Descriptor.memoryFile(named: "request")
      output = try Descriptor.memoryFile(named: "answer")
      errors = try Descriptor.memoryFile(named: "errors")
      try input.fill(JSONEncoder().encode(request))
      let child = try ChildProcess(
        [program.path],
        environment: ["PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"],
        streams: .init(input: input, output: output, error: errors),
        limits: Self.limits
      )
      ending = try child.wait(atMost: Self.limits.wall, cancellation: cancellation)
    } catch ChildProcess.Interruption.cancelled {
      throw .cancelled
    } catch is ChildProcess.Interruption {
      throw .unreadable
    } catch {
      throw .system(String(describing: error))
    }
    switch ending.cause {
    case .exit(0): break
    // Deeper than our stack, or larger than our limits: no source that a person writes is.
    case .signal: throw .unreadable
    case .exit: throw .system(errors.contents())
    }
    do {
      let text = output.contents(limit: Self.limits.output.bytes)
      return try JSONDecoder().decode(SyntaxAnswer.self, from: Data(text.utf8))
    } catch {
      throw .system(String(describing: error))
    }
  }
}

/// Why there is no answer about a source.
package enum SyntaxFailure: Error, Sendable, Hashable {
  /// The source is nested so deeply, or is so long, that its structure cannot be told.
  case unreadable
  case cancelled
  /// A fault of ours, in English.
  case system(String)
}

extension Descriptor {
  /// Writes at the start and leaves the position there, for whoever reads next.
  fileprivate func fill(_ data: Data) throws(PosixError) {
    var offset = 0
    while offset < data.count {
      let count = data.withUnsafeBytes { bytes in
        bytes.baseAddress.map { pwrite(number, $0 + offset, bytes.count - offset, off_t(offset)) }
          ?? 0
      }
      guard count > 0 else { throw PosixError("write a request") }
      offset += count
    }
  }
}
