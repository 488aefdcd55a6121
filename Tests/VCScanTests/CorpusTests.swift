import Foundation
import Testing
import VCDiagnostics
import VCModel
import VCScan

/// Real files that are beside the repository on some machines; without them there is nothing to compare.
private let corpus: String? = {
  let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  return ["../shared/corpus", "../../shared/corpus"].map { root.appendingPathComponent($0).standardizedFileURL.path }
    .first { FileManager.default.fileExists(atPath: $0) }
}()

/// The ids of a file's segues, found by searching for tags only.
private func segues(in text: String) -> [String] {
  var ids: [String] = []
  var depth = 0
  for tag in text.split(separator: "<").dropFirst() {
    let tag = tag.prefix { $0 != ">" }
    if tag.hasPrefix("inferredMetricsTieBreakers") { depth += 1 }
    if tag.hasPrefix("/inferredMetricsTieBreakers") { depth -= 1 }
    guard depth == 0, tag.hasPrefix("segue "), !tag.contains("key=\"commit\""), !tag.contains("key=\"preview\""),
      let id = tag.range(of: " id=\"").map({ tag[$0.upperBound...].prefix { $0 != "\"" } })
    else { continue }
    ids.append(String(id))
  }
  return ids.sorted()
}

@Suite(.enabled(if: corpus != nil, "needs ../shared/corpus")) struct CorpusTests {
  @Test func findsEverySegueOfRealFiles() throws {
    let corpus = try #require(corpus)
    let map = NavigationScan().map(of: [corpus])
    var found: [String: [String]] = [:]
    for transition in map.transitions where transition.relation != .initial {
      found[transition.origin.location.file, default: []].append(transition.origin.object ?? "")
    }
    var count = 0
    let files = try #require(FileManager.default.enumerator(atPath: corpus))
    for case let name as String in files where name.hasSuffix(".storyboard") || name.hasSuffix(".xib") {
      let notes = NavigationScan().map(of: [corpus + "/" + name]).diagnostics.map(\.code)
      if notes.contains(where: ["platform-out-of-scope", "launch-screen", "legacy-archive"].contains) { continue }
      let text = try String(contentsOfFile: corpus + "/" + name, encoding: .utf8)
      let expected = segues(in: text)
      #expect((found[name] ?? []).sorted() == expected, "\(name)")
      count += expected.count
    }
    #expect(count > 100)
    #expect(map.diagnostics.filter { $0.severity == .error } == [])
  }
}
