import Testing
import VCDOT
import VCGraphviz

/// Texts and graphs unrelated to view controllers.
@Suite struct RobustnessTests {
  static let texts = [
    "", " ", "\"", "\\", "\\N \\G \\E \\L \\T \\H", "<b>&amp;</b>", "]]>", "]", "]]", "\u{301}a", "\u{200D}",
    "\u{301}\u{6}", "a -> b", "}", "/* */ // #",
    "写真を選ぶ", "👩‍👩‍👧‍👦 🇫🇷",
    "ספריית תמונות", "مكتبة", "a\u{0}b\u{1B}[31m\u{7F}", "a\nb\r\nc\td", "\u{202E}reversed", "e\u{301}\u{335}",
    "\u{FFFE}\u{FFFF}",
    "cluster_", "node", "n", "_", "-1.5", "%s%n%d", "'; drop", "50% & more", String(repeating: "long ", count: 1000),
    String(repeating: "x", count: 5000),
  ]

  /// Characters that terminals do not show and XML does not contain, at both ends and in the middle; and a text too
  /// long for a name.
  static let hostileTexts: [String] = {
    let scalars = [0, 9, 10, 0x1B, 0x7F, 0x85, 0x9B, 0x2028, 0x2029, 0xFDD0, 0xFFFE, 0x1FFFE].compactMap(
      Unicode.Scalar.init)
    let short = scalars.map { String($0) }.flatMap { [$0, "a\($0)", "\($0)a", "a\($0)b"] }
    return short + ["a", "é", "\"", "\\", "&", "<", " "].map { String(repeating: $0, count: 20_000) }
  }()

  @Test func `identifiers that look alike are told apart`() throws {
    let ids = ["a b", "a\tb", "a\nb", "a\u{2028}b", "ab", "a\u{0}b", "a\u{7F}b", "a b~1", "a b~0", "ab~3"]
    let nodes = ids.map { DOTStatement.node(DOTNode($0)) }
    let edges = zip(ids, ids.dropFirst()).map { DOTStatement.line($0 + $1, $0, $1) }
    let layout = try Graphviz.layout(DOTGraph(name: "g", statements: nodes + edges))
    #expect(Set(layout.nodes.keys) == Set(ids))
    #expect(layout.edges.count == ids.count - 1)
  }

  @Test func `two spellings of one identifier are one node`() throws {
    let statements: [DOTStatement] = [.node(DOTNode("\u{E9}")), .line("e", "e\u{301}", "other")]
    #expect(Set(try Graphviz.layout(DOTGraph(name: "g", statements: statements)).nodes.keys) == ["é", "other"])
  }

  @Test(arguments: texts + hostileTexts.filter { $0.utf8.count < 10_000 }) func `any text can be a label`(text: String)
    throws
  {
    let markup = DOTHTML.element(
      .table, [DOTHTMLAttribute(.title, text)], [.element(.tr, [], [.element(.td, [], [.text(text)])])])
    let graph = DOTGraph(
      name: text,
      statements: [
        .node(DOTNode("a", [DOTAttribute(.label, .label([text, text])), DOTAttribute(.tooltip, .label([text]))])),
        .node(DOTNode("b", [DOTAttribute(.label, .html(markup))])),
        .cluster(DOTCluster("c", [DOTAttribute(.label, .label([text]))], statements: [.node(DOTNode("d"))])),
        .edge(
          DOTEdge(
            id: "e", from: .init("a"), to: .init("d"), [DOTAttribute(.label, .label([text])), DOTAttribute(.url, text)])
        ),
      ])
    let layout = try Graphviz.layout(graph)
    #expect(layout.nodes.count == 3)
    #expect(layout.width.isFinite && layout.height.isFinite)
  }

  @Test(arguments: texts + hostileTexts)
  func `any text can be an identifier`(text: String) throws {
    let graph = DOTGraph(
      name: "g",
      statements: [
        .node(DOTNode(text)), .line(text, text, "other"),
        .cluster(DOTCluster(text, statements: [.node(DOTNode("inside"))])),
      ])
    let layout = try Graphviz.layout(graph)
    #expect(Set(layout.nodes.keys) == [text, "other", "inside"])
    #expect(Array(layout.edges.keys) == [text])
    #expect(Array(layout.clusters.keys) == [text])
  }

  @Test func `an empty cluster is no error`() throws {
    let empty = DOTStatement.cluster(DOTCluster("empty", statements: [.cluster(DOTCluster("inner"))]))
    #expect(try Graphviz.layout(DOTGraph(name: "g", statements: [empty, .node(DOTNode("a"))])).nodes.count == 1)
  }

  @Test func `a port that does not exist is no error`() throws {
    let edge = DOTEdge(id: "e", from: DOTEndpoint("a", port: "nowhere"), to: DOTEndpoint("b", port: "n", compass: .n))
    #expect(try Graphviz.layout(DOTGraph(name: "g", statements: [.edge(edge)])).edges.count == 1)
  }

  @Test func `deep clusters are laid out`() throws {
    let deep = (0..<60).reduce(DOTStatement.node(DOTNode("a"))) { .cluster(DOTCluster("c\($1)", statements: [$0])) }
    #expect(try Graphviz.layout(DOTGraph(name: "g", statements: [deep])).clusters.count == 60)
  }

  @Test(.timeLimit(.minutes(10))) func `a chain of thousands does not exhaust the stack`() throws {
    let edges = (0..<4000).map { DOTStatement.line("\($0)", "n\($0)", "n\($0 + 1)") }
    #expect(try Graphviz.layout(DOTGraph(name: "g", statements: edges)).nodes.count == 4001)
  }

  @Test func `markup that Graphviz refuses is an error with its words`() {
    let wrong = DOTAttribute(.label, .html(.element(.tr, [], [.text("no table")])))
    let graph = DOTGraph(name: "g", statements: [.node(DOTNode("a", [wrong]))])
    #expect { try Graphviz.layout(graph) } throws: { error in
      guard case .failed(let messages) = error as? GraphvizError else { return false }
      return messages.contains { $0.contains("syntax error") }
    }
    #expect(throws: Never.self) { try Graphviz.layout(.twoClusters) }
  }
}
