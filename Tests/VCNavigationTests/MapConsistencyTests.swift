import Testing
import VCDiagnostics
import VCModel
import VCNavigation

/// Maps whose parts do not fit together, as written by hand or by other tools.
@Suite struct MapConsistencyTests {
  /// Returns the errors of a map, with its controllers and its transitions on a line each.
  private func errors(_ controllers: String, _ transitions: String) -> [String] {
    let text = """
      {"vcgraph": "map", "version": 1, "controllers":
      [\(controllers)], "transitions":
      [\(transitions)]}
      """
    return NavigationMapJSON.read(Array(text.utf8), file: "m").diagnostics.map {
      "\($0.location?.description ?? "") \($0.message)\($0.suggestion.map { "; \($0)" } ?? "")"
    }
  }

  private let two = #"{"id": "home"}, {"id": "list"}"#

  @Test func anIdBelongsToOneController() {
    #expect(
      errors(#"{"id": "home"}, {"id": "home"}"#, "")
        == ["m:2:25 a second controller with the id 'home'; give each controller an id of its own"])
  }

  @Test(
    "A transition joins controllers of the map; each unknown id is reported once",
    arguments: [
      (
        #"{"relation": "push", "source": "home", "target": "lst"}"#,
        "m:3:51 no controller of the map has the id 'lst'; did you mean 'list'?"
      ),
      (
        #"{"relation": "push", "source": "x9", "target": "list"}"#,
        "m:3:33 no controller of the map has the id 'x9'; add it to 'controllers'"
      ),
      (
        #"{"relation": "push", "sources": ["home", "x9"], "target": "list"}, {"relation": "push", "source": "x9"}"#,
        "m:3:43 no controller of the map has the id 'x9'; add it to 'controllers'"
      ),
    ])
  func ends(transitions: String, expected: String) {
    #expect(errors(two, transitions) == [expected])
  }

  @Test func aContainerDoesNotContainItself() {
    let cycle =
      #"{"relation": "root", "source": "home", "target": "list"}, {"relation": "tab", "source": "list", "target": "home"}"#
    #expect(
      errors(two, cycle) == [
        "m:3:60 a container cannot contain itself: 'home' contains 'list' contains 'home'; remove one of these transitions"
      ])
    #expect(errors(two, #"{"relation": "tab", "source": "home", "target": "home"}"#).count == 1)
  }

  @Test(
    "Screens may lead to each other, and instances of a class in code may contain each other",
    arguments: [
      #"{"relation": "push", "source": "home", "target": "home"}"#,
      #"{"relation": "child", "source": "home", "target": "home"}"#,
      #"{"relation": "tab", "source": "home", "target": "home", "origin": {"kind": "swift", "file": "A.swift"}}"#,
      #"{"relation": "tab", "source": "home", "target": "list"}, {"relation": "root", "source": "home", "target": "list"}"#,
    ])
  func harmless(transitions: String) { #expect(errors(two, transitions) == []) }

  @Test func requiredKeysAreReportedTogether() {
    let read = NavigationMapJSON.read(Array(#"{"vcgraph": "map"}"#.utf8), file: "m")
    #expect(read.diagnostics.map(\.message) == ["the keys 'version', 'controllers' and 'transitions' are missing"])
    #expect(read.diagnostics.map(\.severity) == [.error])
  }

  @Test func aLongChainOfContainersIsNoCycle() {
    let ids = (0..<20_000).map { #"{"id": "\#($0)"}"# }.joined(separator: ", ")
    let chain = (1..<20_000).map { #"{"relation": "root", "source": "\#($0 - 1)", "target": "\#($0)"}"# }
    #expect(errors(ids, chain.joined(separator: ", ")) == [])
  }
}
