import Foundation
import Stopwatch

// Measures how the cost of a figure grows with its size, compared with `dot` on the DOT graph of the same figure. Times are
// processor times, which other processes on the machine affect little; each ratio is from processes run in succession.
//
//   swift run -c release vcgraph-layout-benchmark .build/release/vcgraph

guard let vcgraphPath = CommandLine.arguments.dropFirst().first else {
  print("usage: vcgraph-layout-benchmark VCGRAPH")
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
let folder = FileManager.default.temporaryDirectory.appendingPathComponent("vcgraph-layout-\(getpid())")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(at: folder) }

func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

/// Returns the run with the median time of three.
func measure(_ program: URL, _ arguments: [String], runs: Int = 3) throws -> Stopwatch.Run {
  let stopwatch = Stopwatch(program: program, arguments: arguments)
  let all = try (0..<runs).map { _ in try stopwatch.run() }.sorted { $0.processorSeconds < $1.processorSeconds }
  return all[all.count / 2]
}

/// Prints a line of the table.
func report(_ figure: String, _ ours: Stopwatch.Run, dot: Stopwatch.Run? = nil, png: Stopwatch.Run? = nil) {
  func ratio(_ other: Double) -> String { String(format: "%8.2f", other) }
  let theirs = dot.map {
    String(format: "%8.3f s", $0.processorSeconds) + ratio(ours.processorSeconds / $0.processorSeconds)
  }
  print(
    figure.padding(toLength: 34, withPad: " ", startingAt: 0)
      + String(format: "%8.3f s %6.0f MB", ours.processorSeconds, ours.megabytes)
      + (theirs ?? (png == nil ? "" : String(repeating: " ", count: 18)))
      + (png.map { ratio($0.processorSeconds / ours.processorSeconds) } ?? ""))
}

print("figure                               ours    memory       dot   ratio  PNG/SVG")
for (kind, sizes) in [("hierarchy", [10, 30, 100, 300, 500, 1000]), ("pointers", [10, 20, 30, 40, 100, 300])] {
  for size in sizes {
    let input = path("model\(size).vcmodel.yaml")
    try GeneratedInput.model(controllers: size).write(toFile: input, atomically: false, encoding: .utf8)
    func render(_ format: String) -> [String] {
      ["render", input, "--figure", kind, "--format", format, "-o", path("figure.\(format)")]
    }
    _ = try measure(vcgraph, render("dot"), runs: 1)
    let ours = try measure(vcgraph, render("svg"))
    let theirs = try measure(dot, ["-Tsvg", path("figure.dot"), "-o", path("theirs.svg")])
    let picture = size == 100 ? try measure(vcgraph, render("png")) : nil
    report("\(kind) \(size)", ours, dot: theirs, png: picture)
  }
}

let dump = path("crowded.txt")
try GeneratedInput.dump(lines: 55).write(toFile: dump, atomically: false, encoding: .utf8)
report("dump of 55 lines", try measure(vcgraph, ["render", dump, "--format", "svg", "-o", path("dump.svg")]))

for (screens, transitions, onPages) in [
  (150, 240, true), (500, 800, false), (1500, 2400, true), (1500, 2400, false), (5000, 8000, true),
] {
  let input = path("map\(screens).vcmap.json")
  try GeneratedInput.map(screens: screens, transitions: transitions).write(
    toFile: input, atomically: false, encoding: .utf8)
  let limit = onPages ? [] : ["--page-limit", "0"]
  let output = path("map\(screens)\(onPages)")
  try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
  let figure = "map \(screens) / \(transitions)\(onPages ? " on pages" : " in one figure")"
  let arguments = ["render", input, "--format", "svg", "--timeout", "60", "-o", output] + limit
  do {
    report(figure, try measure(vcgraph, arguments, runs: 1))
  } catch let failure as Stopwatch.Failure {
    print("\(figure): not drawn (\(failure))")
  }
}
