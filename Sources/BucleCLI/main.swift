import Bilingual
import Examiner
import Foundation
import HiddenExams
import Wire

let environment = ProcessInfo.processInfo.environment
let installation = Installation(environment: environment)
let arguments = CommandLine.arguments
if arguments.count == 3 {
  let file = URL(filePath: arguments[2])
  let course = installation.programs.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  let kata = KataSources(id: "contador", module: "KataContador", probeModule: "ContadorProbe", files: [file],
    probe: course.appending(path: "lessons/01-flujo-unidireccional/contador/Probe.swift"))
  let clock = ContinuousClock()
  let t0 = clock.now
  let outcome = try KataBuilder(installation: installation, toolchain: Toolchain(environment: environment)).build(kata)
  print("build", clock.now - t0)
  switch outcome {
  case .built(let built):
    let verdict = Examination(HiddenExams.catalogue[0], subject: built.subject, reference: installation.reference("kata:contador")).run()
    print(verdict.outcome, verdict.time)
    for c in verdict.checks { 
     switch c.outcome {
     case .failed(let x): print("✗", c.check.id, x.disagreement, x.trace.script, x.coverage as Any)
     case .ended(let f, let t): print("!", c.check.id, f, t.script)
     default: print(c.check.id, c.outcome)
     } }
    print(verdict.printed)
  default: print(outcome)
  }
} else {
  let p = try SubjectProcess(installation.reference(arguments[1]))
  print(p.description)
  let readings = try p.run([.interact(.init("+"), .tap), .interact(.init("Dato"), .tap), .resolve(1, .value(.text("hola")))])
  for r in readings { print(r); print(r.screen?.rows.joined(separator: "\n") ?? "") }
}
