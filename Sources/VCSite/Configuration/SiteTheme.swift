import VCImporters
import VCModel
import ViewControllerGraph

/// A theme as a site names it: a built-in one, or a file that describes one.
package struct SiteTheme: Hashable, Sendable {
  /// Where its colours come from.
  package enum Source: Hashable, Sendable {
    case builtIn(ThemeName)
    /// The path of a file, relative to the site.
    case file(String)
  }

  package var source: Source
  /// The surroundings for which a file's colours are taken, where it has some for light and some for dark ones.
  package var appearance: Appearance?
  /// Where it is asked for.
  package var origin: Origin

  /// What a figure stands on.
  package enum Appearance: String, Hashable, Sendable, CaseIterable { case light, dark }

  package init(_ source: Source, appearance: Appearance? = nil, origin: Origin = .unknown) {
    self.source = source
    self.appearance = appearance
    self.origin = origin
  }

  package init(_ name: ThemeName) { self.init(.builtIn(name)) }

  /// What a name or a path stands for; `nil` for a word that is neither.
  /// - Parameter folder: What paths are relative to, with a slash behind it, relative to the site.
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

  /// The theme that a model asks for.
  /// - Parameter model: The model's path, relative to the site.
  init(_ reference: ThemeReference, of model: String) {
    let path = reference.path(beside: model).map(SitePaths.normalized)
    switch reference.source {
    case .builtIn(let name): self.init(.builtIn(name), origin: reference.origin)
    case .file(let text): self.init(.file(path ?? text), origin: reference.origin)
    }
  }

  /// Whether a word is meant as the path of a file, and not as the name of a built-in theme.
  package static func isPath(_ text: String) -> Bool { Shape.isPath(text) }

  /// What files of a second theme have behind their names.
  var name: String {
    switch source {
    case _ where appearance != nil: appearance?.rawValue ?? ""
    case .builtIn(let name): name.rawValue
    case .file(let path): InputFile(name: path, bytes: []).stem
    }
  }

  /// The same file for light and for dark surroundings; nothing for a theme that is built in.
  var pair: (light: SiteTheme, dark: SiteTheme)? {
    guard case .file = source, appearance == nil else { return nil }
    return (showing(.light), showing(.dark))
  }

  private func showing(_ appearance: Appearance) -> SiteTheme {
    SiteTheme(source, appearance: appearance, origin: origin)
  }
}

extension FigureTheme {
  /// The same for some surroundings, and then called after them.
  package func showing(_ appearance: SiteTheme.Appearance?) -> FigureTheme {
    guard let appearance else { return self }
    var theme = appearance == .dark ? inDark : inLight
    theme.name = appearance.rawValue
    return theme
  }
}
