import Foundation
import Stopwatch

/// Measures many successive changes, each of which must be drawn, and the memory and open files of the watching process.
struct WatchBenchmark {
  let site: BenchmarkSite
  let program: URL

  /// The number of seconds after which a change that was not drawn counts as lost.
  private static let patience = 10.0

  func run(changes: Int) throws {
    let process = Process()
    process.executableURL = program
    process.arguments = ["build", "--watch", "--config", site.root.appendingPathComponent("vcgraph.yml").path]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    defer {
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
    Thread.sleep(forTimeInterval: 1)
    var times: [Double] = []
    var lost = 0
    var early: (memory: Int?, files: Int?)
    for number in 1...changes {
      if let time = try time(of: number) { times.append(time) } else { lost += 1 }
      if number == 50 { early = (memory(of: process), openFiles(of: process)) }
    }
    let sorted = times.sorted()
    print("watching: \(changes) changes, \(lost) lost")
    print(
      String(
        format: "drawn after: median %.0f ms, 95 of 100 within %.0f ms, all within %.0f ms", times.median * 1_000,
        (sorted.isEmpty ? 0 : sorted[sorted.count * 95 / 100]) * 1_000, (sorted.last ?? 0) * 1_000))
    if let early = early.memory, let late = memory(of: process) {
      print("memory: \(early) KB after 50 changes, \(late) KB after \(changes)")
    }
    if let early = early.files, let late = openFiles(of: process) {
      print("open files: \(early) after 50 changes, \(late) after \(changes)")
    }
  }

  /// Returns the seconds until a change is in the figure; `nil` if it is lost.
  private func time(of number: Int) throws -> Double? {
    let start = ContinuousClock.now
    try site.write("Change \(number)", to: 1)
    while true {
      let time = (ContinuousClock.now - start) / .seconds(1)
      if site.figure(1).contains(">Change \(number)<") { return time }
      if time > Self.patience { return nil }
      usleep(2_000)
    }
  }

  /// Returns the number of open files, on systems with `/proc`.
  private func openFiles(of process: Process) -> Int? {
    try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process.processIdentifier)/fd").count
  }

  /// Returns the resident memory in KB, on systems with `/proc`.
  private func memory(of process: Process) -> Int? {
    let status = try? String(contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }
  }
}
