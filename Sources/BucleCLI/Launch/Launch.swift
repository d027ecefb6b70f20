import Bilingual
import Foundation

/// From the program's arguments to its exit status.
enum Launch {
  static func run(_ arguments: [String], environment: [String: String]) -> ExitCode {
    let locale = Locale.takeUp()
    TerminalGuard.install()
    do throws(UsageError) {
      let invocation = try Invocation(arguments)
      let tool = Tool(options: invocation.options, environment: environment, locale: locale)
      return run(invocation, tool)
    } catch {
      let tool = Tool(
        options: Options(salvagedFrom: arguments),
        environment: environment,
        locale: locale
      )
      report(.usage(error), tool)
      return .usage
    }
  }

  private static func run(_ invocation: Invocation, _ tool: Tool) -> ExitCode {
    do throws(ToolError) {
      guard let verb = invocation.verb else { return try Shell(tool, at: nil).run() }
      guard let command = verb.command else {
        preconditionFailure("every command of the shell has a type, \(verb) has not")
      }
      return try command.run(tool, operands: invocation.operands)
    } catch {
      report(error, tool)
      return error.status
    }
  }

  /// Complaints go to the other stream, so that what a command was asked for stays clean.
  private static func report(_ error: ToolError, _ tool: Tool) {
    tool.complain(error.lines(tool.scene))
  }
}

extension Options {
  /// What can be made out of arguments that are not understood as a whole.
  fileprivate init(salvagedFrom arguments: [String]) {
    for (name, value) in zip(arguments, arguments.dropFirst()) where name == "--lang" {
      language = Language(rawValue: value)
    }
    isPlain = arguments.contains("--plain")
    isASCII = arguments.contains("--ascii")
  }
}
