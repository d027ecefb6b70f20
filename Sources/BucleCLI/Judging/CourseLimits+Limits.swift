import Examiner
import Workbook

extension CourseLimits {
  /// For a learner's program.
  var subject: Limits {
    var limits = Limits.subject
    if let silenceSeconds { limits.silence = .seconds(silenceSeconds) }
    if let wallSeconds { limits.wall = .seconds(wallSeconds) }
    if let processorSeconds { limits.cpuSeconds = processorSeconds }
    if let memoryMiB { limits.memory = .mebibytes(memoryMiB) }
    if let outputMiB { limits.output = .mebibytes(outputMiB) }
    return limits
  }

  /// For the compiler on a learner's files.
  var compiler: Limits {
    var limits = Limits.compiler
    if let compilerSeconds {
      limits.wall = .seconds(compilerSeconds)
      limits.cpuSeconds = compilerSeconds
    }
    if let compilerMemoryMiB { limits.memory = .mebibytes(compilerMemoryMiB) }
    return limits
  }
}
