import VCSite
import ViewControllerGraph

/// The argument of `--theme`: a built-in theme, or a theme file, optionally limited to its light or dark appearance.
enum ThemeChoice: Hashable {
  case builtIn(ThemeName)
  case file(String, SiteTheme.Appearance? = nil)

  /// Parses an argument. A name without a dot or a slash is a built-in theme; `dark=brand.yml` is a file's dark appearance.
  init?(_ argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
    if let name = ThemeName(rawValue: argument) {
      self = .builtIn(name)
    } else if parts.count == 2, let appearance = SiteTheme.Appearance(rawValue: parts[0]) {
      self = .file(parts[1], appearance)
    } else if SiteTheme.isPath(argument) {
      self = .file(argument)
    } else {
      return nil
    }
  }

  /// Returns the theme, read from its file if it has one.
  /// - Throws: `CommandFailure` if the file is missing or invalid.
  func theme(_ terminal: Terminal) throws(CommandFailure) -> FigureTheme {
    switch self {
    case .builtIn(let name): return FigureTheme(name)
    case .file(let path, let appearance):
      let (theme, diagnostics) = try Self.read(path)
      if appearance != .dark { terminal.report(diagnostics) }
      return theme.showing(appearance)
    }
  }

  /// Reads a theme file.
  /// - Throws: `CommandFailure` if the file is missing or invalid.
  static func read(_ path: String) throws(CommandFailure) -> (theme: FigureTheme, diagnostics: [Diagnostic]) {
    let input = try InputFile.read(path)
    let read = FigureTheme.read(bytes: input.bytes, file: input.name)
    guard let theme = read.value else { throw CommandFailure(.invalidInput, read.diagnostics) }
    return (theme, read.diagnostics)
  }
}
