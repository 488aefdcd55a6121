import VCDiagnostics

/// The names of scanned files in messages.
///
/// A map names files relative to the scanned paths, so that it does not depend on where it is made. Messages name them relative
/// to the working directory, where terminals and editors look for them.
package struct ScannedNames: Sendable {
  private let paths: [ScannedPath]

  /// - Parameter paths: The scanned folders and files, as the user gave them.
  package init(_ paths: [String]) { self.paths = ScannedPath.named(paths) }

  /// Returns a diagnostic of the scan with locations relative to the working directory.
  package func located(_ diagnostic: Diagnostic) -> Diagnostic {
    var copy = diagnostic
    copy.location = diagnostic.location.map(located)
    copy.notes = diagnostic.notes.map { Diagnostic.Note($0.message, at: $0.location.map(located)) }
    return copy
  }

  private func located(_ location: SourceLocation) -> SourceLocation {
    SourceLocation(file: path(of: location.file), line: location.line, column: location.column)
  }

  /// Returns the path of a file that the map names; a diagnostic about a whole path names the path itself.
  package func path(of name: String) -> String {
    guard !name.hasPrefix("/"), !paths.contains(where: { $0.typed == name }) else { return name }
    for path in paths {
      if path.name.isEmpty { return Self.joined(path.typed, name) }
      if path.name == name { return path.typed }
      if name.hasPrefix(path.name + "/") { return Self.joined(path.typed, String(name.dropFirst(path.name.count + 1))) }
    }
    return name
  }

  private static func joined(_ folder: String, _ name: String) -> String {
    let parts = (folder + "/" + name).split(separator: "/").filter { $0 != "." }
    return (folder.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }
}
