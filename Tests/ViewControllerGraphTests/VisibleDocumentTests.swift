import Testing

@testable import ViewControllerGraph

@Suite("Text of documents") struct VisibleDocumentTests {
  @Test(
    "keeps the marks that isolate a title, and escapes those that act on the text around them",
    arguments: [
      ("plain\n| a |\tb", "plain\n| a |\tb"),
      ("\u{2068}عيادتي\u{2069}, a view", "\u{2068}عيادتي\u{2069}, a view"),
      ("\u{2068}a\u{2068}b\u{2069}\u{2069}", "\u{2068}a\u{2068}b\u{2069}\u{2069}"),
      ("\u{2068}a\nb\u{2069}", "\\u{2068}a\nb\\u{2069}"), ("\u{2069}\u{2068}", "\\u{2069}\\u{2068}"),
      ("\u{2068}a\u{2069}\u{202E}b\u{7}", "\u{2068}a\u{2069}\\u{202E}b\\u{7}"),
      ("\u{2067}a\u{2069}", "\\u{2067}a\\u{2069}"),
    ])
  func marks(text: String, visible: String) { #expect(text.visibleDocument == visible) }

  @Test("Markdown, Mermaid and plain text have the characters", arguments: [OutputFormat.markdown, .mermaid, .text])
  func formats(format: OutputFormat) throws {
    let model = Model(
      controllers: [Controller("a", title: "Clinic"), Controller("b", title: "عيادتي")],
      windows: [AppWindow(root: "a")], steps: [Step(.present("b", from: "a"))])
    let drawing = Drawing(subject: .replay(Replay(model)), request: FigureRequest(kind: .chain), style: FigureStyle())
    let exporter = try #require(Exporters.all.first { $0.format == format })
    let text = String(decoding: try exporter.bytes(of: drawing, theme: FigureTheme(.light)), as: UTF8.self)
    #expect(text.contains("عيادتي") && !text.contains("u{2068}"))
  }
}
