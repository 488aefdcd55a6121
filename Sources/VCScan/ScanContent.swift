import VCDiagnostics
import VCDigest
import VCFiles
import VCModel
import VCNavigation
import VCSourceReading

/// Everything that a map is made of: what is joined of it depends on nothing else.
struct ScanContent: Sendable {
  var settings: ScanSettings
  /// Interface Builder's files, by name.
  var files: [(name: String, bytes: [UInt8])]
  /// The app's own code; `nil` where no code is read.
  var code: ReadCode?
  /// Names of code that is left out because of its folders.
  var leftOut: Set<String>

  /// Stands for the content: another one has another key; `nil` where something could not be read.
  var key: ContentKey? {
    guard var digest = settings.digest, let code = code.map({ $0.keys }) ?? [] else { return nil }
    for (name, key) in files.map({ ($0.name, ContentKey(of: $0.bytes)) }) + code {
      digest.combine(name)
      digest.combine(key.bytes)
    }
    // The numbers tell which names belong to which list.
    digest.combine("\(files.count) \(code.count)")
    for name in leftOut.sorted() { digest.combine(name) }
    return ContentKey(of: Array(digest.description.utf8))
  }

  /// The map of the content.
  /// - Parameter batch: Does something with each of many files.
  func joined(_ batch: FileBatch) -> JoinedContent {
    var fragments = batch.map(files) { settings.read($0.bytes, $0.name) }
    var diagnostics: [Diagnostic] = []
    if let code {
      let read = code.decoded()
      diagnostics = read.diagnostics
      fragments += settings.link(read.facts, leftOut: leftOut, beside: fragments, &diagnostics)
    }
    return JoinedContent(map: settings.join(fragments), isEmpty: fragments.isEmpty, said: diagnostics)
  }
}

/// What was joined of a content.
struct JoinedContent: Hashable, Sendable {
  /// Without what there is to say about files that were not read.
  var map: NavigationMap
  /// Whether none of the files says anything.
  var isEmpty: Bool
  /// What there is to say about code that was read, or left out.
  var said: [Diagnostic]
}
