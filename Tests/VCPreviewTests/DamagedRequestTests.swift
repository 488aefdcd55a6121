import Mutation
import Testing

@testable import VCPreview

/// Damaged copies of requests: each is understood or refused, and none reaches a file that no build made.
@Suite(.timeLimit(.minutes(10))) struct DamagedRequestTests {
  @Test func requests() async {
    let heads = [
      "GET /files/a%20b.svg?3 HTTP/1.1\r\nHost: localhost:80\r\nAccept: */*",
      "HEAD / HTTP/1.0\r\nhost: [::1]:9\r\nX: y",
    ]
    let routes = PreviewRoutes(root: "/", state: PreviewState())
    var mutation = Mutation(of: heads.map { Array($0.utf8) })
    for _ in 0..<5_000 {
      guard let request = HTTPRequest(head: String(decoding: mutation.next(), as: UTF8.self)) else { continue }
      let response = await routes.response(to: request)
      #expect(!request.path.hasPrefix("/files/") || response.status != .ok)
    }
  }
}
