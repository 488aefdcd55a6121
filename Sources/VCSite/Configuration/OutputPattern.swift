import VCFiles
import VCModel

/// The path of an output with placeholders: `figures/{name}{theme}.{format}`.
package struct OutputPattern: Hashable, Sendable {
  /// The placeholders.
  enum Place: String, CaseIterable {
    /// The source's folder with a trailing slash; empty for the folder of the configuration.
    case folder
    /// The source's name without its extension.
    case stem
    /// The stem, followed by the figure's name or kind if the source has several figures.
    case name
    /// The figure's kind.
    case kind
    /// Empty for the first theme, `~dark` and the like for the others.
    case theme
    /// The figure's language.
    case lang
    /// The format's file extension.
    case format
  }

  /// The pattern as written.
  package let text: String
  private let parts: [Part]

  private enum Part: Hashable {
    case text(String)
    case place(Place)
  }

  static let standard = OutputPattern("figures/{name}{theme}.{format}")

  /// The folder for figures and articles in a DocC catalog.
  static let catalogFolder = "Figures"

  static func inCatalog(_ catalog: String) -> OutputPattern {
    OutputPattern("\(catalog)/\(catalogFolder)/{name}{theme}.{format}")
  }

  /// Parses a pattern. Unknown placeholders are kept literally; `unknownPlaces` lists them.
  init(_ text: String) {
    self.text = text
    var parts: [Part] = []
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let end = rest.index(after: close)
      parts.append(.text(String(rest[..<open])))
      let place = Place(rawValue: String(rest[rest.index(after: open)..<close]))
      parts.append(place.map(Part.place) ?? .text(String(rest[open..<end])))
      rest = rest[end...]
    }
    self.parts = parts + [.text(String(rest))]
  }

  /// The names in braces that are not placeholders.
  var unknownPlaces: [String] {
    parts.flatMap { part -> [String] in
      guard case .text(let text) = part, text.hasPrefix("{"), text.hasSuffix("}") else { return [] }
      return [String(text.dropFirst().dropLast())]
    }
  }

  /// Whether the path can be empty: the folder and the theme can be.
  var isPossiblyEmpty: Bool {
    parts.allSatisfy { part in
      switch part {
      case .text(let text): text.isEmpty
      case .place(let place): place == .folder || place == .theme
      }
    }
  }

  /// Returns whether the pattern contains a placeholder.
  func has(_ place: Place) -> Bool { parts.contains(.place(place)) }

  /// Returns the path with all placeholders filled in. A theme without a placeholder is inserted before the extension.
  func path(filling values: [Place: String]) -> String {
    var path = parts.map { part in
      switch part {
      case .text(let text): text
      case .place(let place): values[place] ?? ""
      }
    }.joined()
    if !has(.theme), let theme = values[.theme], !theme.isEmpty {
      path.insert(contentsOf: theme, at: path.lastIndex(of: ".") ?? path.endIndex)
    }
    return path
  }
}
