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

/// Shows a site's figures in a browser on this machine, and notifies it when they change.
///
/// Only programs on this machine can connect. It supports only the part of HTTP that a browser needs for this: requests
/// without a body, one per connection, and a stream of server-sent events.
package struct PreviewServer: Sendable {
  /// The URL for the browser.
  package let address: String
  private let socket: Socket
  private let routes: PreviewRoutes
  private let state = PreviewState()

  private let patience: Duration

  /// Binds a port; requests are only answered after `run()` is called.
  /// - Parameters:
  ///   - port: The port; 0 for a free one.
  ///   - root: The folder that the content's paths are relative to.
  ///   - patience: The timeout for a request, and the interval between keep-alive comments in the event stream.
  /// - Throws: The reason the port cannot be used.
  package init(port: UInt16 = 0, root: String, patience: Duration = .seconds(15)) throws(PreviewServerError) {
    self.patience = patience
    do {
      (socket, address) = try Self.bound(to: port)
    } catch {
      throw PreviewServerError(error)
    }
    routes = PreviewRoutes(root: root, state: state)
  }

  /// Returns a socket that listens on a port of this machine, and its URL.
  private static func bound(to port: UInt16) throws -> (socket: Socket, address: String) {
    let socket = try Socket(domain: Int32(sockaddr_in.family), type: .stream)
    do {
      try socket.setValue(true, for: .localAddressReuse)
      try socket.bind(to: .inet(ip4: "127.0.0.1", port: port))
      try socket.listen()
      guard case .ip4(_, let port) = try socket.sockname() else { throw SocketError.unsupportedAddress }
      return (socket, "http://127.0.0.1:\(port)/")
    } catch {
      try? socket.close()
      throw error
    }
  }

  /// Shows the result of a build.
  package func show(_ content: PreviewContent) async { await state.update(content) }

  /// Answers requests until the task is cancelled.
  ///
  /// Connections beyond the limit receive an error; if the system has no resources for another one, accepting resumes
  /// as soon as it does.
  /// - Parameter onRefusal: Called with a reason when connections cannot be accepted, once until they can be again.
  /// - Throws: If the task is cancelled, or the system closes the port.
  package func run(onRefusal: @Sendable (String) -> Void = { _ in }) async throws {
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
          if !isRefused { onRefusal("\(error)") }
          isRefused = true
          try await Task.sleep(for: .milliseconds(200))
        }
      }
    }
  }

  /// Errors of a connection are ignored: the browser opens another one.
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

  /// Returns the text before the first empty line; `nil` if it does not arrive in time, or is too long.
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

  /// Sends an event for each version, and regular comments to detect closed connections.
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
