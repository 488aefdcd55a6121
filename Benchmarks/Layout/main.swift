import Foundation
import Stopwatch

// Measures how the cost of a figure grows with its size, against `dot` on the graph that vcgraph prints for it.
// Each ratio comes from processes that ran one after the other on the same machine.
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
  print("error: there is no dot to compare with; install graphviz")
  exit(69)
}

let vcgraph = URL(fileURLWithPath: vcgraphPath)
let dot = URL(fileURLWithPath: dotPath)
let folder = FileManager.default.temporaryDirectory.appendingPathComponent("vcgraph-layout-\(getpid())")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(at: folder) }

func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

/// Families of a navigation controller and four screens, each presented by a screen of the one before.
func model(controllers count: Int) -> String {
  var lines = ["title: \(count) controllers", "window: f0", "controllers:"]
  let families = count / 5
  for family in 0..<families {
    let screens = (0..<4).map { "s\(family)x\($0)" }
    lines.append("  f\(family): {class: UINavigationController, children: [\(screens.joined(separator: ", "))]}")
    lines += screens.map { "  \($0): {class: Screen\($0)ViewController, title: Screen \($0)}" }
  }
  lines.append("steps:")
  for family in 1..<families {
    lines.append("  - {present: f\(family), from: s\(family - 1)x\(family % 4), trigger: Open family \(family)}")
  }
  return lines.joined(separator: "\n") + "\n"
}

func seconds(_ program: URL, _ arguments: [String]) throws -> Double {
  let stopwatch = Stopwatch(program: program, arguments: arguments)
  return try (1...5).map { _ in try stopwatch.measure() }.median
}

print("kind        controllers     ours      dot   ratio      PNG / SVG")
for (kind, sizes) in [("hierarchy", [10, 30, 100, 300, 500, 1000]), ("pointers", [10, 30, 100, 300])] {
  for size in sizes {
    let input = path("model\(size).vcmodel.yaml")
    try model(controllers: size).write(toFile: input, atomically: false, encoding: .utf8)
    func render(_ format: String) -> [String] {
      ["render", input, "--figure", kind, "--format", format, "-o", path("figure.\(format)")]
    }
    _ = try seconds(vcgraph, render("dot"))
    let ours = try seconds(vcgraph, render("svg"))
    let theirs = try seconds(dot, ["-Tsvg", path("figure.dot"), "-o", path("theirs.svg")])
    let picture = size == 100 ? try seconds(vcgraph, render("png")) / ours : nil
    print(
      kind.padding(toLength: 12, withPad: " ", startingAt: 0)
        + String(format: "%11d  %5.0f ms %5.0f ms  %6.2f", size, ours * 1000, theirs * 1000, ours / theirs)
        + (picture.map { String(format: "  %13.1f", $0) } ?? ""))
  }
}
