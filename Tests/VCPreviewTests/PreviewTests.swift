import Foundation
import Testing

@testable import VCPreview

@Suite struct HTTPRequestTests {
  @Test func understandsPathAndHost() throws {
    let request = try #require(HTTPRequest(head: "GET /files/a%20b.svg?3 HTTP/1.1\r\nHost: localhost:80\r\nX: y"))
    #expect(request.path == "/files/a b.svg")
    #expect(request.method == "GET")
    #expect(request.isForLoopback)
  }

  @Test(arguments: [
    "", "GET", "GET / FTP/1.1", "GET  / HTTP/1.1", "GET a HTTP/1.1", "GET /%4 HTTP/1.1", "GET /%00 HTTP/1.1",
    "GET /%ff HTTP/1.1", "GET / HTTP/1.1\r\nno colon",
  ])
  func refusesWhatIsNoRequest(head: String) { #expect(HTTPRequest(head: head) == nil) }

  @Test(arguments: [
    ("127.0.0.1:8080", true), ("[::1]:8080", true), ("LocalHost", true), ("example.org", false),
    ("127.0.0.1.example.org", false), ("localhost:80.example.org", false), ("localhost:", false), ("[::1]x", false),
    ("127.0.0.1:8080 ", false), ("localhost:99999", false), ("user@localhost", false),
  ])
  func isForThisMachineByNameOnly(host: String, isForLoopback: Bool) {
    #expect(HTTPRequest(head: "GET / HTTP/1.1\r\nHost: \(host)")?.isForLoopback == isForLoopback)
  }

  @Test func twoHostsAreNone() {
    #expect(HTTPRequest(head: "GET / HTTP/1.1\r\nHost: localhost\r\nhost: example.org") == nil)
    #expect(HTTPRequest(head: "GET / HTTP/1.1\r\nHost: localhost\r\nHost: localhost") == nil)
  }

  @Test func withoutAHostNobodyIsMeant() { #expect(HTTPRequest(head: "GET / HTTP/1.1")?.isForLoopback == false) }
}

@Suite struct PreviewRoutesTests {
  private let folder: URL
  private let routes: PreviewRoutes

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("vcgraph-preview-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in ["a.svg", "a~dark.svg", "secret.svg"] {
      try "<svg>\(name)</svg>".write(to: folder.appendingPathComponent(name), atomically: false, encoding: .utf8)
    }
    routes = PreviewRoutes(root: folder.path, state: PreviewState())
  }

  private func get(_ path: String, method: String = "GET", host: String = "localhost") async throws -> HTTPResponse {
    let request = try #require(HTTPRequest(head: "\(method) \(path) HTTP/1.1\r\nHost: \(host)"))
    return await routes.response(to: request)
  }

  private func content() async throws -> String { String(decoding: try await get("/content").body, as: UTF8.self) }

  private let source = PreviewContent.Source(name: "m/a.yaml", outputs: ["a.svg", "a~dark.svg"], isStale: false)

  @Test func showsFiguresWithTheirDarkVariants() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    await routes.state.update(PreviewContent(sources: [source], changed: ["a.svg"]))
    let content = try await content()
    #expect(content.contains("srcset=\"/files/a~dark.svg?0\">\n<img alt=\"a.svg\" src=\"/files/a.svg?1\">"))
    #expect(!content.contains("alt=\"a~dark.svg\""))
    #expect(try await get("/files/a~dark.svg").body == Array("<svg>a~dark.svg</svg>".utf8))
  }

  @Test func keepsTheLastGoodFiguresBelowWhatIsWrongAndRecovers() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    await routes.state.update(PreviewContent(sources: [source]))
    await routes.state.update(PreviewContent(problems: "a.yaml:1:1: error: <no> model"))
    let broken = try await content()
    #expect(broken.contains("role=\"alert\">a.yaml:1:1: error: &lt;no&gt; model</pre>"))
    #expect(broken.contains("last good figure") && broken.contains("src=\"/files/a.svg?0\""))
    await routes.state.update(PreviewContent(sources: [source]))
    #expect(try await !content().contains("alert"))
    #expect(try await !content().contains("last good figure"))
  }

  @Test(arguments: ["/files/secret.svg", "/files/../a.svg", "/files//etc/passwd", "/files/", "/nothing", "/content/"])
  func reachesNothingElse(path: String) async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    await routes.state.update(PreviewContent(sources: [source]))
    #expect(try await get(path).status == .notFound)
  }

  @Test func refusesOtherNamesAndMethods() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try await get("/", host: "example.org").status == .forbidden)
    #expect(try await get("/", method: "POST").status == .methodNotAllowed)
  }

  @Test func aBuildThatChangedNothingIsNoNews() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    await routes.state.update(PreviewContent(sources: [source], changed: ["a.svg"]))
    await routes.state.update(PreviewContent(sources: [source]))
    #expect(await routes.state.version == 1)
    await routes.state.update(PreviewContent(sources: [source], changed: ["a.svg"]))
    #expect(await routes.state.version == 2)
  }
}

@Suite struct PreviewServerTests {
  @Test(.timeLimit(.minutes(10)))
  func answersOnAFreePortOfThisMachineAndTellsOfChanges() async throws {
    // Other tests use all processors.
    let server = try PreviewServer(root: "", patience: .seconds(600))
    #expect(server.address.hasPrefix("http://127.0.0.1:"))
    let running = Task { try await server.run() }
    defer { running.cancel() }
    await server.show(PreviewContent(sources: []))
    let page = try await Client(server.address).get("/")
    #expect(page.hasPrefix("HTTP/1.1 200 OK\r\n") && page.contains("<script src=\"/preview.js\">"))
    let listener = try await Client(server.address)
    try await listener.send("GET /events HTTP/1.1\r\nHost: localhost\r\n\r\n")
    #expect(try await listener.text(upTo: "data: 1\n\n").contains("text/event-stream"))
    await server.show(PreviewContent(problems: "oh"))
    _ = try await listener.text(upTo: "data: 2\n\n")
    #expect(try await Client(server.address).get("nonsense").hasPrefix("HTTP/1.1 400 "))
    #expect(try await Client(server.address).get("/content").contains(">oh</pre>"))
  }

  @Test(.timeLimit(.minutes(5)))
  func answersAgainAfterMoreConnectionsThanItCanHold() async throws {
    let server = try PreviewServer(root: "", patience: .seconds(2))
    let running = Task { try await server.run() }
    defer { running.cancel() }
    await server.show(PreviewContent(sources: []))
    var held: [Client] = []
    for _ in 0..<ConnectionCount.Limit.ofThisProcess.number { held.append(try await Client(server.address)) }
    // Silent connections are closed after a while.
    while true {
      let answer = try await Client(server.address).get("/")
      if answer.hasPrefix("HTTP/1.1 200 ") { break }
      #expect(answer.isEmpty || answer.hasPrefix("HTTP/1.1 503 "))
      try await Task.sleep(for: .milliseconds(100))
    }
    held.removeAll()
  }

  @Test func twoServersHaveTwoPorts() throws {
    #expect(try PreviewServer(root: "").address != PreviewServer(root: "").address)
  }

  @Test func aPortThatIsInUseIsTold() throws {
    let server = try PreviewServer(root: "")
    let port = try #require(UInt16(server.address.split(separator: ":").last?.dropLast() ?? ""))
    #expect(throws: PreviewServerError.inUse) { try PreviewServer(port: port, root: "") }
  }
}
