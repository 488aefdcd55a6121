import FlyingSocks
import Foundation

/// A client of a preview.
struct Client {
  private let socket: AsyncSocket

  init(_ address: String) async throws {
    let port = UInt16(address.split(separator: ":").last?.dropLast() ?? "") ?? 0
    socket = try await AsyncSocket.connected(to: .inet(ip4: "127.0.0.1", port: port), timeout: 600)
  }

  func send(_ text: String) async throws { try await socket.write(Data(text.utf8)) }

  /// Receives text up to and including a given end.
  func text(upTo end: String) async throws -> String {
    var text = ""
    while !text.hasSuffix(end) { text.unicodeScalars.append(Unicode.Scalar(try await socket.read())) }
    return text
  }

  /// Returns the whole response to a request.
  func get(_ path: String) async throws -> String {
    try await send("GET \(path) HTTP/1.1\r\nHost: localhost\r\n\r\n")
    var bytes: [UInt8] = []
    while let more = try? await socket.read(atMost: 4_096), !more.isEmpty { bytes += more }
    return String(decoding: bytes, as: UTF8.self)
  }
}
