import Foundation
import Stopwatch

// Measures the memory of `vcgraph render` over many inputs in one call: the peak of the program and the processes that draw
// for it, for a tenth of the inputs and for all of them.
//
//   swift run -c release vcgraph-many-renders .build/release/vcgraph [INPUTS]

let arguments = CommandLine.arguments.dropFirst()
guard let path = arguments.first, let count = arguments.count < 2 ? 10_000 : arguments.last.flatMap({ Int($0) }),
  count > 9
else {
  print("usage: vcgraph-many-renders VCGRAPH [INPUTS]")
  exit(64)
}
let folder = FileManager.default.temporaryDirectory.appendingPathComponent("vcgraph-many-renders-\(getpid())")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(at: folder) }

let inputs = try (1...count).map { number in
  let file = folder.appendingPathComponent("m\(number).vcmodel.yaml")
  try "window: {id: a, title: Screen \(number)}\nsteps: [{present: {id: b, title: Next}, from: a}]\n".write(
    to: file, atomically: false, encoding: .utf8)
  return file.path
}
for part in [count / 10, count] {
  let arguments = ["render", "--format", "svg", "-q", "-o", folder.appendingPathComponent("out").path + "/"]
  let run = try Stopwatch(
    program: URL(fileURLWithPath: path), arguments: arguments + inputs.prefix(part)
  ).run()
  print(String(format: "%d inputs: %.1f MB, %.1f s", part, run.megabytes, run.seconds))
}
