import VCPreview
import VCProcess
import VCSite

/// Rebuilds a site after every change, and optionally serves the figures to a browser.
struct Preview {
  let config: String
  /// The port of the preview server: `nil` for no server, 0 for any free port.
  let port: UInt16?
  /// The time limit of a figure, in seconds.
  let timeout: Int

  /// Runs until the process is stopped.
  /// - Throws: `CommandFailure` if the port is in use.
  func run(_ terminal: Terminal) throws(CommandFailure) {
    var show = { (_: PreviewContent) in }
    if let port {
      let server = try server(port)
      let contents = AsyncStream.makeStream(of: PreviewContent.self)
      show = { contents.continuation.yield($0) }
      Task.detached { for await content in contents.stream { await server.show(content) } }
      Task.detached {
        do {
          try await server.run { terminal.say("the preview server cannot accept connections: \($0); retrying") }
        } catch {
          terminal.say("the preview server stopped: \(error)")
        }
      }
      terminal.say("preview: \(server.address)")
    }
    terminal.say("watching for changes; press Control-C to stop")
    let worker = BuildWorker(config: config, timeout: timeout)
    SiteWatch(config: config).run {
      show(build(worker, terminal))
      return true
    }
  }

  /// Builds, and retries every second while the system cannot start another process.
  private func build(_ worker: BuildWorker, _ terminal: Terminal) -> PreviewContent {
    var hasWaited = false
    while true {
      switch worker.run() {
      case .built(let content):
        return content
      case .failed(let reason):
        terminal.say(reason)
        return PreviewContent(problems: reason + "\n")
      case .delayed(let reason):
        if !hasWaited { terminal.say("\(reason); retrying every second") }
        hasWaited = true
        CurrentProcess.pause(.seconds(1))
      }
    }
  }

  private func server(_ port: UInt16) throws(CommandFailure) -> PreviewServer {
    do {
      let folder = config.lastIndex(of: "/").map { String(config[..<$0]) } ?? ""
      return try PreviewServer(port: port, root: config.hasPrefix("/") && folder.isEmpty ? "/" : folder)
    } catch {
      throw CommandFailure(
        .unwritableOutput, "port-taken", "port \(port) \(error.predicate)",
        suggestion: "choose another with --port, or omit it to use any free port")
    }
  }
}

extension PreviewServerError {
  /// The end of a sentence about the port.
  fileprivate var predicate: String {
    switch self {
    case .inUse: "is in use"
    case .reserved: "is reserved by the system"
    case .system(let reason): "cannot be used: \(reason)"
    }
  }
}
