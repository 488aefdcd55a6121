import VCDiagnostics

/// Selects one file of each set of localised variants: `Base.lproj/Main.storyboard` rather than `de.lproj/Main.storyboard`.
enum LocalizedVariants {
  /// Selects the files to read.
  /// - Returns: The selected files, in order, and a note for each of the others.
  static func choose(_ files: [SourceFiles.File]) -> (files: [SourceFiles.File], notes: [Diagnostic]) {
    var chosen: [String: SourceFiles.File] = [:]
    for file in files {
      guard let key = key(of: file.name) else { continue }
      if let other = chosen[key], !isPreferred(file.name, to: other.name) { continue }
      chosen[key] = file
    }
    var kept: [SourceFiles.File] = []
    var notes: [Diagnostic] = []
    for file in files {
      if let key = key(of: file.name), let first = chosen[key], first != file {
        notes.append(.variant(of: first.name, file.name))
      } else {
        kept.append(file)
      }
    }
    return (kept, notes)
  }

  /// Returns the path without the localisation, for a file in an `.lproj` folder.
  private static func key(of name: String) -> String? {
    var parts = name.split(separator: "/").map(String.init)
    guard let folder = parts.indices.dropLast().last, parts[folder].hasSuffix(".lproj") else { return nil }
    parts[folder] = ".lproj"
    return parts.joined(separator: "/")
  }

  /// Orders Base first, then English, the development language of old projects, then by name.
  private static func isPreferred(_ name: String, to other: String) -> Bool {
    (rank(name), name) < (rank(other), other)
  }

  private static func rank(_ name: String) -> Int {
    let languages = ["Base.lproj", "en.lproj", "English.lproj"]
    let folder = name.split(separator: "/").dropLast().last.map(String.init) ?? ""
    return languages.firstIndex(of: folder) ?? languages.count
  }
}

extension Diagnostic {
  fileprivate static func variant(of first: String, _ name: String) -> Diagnostic {
    Diagnostic(
      code: "localized-variant", severity: .note, message: "a localisation of '\(first)', which is read instead",
      at: SourceLocation(file: name))
  }
}
