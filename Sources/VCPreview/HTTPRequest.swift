/// The head of a request: the only part of HTTP requests that a preview needs.
package struct HTTPRequest: Hashable, Sendable {
  /// The method, usually `GET`.
  let method: String
  /// The percent-decoded path, without the query.
  package let path: String
  private let headers: [String: String]

  /// The maximum length of the head.
  static let maximumLength = 16_384

  /// Parses the lines before the empty one; `nil` if they are not a request.
  package init?(head: String) {
    let lines = head.split(separator: "\r\n", omittingEmptySubsequences: true)
    let start = lines.first?.split(separator: " ", omittingEmptySubsequences: false) ?? []
    guard start.count == 3, start[2].hasPrefix("HTTP/1."), start[1].hasPrefix("/") else { return nil }
    method = String(start[0])
    guard let path = start[1].prefix(while: { $0 != "?" && $0 != "#" }).withoutPercents else { return nil }
    self.path = path
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { return nil }
      let name = line[..<colon].lowercased()
      // A request with two host headers is invalid.
      if name == "host", headers[name] != nil { return nil }
      headers[name] = String(line[line.index(after: colon)...].drop { $0 == " " })
    }
    self.headers = headers
  }

  /// Whether the host is a name of this machine. A page from elsewhere whose own domain points here is rejected.
  package var isForLoopback: Bool {
    guard let host = headers["host"]?.lowercased() else { return false }
    return ["127.0.0.1", "localhost", "[::1]"].contains { name in
      guard host.hasPrefix(name) else { return false }
      let rest = host.dropFirst(name.count)
      return rest.isEmpty || (rest.first == ":" && rest.count <= 6 && UInt16(rest.dropFirst()) != nil)
    }
  }
}

extension Substring {
  /// The percent-decoded text; `nil` if the result is not valid UTF-8.
  fileprivate var withoutPercents: String? {
    var bytes: [UInt8] = []
    var rest = utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = rest.prefix(2)
      guard digits.count == 2, let value = UInt8(String(Substring(digits)), radix: 16), value != 0 else { return nil }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
