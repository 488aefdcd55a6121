import Foundation
import Testing
import VCDiagnostics
import VCModel
import VCNavigation
import VCScan
import VCSourceReading

/// The examples and counter-examples of `docs/lints.md`.
@Suite struct LintExampleTests {
  /// The files under one of the page's headings.
  struct Example: CustomTestStringConvertible {
    var code: String
    var isFound: Bool
    var files: [(name: String, bytes: [UInt8])] = []

    var testDescription: String { "\(code), \(isFound ? "found" : "not found")" }
  }

  static let examples: [Example] = {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("docs/lints.md")
    var examples: [Example] = []
    var code = ""
    var file: (name: String, lines: [Substring])?
    for line in ((try? String(contentsOf: page, encoding: .utf8)) ?? "").split(
      separator: "\n", omittingEmptySubsequences: false)
    {
      if let open = file {
        if line == "```" {
          examples[examples.count - 1].files.append((open.name, bytes(open.lines, open.name)))
          file = nil
        } else {
          file?.lines.append(line)
        }
      } else if line.hasPrefix("## `") {
        code = line.dropFirst(4).prefix { $0 != "`" }.description
      } else if line.hasPrefix("Found") || line.hasPrefix("Not found") {
        examples.append(Example(code: code, isFound: line.hasPrefix("Found")))
      } else if line.hasPrefix("```xml ") || line.hasPrefix("```swift ") || line.hasPrefix("```objc ") {
        file = (line.split(separator: " ").last.map(String.init) ?? "", [])
      }
    }
    return examples
  }()

  private static func bytes(_ lines: [Substring], _ name: String) -> [UInt8] {
    let text = lines.joined(separator: "\n")
    guard name.hasSuffix(".storyboard") else { return Array(text.utf8) }
    let start = text.contains("id=\"start\"") ? " initialViewController=\"start\"" : ""
    return Array(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch"\(start)><scenes>
      \(text)
      </scenes></document>
      """.utf8)
  }

  @Test(arguments: examples) func isReportedOrNot(example: Example) {
    let map = NavigationScan(code: SourceFileReader()).map(of: example.files)
    let codes = (map.diagnostics + NavigationLint.check(map)).map(\.code)
    #expect(codes.contains(example.code) == example.isFound, "\(codes)")
  }

  /// The counter-examples do not cause other findings either.
  @Test(arguments: examples.filter { !$0.isFound && $0.code != "dangling-segue" })
  func counterExamplesAreRight(example: Example) {
    let map = NavigationScan(code: SourceFileReader()).map(of: example.files)
    #expect((map.diagnostics + NavigationLint.check(map)).filter { $0.severity != .note }.map(\.message) == [])
  }

  @Test(arguments: examples.filter { $0.isFound && $0.code.hasPrefix("missing-") })
  func oneMistakeIsToldOnce(example: Example) {
    let map = NavigationScan(code: SourceFileReader()).map(of: example.files)
    #expect(map.diagnostics.count { $0.severity == .warning && $0.code.hasSuffix("-reference") } == 0)
    #expect(map.diagnostics.count { $0.code == example.code } == 1)
  }

  /// Lints that are found when files are joined.
  private static let others = [
    "dangling-segue", "dangling-reference", "no-initial-scene", "merge-conflict", "undeclared-class",
    "missing-storyboard", "missing-scene", "missing-segue", "unused-scene-identifier", "unperformed-segue",
    "never-dismissed", "link-without-destination",
  ]

  @Test func everyLintHasBoth() {
    for code in NavigationLint.codes + Self.others {
      #expect(Set(Self.examples.filter { $0.code == code }.map(\.isFound)) == [true, false], "\(code)")
    }
  }
}
