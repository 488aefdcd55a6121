import Foundation
import Stopwatch

// Writes an app of 4,000 Swift files and scans it with the program: without a cache, then with one, then with one file changed.
//
//   make release
//   swift run -c release vcgraph-scan-code .build/release/vcgraph [FILES]
//
// The first scan is to take no longer than swift-syntax needs to parse all files on both processors, and one after a change of
// one file a twentieth of that.
guard CommandLine.arguments.count > 1 else {
  print("usage: vcgraph-scan-code PROGRAM [FILES]")
  exit(64)
}
let program = URL(fileURLWithPath: CommandLine.arguments[1])
let count = CommandLine.arguments.dropFirst(2).first.flatMap(Int.init) ?? 4_000
let folder = FileManager.default.temporaryDirectory.appendingPathComponent("vcgraph-code-\(getpid())")
let app = folder.appendingPathComponent("App")
defer { try? FileManager.default.removeItem(at: folder) }

var writer = AppWriter()
var size = 0
for position in 0..<count {
  let file = writer.file(position)
  let path = app.appendingPathComponent(file.name)
  try FileManager.default.createDirectory(at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
  try Data(file.text.utf8).write(to: path)
  size += file.text.utf8.count
}
print("\(count) files, \(size / 1_000) KB, \(writer.transitions) transitions")

// The cache of this run is its own.
unsafe setenv("XDG_CACHE_HOME", folder.appendingPathComponent("cache").path, 1)
let map = folder.appendingPathComponent("app.json").path

@MainActor func measure(_ what: String, _ options: [String] = [], times: Int = 3) throws {
  let watch = Stopwatch(program: program, arguments: ["scan", app.path, "-o", map] + options)
  let best = try (0..<times).map { _ in try watch.measure() }.min() ?? 0
  print("\(what): \(Int((best * 1_000).rounded())) ms, \(Int(Double(size) / 1e6 / best)) MB/s")
}

try measure("without a cache", ["--no-cache"])
try measure("first", times: 1)
try measure("nothing changed")
let changed = app.appendingPathComponent(AppWriter().file(at: 0))
var text = try String(contentsOf: changed, encoding: .utf8)
for number in 0..<3 {
  text += "\nlet changed\(number) = \(number)\n"
  try Data(text.utf8).write(to: changed)
  try measure("one file changed", times: 1)
}

extension AppWriter {
  /// The name of the file at a position.
  fileprivate func file(at position: Int) -> String {
    var writer = self
    return writer.file(position).name
  }
}
