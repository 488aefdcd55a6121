import VCDiagnostics

extension Diagnostic {
  static func missing(_ path: String) -> Diagnostic {
    Diagnostic(
      code: "missing-input", severity: .error, message: "there is no file or folder '\(path)'",
      at: SourceLocation(file: path))
  }

  static func unreadableFolder(_ name: String) -> Diagnostic {
    Diagnostic(
      code: "input-unreadable", severity: .error, message: "the folder cannot be read", at: SourceLocation(file: name))
  }

  static func damaged(_ name: String) -> Diagnostic {
    Diagnostic(
      code: "not-facts", severity: .error, message: "the facts of this file are damaged or of another version",
      suggestion: "recreate them with 'vcgraph scan --facts'", at: SourceLocation(file: name))
  }

  static func notOfTheApp(_ name: String) -> Diagnostic {
    Diagnostic(
      code: "not-of-the-app", severity: .note,
      message: "a test, a preview, a widget, an example or code for another device, skipped",
      at: SourceLocation(file: name))
  }

  static func notCompiled(_ name: String) -> Diagnostic {
    Diagnostic(
      code: "not-compiled", severity: .note, message: "in no target of the Xcode project for this platform, skipped",
      at: SourceLocation(file: name))
  }

  static func nothingRead(_ paths: [ScannedPath]) -> Diagnostic {
    Diagnostic(
      code: "nothing-read", severity: .error,
      message: "found nothing to scan: no storyboard, no XIB, and no Swift or Objective-C code of an app",
      at: paths.first.map { SourceLocation(file: $0.typed) })
  }

  static func unreadable(_ name: String) -> Diagnostic {
    Diagnostic(
      code: "input-unreadable", severity: .error, message: "the file cannot be read", at: SourceLocation(file: name))
  }
}
