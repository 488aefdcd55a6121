import VCConformance

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

// Runs scenario files: vcgraph-conformance FILE…
// Also prints the complete output of their replays: vcgraph-conformance --stories FILE…
// Updates the pages about rules and diagnostics: vcgraph-conformance --document PACKAGE

/// Prints a message to standard error.
func complain(_ text: String) {
  var line = text + "\n"
  line.withUTF8 { bytes in _ = unsafe write(STDERR_FILENO, bytes.baseAddress, bytes.count) }
}

var arguments = Array(CommandLine.arguments.dropFirst())
let tellsStories = arguments.first == "--stories"
if tellsStories { arguments.removeFirst() }
guard !arguments.isEmpty else {
  complain("usage: vcgraph-conformance FILE…")
  exit(64)
}
if arguments.count == 2, arguments[0] == "--document" {
  do {
    let documentation = Documentation(package: arguments[1])
    try documentation.write()
    for pair in try documentation.rules().untouched { complain("no replay or mutation shows that it touches: \(pair)") }
    exit(0)
  } catch {
    complain("\(error)")
    exit(73)
  }
}
var results: [ScenarioResult] = []
var status: Int32 = 0
for file in arguments {
  guard let bytes = FileManager.default.contents(atPath: file) else {
    complain("\(file): error: cannot be read")
    status = 66
    continue
  }
  guard let text = String(bytes: bytes, encoding: .utf8) else {
    complain("\(file): error: is not UTF-8 text")
    status = 65
    continue
  }
  do {
    for scenario in try Scenario.read(text, file: file) {
      let result = scenario.run()
      if tellsStories { print(scenario.story) }
      print(result.line)
      results.append(result)
    }
  } catch {
    complain("\(error)")
    status = 65
  }
}
let passed = results.filter(\.hasPassed).count
if !tellsStories { print("\(passed) passed, \(results.count - passed) failed") }
exit(status != 0 ? status : passed == results.count ? 0 : 1)
