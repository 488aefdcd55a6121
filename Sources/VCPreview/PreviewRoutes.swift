#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Routes the requests of a preview.
struct PreviewRoutes: Sendable {
  /// The site's folder; empty for the working directory.
  let root: String
  let state: PreviewState

  /// Returns the response to any request except the event stream.
  func response(to request: HTTPRequest) async -> HTTPResponse {
    guard request.isForLoopback else { return HTTPResponse(.forbidden) }
    guard request.method == "GET" || request.method == "HEAD" else { return HTTPResponse(.methodNotAllowed) }
    switch request.path {
    case "/":
      return HTTPResponse(type: "text/html; charset=utf-8", policy: PreviewPage.policy, Array(PreviewPage.html.utf8))
    case "/preview.js": return HTTPResponse(type: "text/javascript; charset=utf-8", Array(PreviewPage.script.utf8))
    case "/preview.css": return HTTPResponse(type: "text/css; charset=utf-8", Array(PreviewPage.style.utf8))
    case "/content": return HTTPResponse(type: "text/html; charset=utf-8", Array(await content().utf8))
    case let path where path.hasPrefix("/files/"): return await file(String(path.dropFirst("/files/".count)))
    default: return HTTPResponse(.notFound)
    }
  }

  private func content() async -> String {
    let shown = await state.snapshot
    return PreviewPage.content(shown.sources, problems: shown.problems) { shown.versions[$0, default: 0] }
  }

  /// Returns a file made by a build; no other file is accessible.
  private func file(_ path: String) async -> HTTPResponse {
    guard await state.version(of: path) != nil,
      let data = FileManager.default.contents(atPath: root.isEmpty || path.hasPrefix("/") ? path : "\(root)/\(path)")
    else { return HTTPResponse(.notFound) }
    return HTTPResponse(
      type: Self.type(of: path), policy: "default-src 'none'; style-src 'unsafe-inline'; img-src data:", Array(data))
  }

  private static func type(of path: String) -> String {
    switch path.split(separator: ".").last {
    case "svg": "image/svg+xml"
    case "png": "image/png"
    case "pdf": "application/pdf"
    case "json": "application/json"
    default: "text/plain; charset=utf-8"
    }
  }
}
