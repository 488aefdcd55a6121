public import VCDiagnostics
import VCFiles
public import VCModel
public import VCNavigation
import VCSourceFacts
import VCSourceReading
import VCWork

extension NavigationScan {
  /// Reads each file separately, to be joined later by `map(linking:)`.
  /// - Parameters:
  ///   - paths: Folders and files.
  ///   - base: The folder to which names are relative; by default, the requested path.
  /// - Returns: The files, sorted by name, and diagnostics for those that could not be read.
  public func parts(of paths: [String], base: String? = nil) -> Diagnosed<[StoredFile]> {
    var diagnostics = paths.filter { !SourceFiles.exists($0) }.map(Diagnostic.missing)
    var unreadable: [String] = []
    let root = base.map { (FileSystem.resolved($0) ?? $0) + "/" }
    let files = self.files(at: ScannedPath.named(paths), fileExtensions, &unreadable).map { file in
      guard let root, file.path.hasPrefix(root) else { return file }
      return SourceFiles.File(path: file.path, name: String(file.path.dropFirst(root.count)))
    }
    diagnostics += Set(unreadable).sorted().map(Diagnostic.unreadableFolder)
    var parts: [StoredFile] = []
    for file in files where !isCode(file.name) {
      if let bytes = SourceFiles.bytes(of: file) {
        parts.append(StoredFile(name: file.name, isCode: false, bytes: bytes))
      } else {
        diagnostics.append(.unreadable(file.name))
      }
    }
    let code = files.compactMap { file in
      SourceLanguage(fileExtension: FilePath(file.name).pathExtension).map { language in
        SourceFile(name: file.name, language: language) { SourceFiles.bytes(of: file) }
      }
    }
    if let read = self.code.map({ told($0).facts(of: code) }) {
      // Diagnostics of the source code itself are reported when the files are joined.
      diagnostics += read.diagnostics.filter { $0.severity == .error }
      parts += read.facts.map { StoredFile(name: $0.file, isCode: true, bytes: $0.encoded) }
    }
    return Diagnosed(parts.sorted { $0.name < $1.name }, diagnostics)
  }

  /// Returns the map of files that were read separately; it equals that of a scan of all the files at once.
  public func map(linking parts: [StoredFile]) -> NavigationMap {
    var seen: Set<String> = []
    let parts = parts.sorted { $0.name < $1.name }.filter { seen.insert($0.name).inserted }
    let others = parts.filter { !$0.isCode && !isOfProject($0.name) }
    let chosen = LocalizedVariants.choose(others.map { SourceFiles.File(path: $0.name, name: $0.name) })
    let names = Set(chosen.files.map(\.name))
    var fragments = others.filter { names.contains($0.name) }.map { settings.read($0.bytes, $0.name) }
    var diagnostics: [Diagnostic] = []
    let code = parts.filter(\.isCode)
    let app = ownCode(of: code.map(\.name), beside: parts.filter { !$0.isCode }.map { ($0.name, $0.bytes) })
    let own = code.filter { app.own.contains($0.name) }
    let facts = LargeStack.run {
      own.map { SourceFacts(encoded: $0.bytes[...], file: $0.name) }
    }
    for (part, facts) in zip(own, facts) where facts == nil { diagnostics.append(.damaged(part.name)) }
    let whole = facts.compactMap(\.self)
    diagnostics += SourceFileReader.problems(of: whole)
    settings.link(whole, leftOut: app.leftOut, to: &fragments, &diagnostics)
    return settings.join(fragments).adding((diagnostics + chosen.notes).countedByKind)
  }
}
