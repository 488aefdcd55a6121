/// A format that a figure can be written in; the raw value is the file's extension.
public enum OutputFormat: String, Hashable, Sendable, CaseIterable {
  case svg, html, dot, png, pdf, json
  case text = "txt"
  case mermaid = "mmd"
  case markdown = "md"

  /// What the command line calls it.
  public var name: String {
    switch self {
    case .text: "text"
    case .mermaid: "mermaid"
    case .markdown: "markdown"
    default: rawValue
    }
  }

  /// What the command line calls all of them.
  public static var names: [String] { allCases.map(\.name) }

  /// The format by its name or its file extension.
  public init?(name: String) {
    let known = Self.allCases.first { $0.name == name || $0.rawValue == name }
    guard let known else { return nil }
    self = known
  }

  /// Whether a figure that is split into pages has a file for each of them; data is written as a whole.
  public var hasPages: Bool { self != .json && self != .text }

  /// Whether a theme makes a difference.
  public var hasThemes: Bool { [.svg, .png, .pdf].contains(self) }
}
