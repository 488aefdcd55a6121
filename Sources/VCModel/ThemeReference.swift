/// A theme as a model names it.
public struct ThemeReference: Hashable, Sendable {
  /// Where its colours come from.
  public enum Source: Hashable, Sendable {
    /// One of the built-in themes.
    case builtIn(ThemeName)
    /// The path of a file that describes a theme, relative to the folder of the model's file.
    case file(String)
  }

  /// Where its colours come from.
  public var source: Source
  /// Where the model names it.
  public var origin: Origin

  /// A theme from some source.
  public init(_ source: Source, origin: Origin = .unknown) {
    self.source = source
    self.origin = origin
  }

  /// The built-in theme that follows its reader.
  public static let auto = ThemeReference(.builtIn(.auto))
  /// The built-in theme for light surroundings.
  public static let light = ThemeReference(.builtIn(.light))
  /// The built-in theme for dark surroundings.
  public static let dark = ThemeReference(.builtIn(.dark))
  /// The built-in theme for paper.
  public static let print = ThemeReference(.builtIn(.print))

  /// A theme that a file describes.
  public static func file(_ path: String) -> ThemeReference { ThemeReference(.file(path)) }

  /// The name or the path, as a model file has it.
  public var text: String {
    switch source {
    case .builtIn(let name): name.rawValue
    case .file(let path): path
    }
  }

  /// The path of its file, for whoever reads the model under some name; `nil` for a theme that is built in.
  public func path(beside model: String) -> String? {
    guard case .file(let path) = source else { return nil }
    guard !path.hasPrefix("/"), let end = model.lastIndex(of: "/") else { return path }
    return model[...end] + path
  }
}
