import Foundation

/// The `dot` program, if it is installed.
enum Dot {
  static let path = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/dot" }
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  static var isInstalled: Bool { path != nil }

  /// Returns the output of `dot` and its messages.
  static func run(_ arguments: [String], input: String) throws -> (output: String, messages: String) {
    let process = Process()
    process.executableURL = path.map { URL(filePath: $0) }
    process.arguments = arguments
    let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    // Files instead of pipes, which a long output would fill.
    let files = ["in", "out", "err"].map { directory.appending(path: $0) }
    try input.write(to: files[0], atomically: false, encoding: .utf8)
    for file in files[1...] { try Data().write(to: file) }
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    return (try String(contentsOf: files[1], encoding: .utf8), try String(contentsOf: files[2], encoding: .utf8))
  }
}
