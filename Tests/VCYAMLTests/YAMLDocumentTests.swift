import Testing
import VCYAML

@Suite struct YAMLDocumentTests {
  /// A node in one line, with the location of each scalar.
  private func shown(_ node: YAMLNode) -> String {
    switch node.value {
    case .scalar(let text, let isPlain):
      let quote = isPlain ? "" : "'"
      return "\(quote)\(text)\(quote)@\(node.position.line):\(node.position.column)"
    case .sequence(let items): return "[\(items.map(shown).joined(separator: ", "))]"
    case .mapping(let pairs): return "{\(pairs.map { "\(shown($0.key)): \(shown($0.value))" }.joined(separator: ", "))}"
    }
  }

  private func read(_ text: String) throws -> String? { try YAMLDocument.root(of: text).map(shown) }

  private func error(_ text: String, deepest: Int = 1000) -> YAMLError? {
    do {
      _ = try YAMLDocument.root(of: text, deepest: deepest)
      return nil
    } catch { return error }
  }

  @Test func scalarsListsAndMappingsHaveTheirPlaces() throws {
    #expect(try read("a: 1\nb: [x, \"y\"]\n") == "{a@1:1: 1@1:4, b@2:1: [x@2:5, 'y'@2:8]}")
  }

  @Test func columnsCountScalars() throws {
    #expect(try read("é😀: x") == "{é😀@1:1: x@1:5}")
  }

  @Test(arguments: ["", "# only a remark\n"]) func nothingIsNoDocument(text: String) throws {
    #expect(try read(text) == nil)
  }

  @Test func anAliasIsWhatItStandsFor() throws {
    #expect(try read("[&a {x: 1}, *a]") == "[{x@1:6: 1@1:9}, {x@1:6: 1@1:9}]")
    #expect(error("[*a]")?.problem == .syntax("found undefined alias"))
    #expect(error("&a [*a]")?.problem == .syntax("found undefined alias"), "it is not complete yet")
  }

  @Test func repeatedKeysAreKept() throws {
    #expect(try read("{a: 1, a: 2}") == "{a@1:2: 1@1:5, a@1:8: 2@1:11}")
  }

  @Test func reportsSyntaxErrorsWithPlaceAndContext() throws {
    let error = try #require(self.error("{a: 1\n"))
    #expect(error.problem == .syntax("did not find expected ',' or '}'"))
    #expect(error.position == YAMLPosition(line: 1, column: 6), "there may be no line 2")
    #expect(error.context?.text == "while parsing a flow mapping")
    #expect(error.context?.position == YAMLPosition(line: 1, column: 1))
  }

  @Test(
    "Unfinished text is reported at its end, not on a line after it",
    arguments: [
      ("{a: 1", 1, 6), ("{a: 1\r\n\r\n", 1, 6), ("a: 1\nb: [é,  \n\n", 2, 7), ("a: \"b\n\n", 1, 6),
    ])
  func end(text: String, line: Int, column: Int) {
    #expect(error(text)?.position == YAMLPosition(line: line, column: column))
  }

  @Test func oneDocumentOnly() {
    #expect(error("a: 1\n---\nb: 2\n")?.problem == .severalDocuments)
    #expect(error("a: 1\n---\nb: 2\n")?.position == YAMLPosition(line: 2, column: 1))
  }

  @Test func depthHasALimitHoweverMuchThereIs() {
    #expect(error("[[[1]]]", deepest: 2)?.problem == .tooDeep)
    #expect(error("[[1]]", deepest: 2) == nil)
    #expect(error(String(repeating: "[", count: 1_000_000))?.problem == .tooDeep)
    #expect(error(String(repeating: "{a: ", count: 300_000))?.problem == .tooDeep)
  }
}
