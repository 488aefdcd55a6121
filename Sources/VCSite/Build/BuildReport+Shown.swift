import VCDiagnostics

extension SitePaths {
  /// A path of the site as people who are elsewhere see it.
  package func shown(_ path: String) -> String { root.isEmpty ? path : Self.normalized(self.path(of: path)) }
}

extension Diagnostic {
  /// The same, with its places as people see them who are not in the site's folder.
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
  /// The same for people who are not in the site's folder; entries and files written keep the site's own paths.
  package func shown(in paths: SitePaths) -> BuildReport {
    var copy = self
    copy.diagnostics = diagnostics.map { $0.shown(in: paths) }
    copy.faults = faults.map { Fault(kind: $0.kind, path: paths.shown($0.path), difference: $0.difference) }
    copy.pruned = pruned.map(paths.shown)
    copy.unwritable = unwritable.map { (paths.shown($0.path), $0.reason) }
    return copy
  }
}
