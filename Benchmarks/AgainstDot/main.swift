import Foundation
import Stopwatch

// Compares the release build with `dot` on this machine, in pairs of runs, so that noise affects both equally.
//
//   swift run -c release vcgraph-against-dot .build/release/vcgraph samples/camera.vcmodel.yaml

let arguments = CommandLine.arguments.dropFirst()
guard arguments.count == 2, let vcgraphPath = arguments.first, let modelPath = arguments.last else {
  print("usage: vcgraph-against-dot VCGRAPH MODEL")
  exit(64)
}
guard
  let dotPath = ["/usr/bin/dot", "/usr/local/bin/dot", "/opt/homebrew/bin/dot"].first(
    where: FileManager.default.isExecutableFile)
else {
  print("error: dot is not installed; install graphviz")
  exit(69)
}

let vcgraph = URL(fileURLWithPath: vcgraphPath)
let dot = URL(fileURLWithPath: dotPath)
let folder = FileManager.default.temporaryDirectory.appendingPathComponent("vcgraph-against-dot-\(getpid())")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(at: folder) }

func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

_ = try Stopwatch(program: vcgraph, arguments: ["render", modelPath, "--format", "dot", "-o", path("figure.dot")])
  .measure()

let ours = Stopwatch(program: vcgraph, arguments: ["render", modelPath, "--format", "svg", "-o", path("ours.svg")])
let theirs = Stopwatch(program: dot, arguments: ["-Tsvg", path("figure.dot"), "-o", path("theirs.svg")])
_ = (try ours.measure(), try theirs.measure())

var pairs: [(ours: Double, theirs: Double)] = []
for _ in 0..<20 { pairs.append((try ours.measure(), try theirs.measure())) }
let one = pairs.map { $0.ours / $0.theirs }.median
print("one model, whole process: \(percent(one)) of dot -Tsvg (median of \(pairs.count) pairs)")
let memory = (ours: try ours.run().megabytes, theirs: try theirs.run().megabytes)
print(String(format: "its memory: %.1f MB, %.2f times dot's", memory.ours, memory.ours / memory.theirs))

let model = try String(contentsOfFile: modelPath, encoding: .utf8)
var inputs: [String] = []
for number in 1...200 {
  let input = path("model\(number).vcmodel.yaml")
  try model.write(toFile: input, atomically: false, encoding: .utf8)
  inputs.append(input)
}
let batch = try (1...5).map { number in
  let arguments = ["render"] + inputs + ["--format", "svg", "-o", path("out\(number)")]
  return try Stopwatch(program: vcgraph, arguments: arguments).measure()
}.median
let dots = 200 * pairs.map(\.theirs).median
print("200 models in one call: \(percent(batch / dots)) of 200 dot processes")

if let program = try? FileManager.default.attributesOfItem(atPath: vcgraph.path)[.size] as? Int {
  print("size of the program: \(program >> 20) MB")
}

func percent(_ ratio: Double) -> String { String(format: "%.1f %%", ratio * 100) }
