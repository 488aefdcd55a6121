import VCDiagnostics

// The diagnostics for blocks of a page that cannot be drawn.
extension Diagnostic {
  /// Does not quote the file: a page may come from someone else, and name a file that it should not reveal.
  static func notAnInput(_ source: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      code: "not-an-input", severity: .error,
      message: "'\(source)' is not a model, map, storyboard, XIB or dump", at: location)
  }

  static func twoSources(_ source: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      code: "two-sources", severity: .error,
      message: "the block names '\(source)' and also contains a model, expected one of them",
      at: location)
  }

  static func inlineInMDX(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      code: "inline-in-mdx", severity: .error, message: "the page is MDX, which does not allow inline SVG",
      suggestion: "use 'as: image'", at: location)
  }

  /// Returns the diagnostic with locations in the page instead of the block.
  func moved(into block: FigureBlock) -> Diagnostic {
    var copy = self
    copy.location = location.map { block.place(of: $0) } ?? block.location
    copy.notes = notes.map { note in
      var note = note
      note.location = note.location.map { block.place(of: $0) }
      return note
    }
    return copy
  }
}

extension FigureBlock {
  fileprivate func place(of inside: SourceLocation) -> SourceLocation {
    SourceLocation(
      file: location.file, line: inside.line > 0 ? inside.line + bodyLine - 1 + optionLineCount : location.line,
      column: inside.column > 0 ? inside.column + prefix.count : inside.column)
  }
}
