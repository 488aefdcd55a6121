import VCDiagnostics

extension SitePaths {
  /// Returns a path of the site as seen from the working directory.
  package func shown(_ path: String) -> String { root.isEmpty ? path : Self.normalized(self.path(of: path)) }
}

extension Diagnostic {
  /// Returns the diagnostic with locations as seen from the working directory.
  package func shown(in paths: SitePaths) -> Diagnostic {
    func shown(_ location: SourceLocation?) -> SourceLocation? {
      location.map { SourceLocation(file: paths.shown($0.file), line: $0.line, column: $0.column) }
    }
    var copy = self
    copy.location = shown(location)
    copy.notes = notes.map { note in
      var note = note
      note.location = shown(note.location)
      return note
    }
    return copy
  }
}

extension BuildReport {
  /// Returns the report with paths as seen from the working directory; entries and written files keep the site's own
  /// paths.
  package func shown(in paths: SitePaths) -> BuildReport {
    var copy = self
    copy.diagnostics = diagnostics.map { $0.shown(in: paths) }
    copy.faults = faults.map { Fault(kind: $0.kind, path: paths.shown($0.path), difference: $0.difference) }
    copy.pruned = pruned.map(paths.shown)
    copy.unwritable = unwritable.map { (paths.shown($0.path), $0.reason) }
    return copy
  }
}
