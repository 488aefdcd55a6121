/// The system's view controllers by framework, with the delegate notified when each finishes (R138 to R140).
public struct SystemTable: Sendable {
  /// The format of the table.
  public enum Format: String, Hashable, Sendable, CaseIterable { case text, markdown, html, json }

  /// The controllers, starting with those of Apple's guide.
  public let controllers: [SystemController]

  /// Creates a table of all known controllers.
  public init() { controllers = SystemController.all }

  /// Returns the table as text, for a page, or as data.
  public func text(as format: Format) -> String {
    switch format {
    case .text: plain
    case .markdown: markdown
    case .html: html
    case .json: json.text
    }
  }

  private static let header = [
    "framework", "view controller", "kind", "delegate notified when it finishes", "how it is shown",
  ]

  private var rows: [[String]] {
    controllers.map { controller in
      [
        controller.framework, controller.className, controller.kind.rawValue, controller.delegateProtocol ?? "–",
        controller.usageWords,
      ]
    }
  }

  private var plain: String { TextTable(header: Self.header, rows: rows).text }

  private var markdown: String {
    let lines = rows.map { row in
      // Names in code are formatted as code; the rest is text.
      "| \(row[0]) | `\(row[1])` | \(row[2]) | \(row[3] == "–" ? "–" : "`\(row[3])`") | \(row[4]) |"
    }
    return
      (["| " + Self.header.joined(separator: " | ") + " |", "| --- | --- | --- | --- | --- |"] + lines)
      .joined(separator: "\n") + "\n"
  }

  /// A stand-alone table for any page; none of the names needs escapes.
  private var html: String {
    let head = Self.header.map { "<th scope=\"col\">\($0)</th>" }.joined()
    let lines = rows.map { row in
      "<tr><td>\(row[0])</td><td><code>\(row[1])</code></td><td>\(row[2])</td><td>"
        + (row[3] == "–" ? "–" : "<code>\(row[3])</code>") + "</td><td>\(row[4])</td></tr>"
    }
    return "<table>\n<thead><tr>\(head)</tr></thead>\n<tbody>\n" + lines.joined(separator: "\n")
      + "\n</tbody>\n</table>\n"
  }

  private var json: JSONValue {
    .array(
      controllers.map { controller in
        [
          "class": .string(controller.className), "framework": .string(controller.framework),
          "kind": .string(controller.kind.rawValue), "delegate": JSONValue(controller.delegateProtocol),
          "usage": .string(controller.usage.rawValue), "successor": JSONValue(controller.successor),
        ]
      })
  }
}

extension SystemController {
  /// How the controller is shown, and its replacement.
  fileprivate var usageWords: String {
    let shown =
      switch usage {
      case .presented: "presented directly"
      case .content: "pushed, or presented in a navigation controller"
      case .showsItself: "not a view controller; shows itself"
      case .showsNothing: "not a view controller"
      }
    return successor.map { "\(shown); now \($0)" } ?? shown
  }
}
