import VCFiles
import VCSite
import ViewControllerGraph

/// The findings that a site's configuration silences, for commands that do not build the site.
struct SiteSilences {
  private var rules: SilenceRules
  private var diagnostics: [Diagnostic] = []
  private var paths = SitePaths(root: "")
  /// The configuration's folder, with symbolic links resolved.
  private var root: String?

  /// Reads a given configuration, or the one in the working directory or the nearest folder above.
  /// - Throws: `CommandFailure` if a given configuration is missing, or the configuration is invalid.
  init(config: String?) throws(CommandFailure) {
    let path = try SiteFile.location(of: config)
    guard config != nil || FileSystem.kind(of: path) == .file else {
      rules = SilenceRules([])
      return
    }
    let site = try SiteFile.read(path)
    rules = SilenceRules(site.build.silences)
    paths = site.build.paths
    diagnostics = site.unknownSilences
    root = FileSystem.resolved(site.build.paths.path(of: ""))
  }

  /// Returns the diagnostics that are not silenced.
  /// - Parameter folder: The folder that the diagnostics' files are relative to.
  mutating func left(of diagnostics: [Diagnostic], in folder: String?) -> [Diagnostic] {
    let root = root
    return rules.left(of: diagnostics) { file in
      let path = folder.map { "\($0)/\(file)" } ?? file
      guard let root, let whole = FileSystem.resolved(path), whole.hasPrefix(root + "/") else { return path }
      return String(whole.dropFirst(root.count + 1))
    }
  }

  /// The diagnostics about the rules themselves.
  var notes: [Diagnostic] { diagnostics + rules.notes.map { $0.shown(in: paths) } }
}

extension SiteFile {
  /// Warnings about silenced codes that no diagnostic has.
  var unknownSilences: [Diagnostic] {
    guard !build.silences.isEmpty else { return [] }
    let codes = DiagnosticGuide().codes
    return build.silences.compactMap { rule in
      codes.contains(rule.code) ? nil : .unknownLint(rule, nearest: codes).shown(in: build.paths)
    }
  }
}

extension Diagnostic {
  fileprivate static func unknownLint(_ rule: SilenceRule, nearest codes: [String]) -> Diagnostic {
    Diagnostic(
      code: "unknown-lint", severity: .warning, message: "no finding has the code '\(rule.code)'",
      suggestion: NearestName.suggestion(for: rule.code, among: codes).map { "did you mean '\($0)'?" },
      at: rule.location)
  }
}
