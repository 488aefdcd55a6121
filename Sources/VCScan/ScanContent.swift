import VCDiagnostics
import VCDigest
import VCFiles
import VCModel
import VCNavigation
import VCSourceReading

/// The complete input of a map; the joined content depends on nothing else.
struct ScanContent: Sendable {
  var settings: ScanSettings
  /// The Interface Builder files, identified by name.
  var files: [(name: String, bytes: [UInt8])]
  /// The app's own source code; `nil` if the scan does not read source code.
  var code: ReadCode?
  /// The source files that are not part of the app.
  var leftOut: LeftOut

  /// A key that identifies the content; `nil` if a file could not be read.
  var key: ContentKey? {
    guard var digest = settings.digest, let code = code.map({ $0.keys }) ?? [] else { return nil }
    for (name, key) in files.map({ ($0.name, ContentKey(of: $0.bytes)) }) + code {
      digest.combine(name)
      digest.combine(key.bytes)
    }
    // The counts show which names belong to which list.
    digest.combine("\(files.count) \(code.count)")
    for names in [leftOut.others, leftOut.uncompiled] {
      digest.combine("\(names.count)")
      for name in names.sorted() { digest.combine(name) }
    }
    return ContentKey(of: Array(digest.description.utf8))
  }

  /// Returns the map of the content, with diagnostics.
  /// - Parameter batch: The parallel map to use.
  func joined(_ batch: FileBatch) -> JoinedContent {
    var fragments = batch.map(files) { settings.read($0.bytes, $0.name) }
    var diagnostics: [Diagnostic] = []
    if let code {
      let read = code.decoded()
      diagnostics = read.diagnostics
      settings.link(read.facts, leftOut: leftOut, to: &fragments, &diagnostics)
    }
    return JoinedContent(map: settings.join(fragments), isEmpty: fragments.isEmpty, said: diagnostics)
  }
}

/// The result of joining the content of a scan.
struct JoinedContent: Hashable, Sendable {
  /// The map, without diagnostics for files that could not be read.
  var map: NavigationMap
  /// Whether no file contributed to the map.
  var isEmpty: Bool
  /// The diagnostics for source code that was read or excluded.
  var said: [Diagnostic]
}

/// The names of source files that are excluded.
struct LeftOut: Sendable {
  /// Those of tests and other programs, judging by their folders.
  var others: Set<String> = []
  /// Those that no target compiles.
  var uncompiled: Set<String> = []
}
