/// A format of figures; the raw value is the file extension.
public enum OutputFormat: String, Hashable, Sendable, CaseIterable {
  case svg, html, dot, png, pdf, json
  case text = "txt"
  case mermaid = "mmd"
  case markdown = "md"

  /// The name on the command line.
  public var name: String {
    switch self {
    case .text: "text"
    case .mermaid: "mermaid"
    case .markdown: "markdown"
    default: rawValue
    }
  }

  /// The names of all formats on the command line.
  public static var names: [String] { allCases.map(\.name) }

  /// Creates a format from its name or its file extension.
  public init?(name: String) {
    let known = Self.allCases.first { $0.name == name || $0.rawValue == name }
    guard let known else { return nil }
    self = known
  }

  /// Whether a figure that is split into pages has one file per page; data is written as a whole.
  public var hasPages: Bool { self != .json && self != .text }

  /// Whether themes affect the format.
  public var hasThemes: Bool { [.svg, .png, .pdf].contains(self) }
}
