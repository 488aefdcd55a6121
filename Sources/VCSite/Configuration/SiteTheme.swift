import VCImporters
import VCModel
import ViewControllerGraph

/// A theme as named in a site: a built-in one, or a file.
package struct SiteTheme: Hashable, Sendable {
  /// The source of its colours.
  package enum Source: Hashable, Sendable {
    case builtIn(ThemeName)
    /// The path of a file, relative to the site.
    case file(String)
  }

  package var source: Source
  /// The appearance for which colours are taken from a file with both light and dark ones.
  package var appearance: Appearance?
  /// The origin of the request.
  package var origin: Origin

  /// The appearance of a figure's surroundings.
  package enum Appearance: String, Hashable, Sendable, CaseIterable { case light, dark }

  package init(_ source: Source, appearance: Appearance? = nil, origin: Origin = .unknown) {
    self.source = source
    self.appearance = appearance
    self.origin = origin
  }

  package init(_ name: ThemeName) { self.init(.builtIn(name)) }

  /// Creates a theme from a name or a path; `nil` if the text is neither.
  /// - Parameter folder: The folder that paths are relative to, with a trailing slash, relative to the site.
  package init?(_ text: String, in folder: String = "", appearance: Appearance? = nil, origin: Origin = .unknown) {
    if let name = ThemeName(rawValue: text) {
      self.init(.builtIn(name), appearance: appearance, origin: origin)
    } else if Self.isPath(text) {
      let path = SitePaths.normalized(text.hasPrefix("/") ? text : folder + text)
      self.init(.file(path), appearance: appearance, origin: origin)
    } else {
      return nil
    }
  }

  /// Creates the theme that a model requests.
  /// - Parameter model: The model's path, relative to the site.
  init(_ reference: ThemeReference, of model: String) {
    let path = reference.path(beside: model).map(SitePaths.normalized)
    switch reference.source {
    case .builtIn(let name): self.init(.builtIn(name), origin: reference.origin)
    case .file(let text): self.init(.file(path ?? text), origin: reference.origin)
    }
  }

  /// Returns whether a text is the path of a file rather than the name of a built-in theme.
  package static func isPath(_ text: String) -> Bool { Shape.isPath(text) }

  /// The suffix in the file names of a second theme.
  var name: String {
    switch source {
    case _ where appearance != nil: appearance?.rawValue ?? ""
    case .builtIn(let name): name.rawValue
    case .file(let path): InputFile(name: path, bytes: []).stem
    }
  }

  /// The light and dark variants of a theme file; `nil` for a built-in theme.
  var pair: (light: SiteTheme, dark: SiteTheme)? {
    guard case .file = source, appearance == nil else { return nil }
    return (showing(.light), showing(.dark))
  }

  private func showing(_ appearance: Appearance) -> SiteTheme {
    SiteTheme(source, appearance: appearance, origin: origin)
  }
}

extension FigureTheme {
  /// Returns the variant for an appearance, named after it.
  package func showing(_ appearance: SiteTheme.Appearance?) -> FigureTheme {
    guard let appearance else { return self }
    var theme = appearance == .dark ? inDark : inLight
    theme.name = appearance.rawValue
    return theme
  }
}
