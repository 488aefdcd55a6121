import VCDiagnostics
import VCModel

// The diagnostics for conflicting outputs.
extension Diagnostic {
  static func sharedFolder(_ folder: String, with site: String, at location: SourceLocation?) -> Diagnostic {
    Diagnostic(
      code: "shared-output-folder", severity: .error,
      message: "'\(folder)' is where '\(site)' puts its figures: each site would take the other's for orphans",
      suggestion: "give this site a folder of its own in 'output' or 'images'", at: location)
  }

  static func writtenTwice(_ path: String, by first: String, and second: any BuildTask) -> Diagnostic {
    Diagnostic(
      code: "output-collision", severity: .error,
      message: first == second.name
        ? "two figures of '\(first)' would be written to '\(path)'"
        : "'\(path)' would be written for '\(first)' and for '\(second.name)'",
      suggestion: "tell the outputs apart with '{folder}' or '{name}' in 'output', or give the figures names",
      at: second.origin.location ?? SourceLocation(file: second.name))
  }

  static func notGenerated(_ path: String, wantedBy source: String) -> Diagnostic {
    Diagnostic(
      code: "not-generated", severity: .error,
      message: "the page is a person's: it has no mark of a build, and would be replaced by one made from '\(source)'",
      suggestion: "rename one of the two, or write over it with 'vcgraph build --force'", at: SourceLocation(file: path)
    )
  }

  static func edited(
    _ path: String, at location: SourceLocation?, source: String?, copy: String
  ) -> Diagnostic {
    let what = location == nil ? "the page was" : "the lines between the markers were"
    return Diagnostic(
      code: "edited-by-hand", severity: .warning,
      message: "\(what) edited by hand and generated again; the edited page is kept as '\(copy)'",
      suggestion: source.map { "edit '\($0)', from which it is generated" } ?? "edit the block, or what it names",
      at: location ?? SourceLocation(file: path))
  }

  static func notPruned(_ path: String) -> Diagnostic {
    Diagnostic(
      code: "edited-by-hand", severity: .warning, message: "not as a build made it, and left where it is",
      suggestion: "delete it if it is not needed", at: SourceLocation(file: path))
  }
}
