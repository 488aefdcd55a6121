import Testing
import VCDOT

@Suite struct QuotingTests {
  /// The text written for a node's name.
  private func identifier(_ text: String) -> String {
    String(DOTWriter.text(of: DOTGraph(name: "g", statements: [.node(DOTNode(text))])).dropFirst(14).dropLast(3))
  }

  /// The text written for an attribute value.
  private func value(_ value: DOTAttribute.Value) -> String {
    let graph = DOTGraph(name: "g", attributes: [DOTAttribute(.label, value)])
    return String(DOTWriter.text(of: graph).dropFirst(20).dropLast(3))
  }

  @Test(arguments: [
    ("camera", "camera"), ("_1", "_1"), ("12", "12"), ("-1.5", "-1.5"), ("", "\"\""), ("a b", "\"a b\""),
    ("a-b", "\"a-b\""), ("1a", "\"1a\""), ("1.", "\"1.\""), ("Node", "\"Node\""), ("subgraph", "\"subgraph\""),
    ("é", "\"é\""), ("a\"b", "\"a\\\"b\""), ("a\\", "\"a\\\\\""), ("a\nb", "\"a b~1\""), ("a\u{0}\u{1B}b", "\"ab~1\""),
    ("<b>", "\"<b>\""), ("%1", "\"\\%1\""), ("a\"\u{301}", "\"a\\\"\u{301}\""),
  ]) func `identifiers are quoted where they must be`(text: String, written: String) {
    #expect(identifier(text) == written)
  }

  @Test(arguments: ["plain", "a\\", "\\\\N", "\\", "a\\b\\\\c", "\"q\""])
  func `a name comes back from its identifier`(name: String) {
    let escaped = String(name.flatMap { $0 == "\\" ? [$0, $0] : [$0] })
    #expect(DOTWriter.name(fromIdentifier: escaped) == name)
    #expect(DOTWriter.name(fromIdentifier: "\\%" + escaped) == "%" + name)
  }

  @Test(
    arguments: [
      ([""], "\"\""), (["Camera"], "\"Camera\""),
      (["\\N \\G \\E \\L \\T \\H \\n"], "\"\\\\N \\\\G \\\\E \\\\L \\\\T \\\\H \\\\n\""),
      (["one", "two"], "\"one\\ntwo\""), (["one\ntwo\r\n"], "\"one\\ntwo\\n\""), (["Q&A &lt;"], "\"Q&amp;A &amp;lt;\""),
      (["say \"hi\""], "\"say \\\"hi\\\"\""), (["a\u{7}\u{9B}\u{FFFE}b\tc"], "\"ab c\""), (["写真 📷"], "\"写真 📷\""),
    ] as [([String], String)]) func `labels are shown as they are`(lines: [String], written: String)
  {
    #expect(value(.label(lines)) == written)
  }

  @Test(arguments: [
    ("<b> & \"c\"", "<&lt;b&gt; &amp; &quot;c&quot;>"), ("a\u{0}\u{8}b", "<ab>"), ("\\N", "<\\N>"), ("]", "<&#93;>"),
    ("]] [a]", "<&#93;] [a]>"),
  ]) func `text in markup is escaped`(text: String, written: String) {
    #expect(value(.html(.text(text))) == written)
  }

  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (1, "1"), (1.5, "1.5"), (0.1 + 0.2, "0.3"), (-2.25, "-2.25"), (0.00001, "0"),
      (1.0 / 3, "0.3333"),
      (12.0625, "12.0625"), (1e20, "1000000000000"),
    ] as [(Double, String)]) func `numbers have no trailing zeros`(number: Double, written: String)
  {
    #expect(value(.number(number)) == written)
  }

  @Test(arguments: [
    ("https://example.org/a?x=1&y=2", "\"https://example.org/a?x=1&amp;y=2\""), ("page.html#b", "\"page.html#b\""),
    ("a b'\"<>é", "\"a%20b%27%22%3C%3E%C3%A9\""), ("/a:b", "\"/a:b\""),
  ]) func `links cannot end an attribute`(address: String, written: String) {
    let text = DOTWriter.text(of: DOTGraph(name: "g", attributes: [DOTAttribute(.url, address)]))
    #expect(text == "digraph g {\n  URL=\(written)\n}\n")
  }
}
