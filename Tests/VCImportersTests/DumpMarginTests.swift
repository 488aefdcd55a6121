import Testing
import VCDiagnostics
import VCImporters
import VCModel

/// Dumps pasted into issues, chats and tables are read like the original, line by line (R151, R183).
@Suite struct DumpMarginTests {
  private static let printed = [
    "<UITabBarController 0x7f10>, state: disappeared, view: <UILayoutContainerView: 0x7f11> not in the window",
    "   | <UINavigationController 0x7f20>, state: disappeared, view: <UILayoutContainerView: 0x7f21> not in the window",
    "   |    | <App.ListViewController 0x7f30>, state: disappeared, view: (view not loaded)",
    "   + <UINavigationController 0x7f40>, state: appeared, view: <UILayoutContainerView: 0x7f41>, presented with: "
      + "<_UIFullscreenPresentationController 0x7f42>",
    "   |    | <App.DetailViewController 0x7f50>, state: appeared, view: <UIView: 0x7f51>",
    "   |    + <UIAlertController 0x7f60>, state: appeared, view: <_UIAlertControllerView: 0x7f61>, presented with: "
      + "<_UIAlertControllerPresentationController 0x7f62>",
  ]

  /// Each line of the dump, modified: its position, indentation, sign and description.
  private static func lines(_ change: (Int, Int, Character, String) -> String) -> String {
    printed.enumerated().map { number, line in
      let open = line.firstIndex(of: "<") ?? line.startIndex
      let prefix = line[..<open]
      return change(number + 1, prefix.count / 5, prefix.last { $0 != " " } ?? " ", String(line[open...]))
    }.joined(separator: "\n")
  }

  private static func prefixed(_ mark: String) -> String { printed.map { mark + $0 }.joined(separator: "\n") }

  private static let pasted: [(name: String, text: String)] = [
    ("stars of a list", prefixed("* ")), ("dashes", prefixed("- ")), ("dots", prefixed("• ")),
    ("numbers", printed.enumerated().map { "\($0 + 1). \($1)" }.joined(separator: "\n")),
    ("a list in a quote", prefixed("> * ")), ("a quote in a quote", prefixed("> > ")),
    (
      "a nested list",
      lines { _, depth, sign, text in
        String(repeating: "  ", count: depth) + (sign == "+" ? "* + " : "* ") + text
      }
    ),
    (
      "a nested list without signs",
      lines { _, depth, _, text in String(repeating: "    ", count: depth) + "- " + text }
    ),
    ("code in a list", printed.map { "* `\($0)`" }.joined(separator: "\n")),
    ("a patch", "@@ -0,0 +1,6 @@\n" + prefixed("+")),
    (
      "a table",
      "| dump |\n| --- |\n" + printed.map { "| \($0.replacing("|", with: "\\|")) |" }.joined(separator: "\n")
    ),
    (
      "Markdown's escapes",
      printed.joined(separator: "\n").replacing("<", with: "\\<").replacing("|", with: "\\|").replacing(
        "_", with: "\\_")
    ),
    ("line numbers", printed.enumerated().map { "\($0 + 1)  \($1)" }.joined(separator: "\n")),
    ("bars of line numbers", printed.enumerated().map { "   \($0 + 1) | \($1)" }.joined(separator: "\n")),
    ("JSON", "{\"hierarchy\": \"" + printed.joined(separator: "\\n") + "\"}"),
    ("a terminal of 60 columns", wrapped(60)), ("a terminal of 80 columns", wrapped(80)),
  ]

  private static func wrapped(_ width: Int) -> String {
    printed.flatMap { line in
      stride(from: 0, to: line.count, by: width).map { String(line.dropFirst($0).prefix(width)) }
    }.joined(separator: "\n")
  }

  @Test(arguments: pasted) func givesTheSameLinesBack(_ name: String, _ text: String) throws {
    let seen = try #require(DumpImporter.read(text, file: "\(name).txt").value)
    #expect(seen.text == Self.printed.joined(separator: "\n") + "\n")
    #expect(InputKind.detect(Array(text.utf8), name: "\(name).txt") == .dump)
  }

  /// A prefix of all lines is a sign if the fragment's first line is presented or ends without a bar.
  @Test(arguments: [Array(printed[1...2]), Array(printed[3...3]), Array(printed[3...5])])
  func aFragmentKeepsItsSigns(_ lines: [String]) throws {
    let seen = try #require(DumpImporter.read(lines.joined(separator: "\n"), file: "fragment.txt").value)
    #expect(seen.text == lines.joined(separator: "\n") + "\n")
    #expect(!seen.dumps[0].inferred.isEmpty)
  }

  /// Mail clients break lines between words, even if two of the lines happen to be the longest.
  @Test func mailBreaksBetweenWords() throws {
    let text = """
      <App.FirstViewController 0x10>, state: appeared, view:
      <UIView: 0x11>
         | <App.NextController 0x20>, state: appeared, view:
      <UIView: 0x21>
      """
    let seen = try #require(DumpImporter.read(text, file: "mail.txt").value)
    #expect(
      seen.text == """
        <App.FirstViewController 0x10>, state: appeared, view: <UIView: 0x11>
           | <App.NextController 0x20>, state: appeared, view: <UIView: 0x21>

        """)
  }
}
