import VCSite
import ViewControllerGraph

/// What `--theme` names: a built-in theme, or a file that describes one.
enum ThemeChoice: Hashable {
  case builtIn(ThemeName)
  case file(String)

  /// A name without a dot or a slash is meant to be a built-in theme.
  init?(_ argument: String) {
    if let name = ThemeName(rawValue: argument) {
      self = .builtIn(name)
    } else if SiteTheme.isPath(argument) {
      self = .file(argument)
    } else {
      return nil
    }
  }

  /// The theme, read from its file where it has one.
  /// - Throws: `CommandFailure` when the file is missing or no theme.
  func theme(_ terminal: Terminal) throws(CommandFailure) -> FigureTheme {
    switch self {
    case .builtIn(let name): return FigureTheme(name)
    case .file(let path):
      let input = try InputFile.read(path)
      let read = FigureTheme.read(bytes: input.bytes, file: input.name)
      guard let theme = read.value else { throw CommandFailure(.invalidInput, read.diagnostics) }
      terminal.report(read.diagnostics)
      return theme
    }
  }
}
