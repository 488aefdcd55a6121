import Foundation

/// A headless Chromium, controlled through a pipe with the DevTools protocol.
final class Browser {
  /// An error that a page reports.
  struct Problem: Error, CustomStringConvertible {
    let description: String

    /// Whether the page could not respond because another one is replacing it.
    var isDeparture: Bool {
      ["navigated or closed", "context was destroyed", "Cannot find context"].contains { description.contains($0) }
    }
  }

  private let process = Process()
  private let commands = Pipe()
  private let answers = Pipe()
  private let profile: TemporaryFolder
  private var received: [UInt8] = []
  private var lastCommand = 0
  private var session: String?
  /// The console output of pages, and errors while they were loaded.
  private(set) var console: [String] = []

  init(_ tool: InstalledTool) throws {
    profile = try TemporaryFolder()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    // Chromium reads commands from file 3 and writes to file 4.
    process.arguments = [
      "-c",
      "limit=$(command -v timeout); exec ${limit:+$limit -s KILL 90} \"$0\" \"$@\" 3<&0 4>&1 </dev/null >/dev/null 2>&1",
      tool.url.path, "--headless", "--no-sandbox",
      "--disable-gpu", "--disable-dev-shm-usage", "--remote-debugging-pipe", "--user-data-dir=\(profile.url.path)",
    ]
    process.standardInput = commands
    process.standardOutput = answers
    try process.run()
    let target = try send("Target.createTarget", ["url": "about:blank"])
    let attached = try send("Target.attachToTarget", ["targetId": target["targetId"] ?? "", "flatten": true])
    session = attached["sessionId"] as? String
    for domain in ["Page", "Runtime", "Log", "Network"] { try send("\(domain).enable") }
  }

  deinit {
    // Its helper processes end with it only if it exits normally; the pipe is closed when the last of them ends.
    _ = try? send("Browser.close")
    while let data = try? read(), !data.isEmpty {}
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  /// Opens a page in light or dark appearance and waits until it is completely loaded.
  func open(_ address: String, isDark: Bool = false) throws {
    try prefersDark(isDark)
    try send("Page.navigate", ["url": address])
    try wait(for: "location.href !== 'about:blank' && document.readyState === 'complete'")
  }

  /// From now on, only file URLs can be loaded.
  func goOffline() throws {
    try send(
      "Network.emulateNetworkConditions",
      ["offline": true, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1])
  }

  /// Changes the appearance and the medium of the page.
  func prefersDark(_ isDark: Bool, isOnPaper: Bool = false) throws {
    let scheme = ["name": "prefers-color-scheme", "value": isDark ? "dark" : "light"]
    try send("Emulation.setEmulatedMedia", ["media": isOnPaper ? "print" : "", "features": [scheme]])
  }

  /// Evaluates an expression in the page.
  @discardableResult
  func evaluate(_ expression: String) throws -> Any? {
    let result = try send("Runtime.evaluate", ["expression": expression, "returnByValue": true, "awaitPromise": true])
    if result["exceptionDetails"] != nil { throw Problem(description: "\(expression): \(result)") }
    return (result["result"] as? [String: Any])?["value"]
  }

  /// Waits until a condition holds in the page, or in the page that is about to replace it.
  func wait(for condition: String) throws {
    for _ in 0..<300 {
      do {
        if try evaluate(condition) as? Bool == true { return }
      } catch let problem as Problem where problem.isDeparture {}
      Thread.sleep(forTimeInterval: 0.05)
    }
    throw Problem(description: "never true: \(condition)")
  }

  /// The images' URLs as displayed, and whether each of them was loaded.
  func images() throws -> [(address: String, isLoaded: Bool)] {
    try wait(for: "[...document.images].every((image) => image.complete)")
    let list = try evaluate("[...document.images].map((image) => [image.currentSrc, image.naturalWidth > 0])")
    return (list as? [[Any]] ?? []).map { ($0.first as? String ?? "", $0.last as? Bool ?? false) }
  }

  @discardableResult
  func send(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    lastCommand += 1
    var command: [String: Any] = ["id": lastCommand, "method": method, "params": parameters]
    command["sessionId"] = session
    try commands.fileHandleForWriting.write(contentsOf: JSONSerialization.data(withJSONObject: command) + [0])
    while true {
      let message = try receive()
      if message["id"] as? Int == lastCommand {
        if let error = message["error"] { throw Problem(description: "\(method): \(error)") }
        return message["result"] as? [String: Any] ?? [:]
      }
      listen(to: message)
    }
  }

  private func listen(to message: [String: Any]) {
    guard let method = message["method"] as? String else { return }
    let parameters = message["params"] as? [String: Any] ?? [:]
    switch method {
    case "Network.loadingFailed" where parameters["canceled"] as? Bool == true: break
    case "Runtime.consoleAPICalled", "Runtime.exceptionThrown", "Log.entryAdded", "Network.loadingFailed":
      console.append("\(method): \(parameters)")
    default: break
    }
  }

  private func receive() throws -> [String: Any] {
    while true {
      if let end = received.firstIndex(of: 0) {
        let message = Data(received[..<end])
        received.removeSubrange(...end)
        return try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
      }
      let data = try read()
      guard !data.isEmpty else { throw Problem(description: "the browser has ended") }
      received += data
    }
  }

  /// Reads the next data; empty at the end.
  private func read() throws -> Data {
    var request = pollfd(fd: answers.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
    guard unsafe poll(&request, 1, 20_000) > 0 else { throw Problem(description: "the browser does not answer") }
    return answers.fileHandleForReading.availableData
  }
}
