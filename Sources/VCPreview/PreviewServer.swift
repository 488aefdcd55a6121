import FlyingSocks

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Shows a site's figures to a browser on this machine, and tells it when they change.
///
/// Only programs on this machine can connect. Of HTTP it speaks what a browser needs for that: requests without a body, one
/// for each connection, and a stream of server-sent events.
package struct PreviewServer: Sendable {
  /// The address for the browser.
  package let address: String
  private let socket: Socket
  private let routes: PreviewRoutes
  private let state = PreviewState()

  private let patience: Duration

  /// Takes a port; nobody is answered before `run()`.
  /// - Parameters:
  ///   - port: 0 for one that is free.
  ///   - root: The folder that the content's paths are relative to.
  ///   - patience: How long a connection may take for its request, and between two signs of life of the stream of events.
  /// - Throws: What the system says about the port.
  package init(port: UInt16 = 0, root: String, patience: Duration = .seconds(15)) throws {
    self.patience = patience
    socket = try Socket(domain: Int32(sockaddr_in.family), type: .stream)
    do {
      try socket.setValue(true, for: .localAddressReuse)
      try socket.bind(to: .inet(ip4: "127.0.0.1", port: port))
      try socket.listen()
      guard case .ip4(_, let port) = try socket.sockname() else { throw SocketError.unsupportedAddress }
      address = "http://127.0.0.1:\(port)/"
    } catch {
      try? socket.close()
      throw error
    }
    routes = PreviewRoutes(root: root, state: state)
  }

  /// Shows what a build did.
  package func show(_ content: PreviewContent) async { await state.update(content) }

  /// Answers until the task is cancelled.
  ///
  /// When there are more connections than it can hold, further ones are told so; when the system has no room for another
  /// one, it goes on as soon as there is.
  /// - Parameter tell: Called with a reason when connections cannot be taken, once until they can be again.
  /// - Throws: When the task is cancelled, or the system takes the port away.
  package func run(telling tell: @Sendable (String) -> Void = { _ in }) async throws {
    let pool = SocketPool.make()
    try await pool.prepare()
    let listener = try AsyncSocket(socket: socket, pool: pool)
    defer { try? listener.close() }
    let connections = ConnectionCount(limit: .ofThisProcess)
    try await withThrowingDiscardingTaskGroup { group in
      group.addTask { try await pool.run() }
      group.addTask { try await signsOfLife() }
      var isRefused = false
      while !Task.isCancelled {
        do {
          let connection = try await listener.accept()
          isRefused = false
          group.addTask { await serve(connection, countedBy: connections) }
        } catch let error as SocketError {
          if !isRefused { tell("\(error)") }
          isRefused = true
          try await Task.sleep(for: .milliseconds(200))
        }
      }
    }
  }

  /// Whatever goes wrong with one connection, the browser opens another one.
  private func serve(_ connection: AsyncSocket, countedBy connections: ConnectionCount) async {
    if connections.begin() {
      try? await answer(connection)
      connections.end()
    } else {
      try? await connection.write(Data(HTTPResponse(.tooMany).bytes(withBody: true)))
    }
    try? connection.close()
  }

  private func answer(_ connection: AsyncSocket) async throws {
    guard let head = try await head(from: connection) else { return }
    guard let request = HTTPRequest(head: head) else {
      return try await connection.write(Data(HTTPResponse(.badRequest).bytes(withBody: true)))
    }
    if request.path == "/events", request.method == "GET", request.isForLoopback {
      try await sendEvents(to: connection)
    } else {
      let response = await routes.response(to: request)
      try await connection.write(Data(response.bytes(withBody: request.method != "HEAD")))
    }
  }

  /// What comes before the first empty line; `nil` when it does not come soon, or is too long.
  private func head(from connection: AsyncSocket) async throws -> String? {
    try await withThrowingTaskGroup { group in
      group.addTask { try await readHead(from: connection) }
      group.addTask {
        try await Task.sleep(for: patience)
        return nil
      }
      defer { group.cancelAll() }
      return try await group.next() ?? nil
    }
  }

  private func readHead(from connection: AsyncSocket) async throws -> String? {
    var bytes: [UInt8] = []
    while bytes.count < HTTPRequest.maximumLength {
      bytes += try await connection.read(atMost: 4_096)
      if let end = bytes.firstRange(of: Array("\r\n\r\n".utf8)) {
        return String(validating: bytes[..<end.lowerBound], as: UTF8.self)
      }
    }
    return nil
  }

  /// An event for each version, and a comment now and then that finds out whether somebody still listens.
  private func sendEvents(to connection: AsyncSocket) async throws {
    try await connection.write(Data(HTTPResponse.eventStream))
    var sent: Int?
    while !Task.isCancelled {
      let version = await state.version
      try await connection.write(Data((version == sent ? ": still here\n\n" : "data: \(version)\n\n").utf8))
      sent = version
      _ = await state.version(after: version)
    }
  }

  private func signsOfLife() async throws {
    while true {
      try await Task.sleep(for: patience)
      await state.wake()
    }
  }
}
