import Foundation
import Stopwatch
import VCModel
import VCNavigation
import VCScan

// Writes 690 storyboards, 5.9 MB in total, and scans them in this process and, if a program is given, with the program.
//
//   make release
//   swift run -c release vcgraph-scan-storyboards .build/release/vcgraph
//
// The best existing tool took 830 ms for real storyboards of this number and size, and missed a fifth of their segues. The
// target for the release build is a tenth of that time on two processors, for the whole process, with every segue found.
let target = 83

let folder = FileManager.default.temporaryDirectory.appendingPathComponent("vcgraph-scan-\(getpid())")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(at: folder) }

var writer = StoryboardWriter()
var sizes: [Int] = []
var scenes = 0
var segues = 0
for (position, plan) in StoryboardPlan.storyboards.enumerated() {
  let text = writer.storyboard(plan, position)
  sizes.append(text.utf8.count)
  scenes += plan.scenes
  segues += plan.segues
  try Data(text.utf8).write(to: folder.appendingPathComponent("Screen\(position).storyboard"))
}

func seconds(_ body: () throws -> Void) rethrows -> Double {
  let duration = try ContinuousClock().measure(body)
  return Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
}

func report(_ what: String, _ times: [Double], bytes size: Int) {
  let best = times.min() ?? 0
  let rate = Double(size) / 1e6 / best
  print(
    "\(what): \(Int((best * 1000).rounded())) ms (best of \(times.count), median \(Int((times.median * 1000).rounded())) ms),"
      + " \(Int(rate)) MB/s")
}

let sorted = sizes.sorted()
let size = sizes.reduce(0, +)
print("\(sizes.count) storyboards, \(size) bytes, from \(sorted[0]) to \(sorted[sorted.count - 1])")
print("half of them are smaller than \(sorted[sorted.count / 2]) bytes")

let map = NavigationScan().map(of: [folder.path])
let found = map.transitions.count { $0.relation != .initial }
let isComplete = map.controllers.count == scenes && found == segues
print(
  "\(map.controllers.count) of \(scenes) scenes found, \(found) of \(segues) segues\(isComplete ? "" : ": SOME ARE MISSING")"
)
report("scan in process", (0..<5).map { _ in seconds { _ = NavigationScan().map(of: [folder.path]) } }, bytes: size)
report("write the JSON", (0..<5).map { _ in seconds { _ = NavigationMapJSON.write(map) } }, bytes: size)

if CommandLine.arguments.count > 1 {
  let watch = Stopwatch(
    program: URL(fileURLWithPath: CommandLine.arguments[1]),
    arguments: ["scan", folder.path, "-o", folder.appendingPathComponent("app.json").path])
  let times = try (0..<20).map { _ in try watch.measure() }
  report("vcgraph scan, whole process", times, bytes: size)
  let best = Int(((times.min() ?? 0) * 1000).rounded())
  print("the target of \(target) ms is \(best <= target ? "met" : "missed by \(best - target) ms")")
}
