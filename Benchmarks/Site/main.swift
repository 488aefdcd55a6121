import Foundation
import Stopwatch

// Measures `vcgraph build` on sites of 200 and of 20 figures against `dot`, and `vcgraph build --watch` over many changes.
//
//   swift run -c release vcgraph-site-benchmark .build/release/vcgraph [CHANGES]

let arguments = CommandLine.arguments.dropFirst()
guard let vcgraphPath = arguments.first, let changes = arguments.count < 2 ? 1_000 : arguments.last.flatMap({ Int($0) })
else {
  print("usage: vcgraph-site-benchmark VCGRAPH [CHANGES]")
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
let folder = FileManager.default.temporaryDirectory.appendingPathComponent("vcgraph-site-benchmark-\(getpid())")
defer { try? FileManager.default.removeItem(at: folder) }

// Each first build gets a new site: some file systems create files slowly in folders where others were just deleted.
let sites = try (1...5).map {
  try BenchmarkSite(figures: 200, in: folder.appendingPathComponent("200-\($0)"), program: vcgraph)
}
let large = sites[0]
let dot = Stopwatch(
  program: URL(fileURLWithPath: dotPath),
  arguments: ["-Tsvg", try large.dotFile().path, "-o", folder.appendingPathComponent("dot.svg").path])
_ = try dot.measure()
let oneDot = try (0..<20).map { _ in try dot.measure() }.median
print(String(format: "one dot process: %.1f ms", oneDot * 1_000))

let first = try sites.map { try $0.build.measure() }.median
print("first build of 200 figures: \(percent(first / (200 * oneDot))) of 200 dot processes")
let second = try (0..<10).map { _ in try large.build.measure() }.median
print("nothing changed: \(percent(second / first)) of the first build")

let small = try BenchmarkSite(figures: 20, in: folder.appendingPathComponent("20"), program: vcgraph)
_ = try small.build.measure()
let pairs = try (0..<20).map { _ in try small.build.measure() / dot.measure() }
print("nothing changed, 20 figures: \(percent(pairs.median)) of one dot process")

try WatchBenchmark(site: small, program: vcgraph).run(changes: changes)

func percent(_ ratio: Double) -> String { String(format: "%.1f %%", ratio * 100) }
