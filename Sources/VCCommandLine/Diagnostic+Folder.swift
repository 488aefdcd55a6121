import ViewControllerGraph

extension Diagnostic {
  /// Returns a diagnostic about the files of a scanned folder with locations relative to the working directory, where
  /// terminals, editors and code hosts look for the files.
  /// - Parameter folder: The folder as the user gave it, to which the file names are relative.
  func naming(filesIn folder: String) -> Diagnostic {
    var copy = self
    copy.location = location?.naming(fileIn: folder)
    copy.notes = notes.map { Note($0.message, at: $0.location?.naming(fileIn: folder)) }
    return copy
  }
}

extension SourceLocation {
  fileprivate func naming(fileIn folder: String) -> SourceLocation {
    // A diagnostic about the folder as a whole names the folder itself.
    guard file != folder, !file.hasPrefix("/") else { return self }
    let parts = (folder + "/" + file).split(separator: "/").filter { $0 != "." }
    let path = (folder.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
    return SourceLocation(file: path, line: line, column: column)
  }
}
