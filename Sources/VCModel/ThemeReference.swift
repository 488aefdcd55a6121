/// A reference to a theme in a model.
public struct ThemeReference: Hashable, Sendable {
  /// The source of a theme's colours.
  public enum Source: Hashable, Sendable {
    /// One of the built-in themes.
    case builtIn(ThemeName)
    /// The path of a file that describes a theme, relative to the folder of the model's file.
    case file(String)
  }

  /// The source of its colours.
  public var source: Source
  /// The location in the model.
  public var origin: Origin

  /// Creates a reference from a source.
  public init(_ source: Source, origin: Origin = .unknown) {
    self.source = source
    self.origin = origin
  }

  /// The built-in theme that follows the reader's light or dark setting.
  public static let auto = ThemeReference(.builtIn(.auto))
  /// The built-in light theme.
  public static let light = ThemeReference(.builtIn(.light))
  /// The built-in dark theme.
  public static let dark = ThemeReference(.builtIn(.dark))
  /// The built-in theme for printing.
  public static let print = ThemeReference(.builtIn(.print))

  /// Returns a reference to a theme file.
  public static func file(_ path: String) -> ThemeReference { ThemeReference(.file(path)) }

  /// The name or path as written in a model file.
  public var text: String {
    switch source {
    case .builtIn(let name): name.rawValue
    case .file(let path): path
    }
  }

  /// Returns the path of the theme's file, relative to the same folder as the given model path; `nil` for a built-in
  /// theme.
  public func path(beside model: String) -> String? {
    guard case .file(let path) = source else { return nil }
    return path.path(beside: model)
  }
}

extension String {
  /// Returns the path of a file that is named in another file, relative to the same folder as the other file's path.
  package func path(beside file: String) -> String {
    guard !hasPrefix("/"), let end = file.lastIndex(of: "/") else { return self }
    return file[...end] + self
  }
}
