import VCPreview
import VCProcess
import VCSite

/// Builds after every change, and shows the figures to a browser where that is asked for.
struct Preview {
  let config: String
  /// `nil` for no browser, 0 for a port that is free.
  let port: UInt16?
  /// How many seconds a figure may take.
  let timeout: Int

  /// Stays until the process is stopped.
  /// - Throws: `CommandFailure` when the port is taken.
  func run(_ terminal: Terminal) throws(CommandFailure) {
    var show = { (_: PreviewContent) in }
    if let port {
      let server = try server(port)
      let contents = AsyncStream.makeStream(of: PreviewContent.self)
      show = { contents.continuation.yield($0) }
      Task.detached { for await content in contents.stream { await server.show(content) } }
      Task.detached {
        do {
          try await server.run { terminal.say("the preview takes no connection: \($0); trying again") }
        } catch {
          terminal.say("the preview ended: \(error)")
        }
      }
      terminal.say("preview: \(server.address)")
    }
    terminal.say("watching; stop with control-C")
    let worker = BuildWorker(config: config, timeout: timeout)
    SiteWatch(config: config).run {
      show(build(worker, terminal))
      return true
    }
  }

  /// Builds as soon as the system lets it; says so while it does not.
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
        if !hasWaited { terminal.say("\(reason); trying again every second") }
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
        .unwritableOutput, "port-taken", "port \(port) cannot be used: \(error)",
        suggestion: "leave out --port and get one that is free")
    }
  }
}
