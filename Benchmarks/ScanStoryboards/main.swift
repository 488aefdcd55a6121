import Foundation
import VCModel
import VCNavigation
import VCScan

// Writes 690 storyboards and scans them: in this process, and with the program when it is given.
//
//   make release
//   swift run -c release vcgraph-scan-storyboards .build/release/vcgraph
//
// The program built like that is to need no more than 83 ms on two processors, from its start to its end, and to find
// every segue.
let target = 83

let folder = FileManager.default.temporaryDirectory.appendingPathComponent("vcgraph-scan-\(getpid())")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(at: folder) }

var writer = StoryboardWriter()
var size = 0
var segues = 0
for position in 0..<690 {
  let text = writer.storyboard(position)
  size += text.utf8.count
  segues += text.components(separatedBy: "<segue ").count - 1
  try Data(text.utf8).write(to: folder.appendingPathComponent("Screen\(position).storyboard"))
}

func seconds(_ body: () throws -> Void) rethrows -> Double {
  let duration = try ContinuousClock().measure(body)
  return Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
}

func report(_ what: String, _ times: [Double], bytes size: Int) {
  let best = times.min() ?? 0
  let rate = Double(size) / 1e6 / best
  print("\(what): \(Int((best * 1000).rounded())) ms (best of \(times.count)), \(Int(rate)) MB/s")
}

let map = NavigationScan().map(of: [folder.path])
let found = map.transitions.count { $0.relation != .initial }
print("\(size) bytes, \(segues) segues, \(found) found\(found == segues ? "" : ": SOME ARE MISSING")")
report("scan in process", (0..<5).map { _ in seconds { _ = NavigationScan().map(of: [folder.path]) } }, bytes: size)
report("write the JSON", (0..<5).map { _ in seconds { _ = NavigationMapJSON.write(map) } }, bytes: size)

if CommandLine.arguments.count > 1 {
  let times = try (0..<10).map { _ in
    try seconds {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: CommandLine.arguments[1])
      process.arguments = ["scan", folder.path, "-o", folder.appendingPathComponent("app.json").path]
      try process.run()
      process.waitUntilExit()
    }
  }
  report("vcgraph scan, whole process", times, bytes: size)
  let best = Int(((times.min() ?? 0) * 1000).rounded())
  print("the target of \(target) ms is \(best <= target ? "met" : "missed by \(best - target) ms")")
}
