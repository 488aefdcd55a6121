import VCDiagnostics
import VCFiles
import VCModel
import VCSourceFacts
import VCSourceReading
import ViewControllerGraph

/// The files matched by a configuration's paths and patterns.
struct SourceFiles {
  let search: FileSearch
  /// The errors found, located in the configuration if no closer location is known.
  private(set) var diagnostics: [Diagnostic] = []

  init(_ paths: SitePaths) { search = FileSearch(paths: paths) }

  /// Returns the files of a source, sorted by path: the file itself, a folder's files of known kinds, or those that
  /// match a pattern.
  mutating func files(of source: SiteSource) -> [String] {
    let extensions = source.isApp ? Self.appExtensions + Self.codeExtensions : Self.extensions
    let what = source.isApp ? "storyboard, XIB or source file" : "model, storyboard or XIB"
    let found = files(at: source.path, except: source.exceptions, origin: source.origin, a: what) { file in
      extensions.contains { file.lowercased().hasSuffix($0) } && (!source.isApp || Self.isOwn(file, of: source))
    }
    return source.isApp ? found.filter { file in !Self.codeExtensions.contains { file.hasSuffix($0) } } : found
  }

  /// Returns whether a file in an app's folder belongs to the app rather than to a package manager or a build.
  private static func isOwn(_ file: String, of source: SiteSource) -> Bool {
    let folder = source.path.isPlain ? SitePaths.normalized(source.path.text) : source.path.folder
    return ScanFilter().reads(folder.isEmpty ? file : String(file.dropFirst(folder.count)))
  }

  /// Returns the subjects of a source's figures: each file, or all files of an app under its folder's path.
  mutating func subjects(of source: SiteSource) -> [(path: String, parts: [String]?, code: [String])] {
    let files = files(of: source)
    guard source.isApp else { return files.map { ($0, nil, []) } }
    let code = code(of: source)
    return files.isEmpty && code.isEmpty ? [] : [(SitePaths.normalized(source.path.text), files, code)]
  }

  /// Returns the code files of an app, sorted by path; empty for other sources.
  func code(of source: SiteSource) -> [String] {
    guard source.isApp, FileSystem.kind(of: search.paths.path(of: source.path.text)) == .folder else { return [] }
    return search.files(in: SitePaths.normalized(source.path.text)).filter { file in
      Self.codeExtensions.contains { file.lowercased().hasSuffix($0) } && Self.isOwn(file, of: source)
        && !source.exceptions.contains { $0.matches(file) }
    }
  }

  /// Returns the pages of a rule, sorted by path.
  mutating func files(of rule: PageRule) -> [String] {
    files(at: rule.path, except: rule.exceptions, origin: rule.origin, a: "page") { file in
      file.isPage
    }
  }

  /// The file extensions read from a folder; dumps have no extension and must be named individually.
  private static let extensions = [".vcmodel.yaml", ".vcmodel.yml", ".vcmodel.json", ".storyboard", ".xib"]

  /// The extensions of an app's files that a scan reads, without code.
  private static let appExtensions = NavigationScan().extensions.union(NavigationScan.projectExtensions).sorted().map {
    ".\($0)"
  }

  /// The extensions of an app's code files.
  private static let codeExtensions = SourceLanguage.extensions.sorted().map { ".\($0)" }

  private mutating func files(
    at pattern: PathPattern, except exceptions: [PathPattern], origin: Origin, a what: String,
    inFolder isWanted: (String) -> Bool
  ) -> [String] {
    let found: [String]
    let top = pattern.isPlain ? SitePaths.normalized(pattern.text) : pattern.folder
    guard !search.isWholeDisk(top) else {
      diagnostics.append(.wholeDisk(pattern.text, at: origin.location))
      return []
    }
    if !pattern.isPlain {
      found = all(in: top, origin).filter(pattern.matches)
      if found.isEmpty { diagnostics.append(.noMatch("no file matches '\(pattern.text)'", at: origin.location)) }
    } else if FileSystem.kind(of: search.paths.path(of: pattern.text)) == .folder {
      found = all(in: top, origin).filter(isWanted)
      if found.isEmpty { diagnostics.append(.noMatch("there is no \(what) in '\(pattern.text)'", at: origin.location)) }
    } else {
      found = [SitePaths.normalized(pattern.text)]
    }
    return found.filter { file in !exceptions.contains { $0.matches(file) } }
  }

  /// Returns all files below a folder; an unreadable folder is an error.
  private mutating func all(in folder: String, _ origin: Origin) -> [String] {
    let found = search.found(in: folder)
    diagnostics += found.unreadable.map { .unreadable($0.path, $0.reason, at: origin.location) }
    return found.files
  }
}

extension Diagnostic {
  fileprivate static func wholeDisk(_ pattern: String, at location: SourceLocation?) -> Diagnostic {
    Diagnostic(
      code: "pattern-too-wide", severity: .error,
      message: "'\(pattern)' would search the whole disk, expected a folder of the project", at: location)
  }

  fileprivate static func unreadable(_ folder: String, _ reason: String, at location: SourceLocation?) -> Diagnostic {
    Diagnostic(
      code: "input-unreadable", severity: .error,
      message: "the folder '\(folder.isEmpty ? "." : folder)' cannot be read: \(reason)", at: location)
  }

  fileprivate static func noMatch(_ message: String, at location: SourceLocation?) -> Diagnostic {
    Diagnostic(code: "no-match", severity: .warning, message: message, at: location)
  }
}
