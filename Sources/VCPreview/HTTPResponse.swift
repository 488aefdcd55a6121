/// A complete response.
struct HTTPResponse: Hashable, Sendable {
  /// The status of a response.
  enum Status: String, Hashable, Sendable {
    case ok = "200 OK"
    case badRequest = "400 Bad Request"
    case forbidden = "403 Forbidden"
    case notFound = "404 Not Found"
    case methodNotAllowed = "405 Method Not Allowed"
    case tooMany = "503 Service Unavailable"
  }

  var status = Status.ok
  var type = "text/plain; charset=utf-8"
  /// The content security policy of a page.
  var policy = "default-src 'none'"
  var body: [UInt8] = []

  init(_ status: Status) {
    self.status = status
    body = Array("\(status.rawValue)\n".utf8)
  }

  init(type: String, policy: String? = nil, _ body: [UInt8]) {
    self.type = type
    self.policy = policy ?? self.policy
    self.body = body
  }

  /// Returns the bytes for the network; without the body for `HEAD`.
  func bytes(withBody: Bool) -> [UInt8] {
    let head = Self.head(status, type: type, policy: policy) + "Content-Length: \(body.count)\r\n\r\n"
    return Array(head.utf8) + (withBody ? body : [])
  }

  /// The head of an event stream, which ends when either side closes the connection.
  static let eventStream = Array((head(.ok, type: "text/event-stream", policy: "default-src 'none'") + "\r\n").utf8)

  private static func head(_ status: Status, type: String, policy: String) -> String {
    """
    HTTP/1.1 \(status.rawValue)\r
    Content-Type: \(type)\r
    Content-Security-Policy: \(policy)\r
    X-Content-Type-Options: nosniff\r
    Cache-Control: no-store\r
    Connection: close\r

    """
  }
}
