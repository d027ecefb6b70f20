import Foundation

let status = Launch.run(
  Array(CommandLine.arguments.dropFirst()),
  environment: ProcessInfo.processInfo.environment
)
exit(status.rawValue)
