import Foundation
import Stopwatch

#if SwiftSource
  import SwiftParser
  import SwiftSyntax
#endif

// Writes an app of 4,000 Swift files and scans it with the program: without a cache, then with one, then with one file changed.
// Prints medians of the processor time of all processes together.
//
//   make release
//   swift run -c release vcgraph-scan-code .build/release/vcgraph [FILES]
//
// The target for the first scan is the time in which swift-syntax parses all files; for a scan after one file has changed, a
// twentieth of that.
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

// This benchmark uses a separate cache.
unsafe setenv("XDG_CACHE_HOME", folder.appendingPathComponent("cache").path, 1)
let map = folder.appendingPathComponent("app.json").path

@MainActor func measure(
  _ what: String, _ options: [String] = [], times: Int = 5, before: () throws -> Void = {}
) throws {
  let watch = Stopwatch(program: program, arguments: ["scan", app.path, "-o", map] + options)
  let runs = try (0..<times).map { _ in
    try before()
    return try watch.run()
  }
  let processors = runs.map(\.processorSeconds).median
  let clock = runs.map(\.seconds).median
  print("\(what): \(milliseconds(processors)) ms of processor time, \(milliseconds(clock)) ms of wall time")
}

func milliseconds(_ seconds: Double) -> Int { Int((seconds * 1_000).rounded()) }

/// Appends a line to a written file: a variable, or a presentation of a screen by the first one.
@MainActor func change(_ position: Int, showing screen: Int? = nil) throws {
  let file = app.appendingPathComponent(AppWriter().file(at: position))
  let text = try String(contentsOf: file, encoding: .utf8)
  let name = "changed\(text.utf8.count)"
  let line =
    screen.map {
      "extension Screen0ViewController { func \(name)() { present(Screen\($0)ViewController(), animated: true) } }"
    } ?? "let \(name) = 1"
  try Data("\(text)\n\(line)\n".utf8).write(to: file)
}

#if SwiftSource
  let sources = try (0..<count).map { try Data(contentsOf: app.appendingPathComponent(AppWriter().file(at: $0))) }
  let start = clock()
  var trees = 0
  for source in sources { trees += Parser.parse(source: String(decoding: source, as: UTF8.self)).statements.count }
  print("swift-syntax alone: \(milliseconds(Double(clock() - start) / Double(CLOCKS_PER_SEC))) ms, \(trees) statements")
#endif

let cache = folder.appendingPathComponent("cache")
try measure("without a cache", ["--no-cache"])
try measure("first") { try? FileManager.default.removeItem(at: cache) }
try measure("nothing changed")
try measure("one file changed") { try change(0) }
try measure("one file changed, and with it the map") { try change(0, showing: 7) }
try measure("one file without screens changed") { try change(3) }

extension AppWriter {
  /// The name of the file at a position.
  fileprivate func file(at position: Int) -> String {
    var writer = self
    return writer.file(position).name
  }
}
