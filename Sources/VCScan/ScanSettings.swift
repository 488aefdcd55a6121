import VCDiagnostics
import VCDigest
import VCFiles
import VCModel
import VCNavigation
import VCSourceFacts
import VCSourceLink
import VCWork

/// The settings that, together with the files, determine the map.
struct ScanSettings: Sendable, Encodable {
  /// The readers for files other than source code; the first one that supports a file's extension is used.
  var readers: Readers
  /// Whether all scenes of one class become one controller.
  var mergesClasses: Bool
  /// The platform for which the app is built; `#if` branches for other platforms are ignored.
  var platform = Platform.iOS

  /// A digest of all settings; `nil` if a reader cannot be identified.
  ///
  /// The encoding is synthesised, so that it includes every setting.
  var digest: ContentDigest? {
    var digest = ContentDigest()
    do { try digest.combine(encoding: self) } catch { return nil }
    return digest
  }

  /// Reads one file.
  func read(_ bytes: [UInt8], _ name: String) -> NavigationMapFragment {
    let ending = FilePath(name).pathExtension
    return (readers.all.first { $0.extensions.contains(ending) } ?? .interfaceBuilder).read(bytes, name)
  }

  /// Adds the fragments of source files, linked on a stack large enough for deeply nested values, and removes the
  /// storyboards of other programs.
  /// - Parameters:
  ///   - facts: The facts of the source files.
  ///   - leftOut: The files that are excluded.
  ///   - fragments: Those of the Interface Builder files.
  ///   - diagnostics: The diagnostics of the scan, to which those of linking are added.
  func link(
    _ facts: [SourceFacts], leftOut: LeftOut, to fragments: inout [NavigationMapFragment],
    _ diagnostics: inout [Diagnostic]
  ) {
    let (own, excluded) = (facts.filter { AppCode.contains($0) }, facts.filter { !AppCode.contains($0) })
    var others = leftOut.others.union(excluded.map(\.file))
    if !excluded.isEmpty {
      func classes(_ facts: [SourceFacts]) -> Set<String> { Set(facts.flatMap { $0.types.map(\.name) }) }
      let foreign = classes(excluded).subtracting(classes(own))
      others.formUnion(fragments.filter { AppCode.isOther($0, excluded: foreign) }.map(\.file))
      fragments.removeAll { others.contains($0.file) }
    }
    diagnostics += others.sorted().map(Diagnostic.notOfTheApp) + leftOut.uncompiled.sorted().map(Diagnostic.notCompiled)
    guard !own.isEmpty else { return }
    let link = SourceLink(own, storyboards: fragments, platform: platform)
    fragments += LargeStack.run { link.fragments }
  }

  /// Joins the fragments of all files into one map.
  func join(_ fragments: [NavigationMapFragment]) -> NavigationMap {
    NavigationMap(joining: fragments, mergesClasses: mergesClasses)
  }
}

extension ScanSettings {
  /// The readers, encoded by their names.
  struct Readers: Sendable, Encodable {
    /// The error for a reader without a name, whose behaviour is unknown.
    struct NoName: Error {}

    var all: [SourceReader]

    func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for reader in all {
        guard let name = reader.name else { throw NoName() }
        try container.encode([name] + reader.extensions.sorted())
      }
    }
  }
}
