import VCDiagnostics
import VCDigest
import VCModel
import VCNavigation
import VCSourceFacts
import VCSourceLink
import VCWork

/// What decides, besides the files, what a map says.
struct ScanSettings: Sendable, Encodable {
  /// What reads files other than code; the first reader of an extension counts.
  var readers: Readers
  /// Whether all scenes of one class become one controller.
  var mergesClasses: Bool
  /// For which system the app is built: `#if` branches of others do not count.
  var platform = Platform.iOS

  /// A digest of all settings; `nil` where a reader cannot be told from another.
  ///
  /// What is encoded is synthesised, so that no setting can be forgotten.
  var digest: ContentDigest? {
    var digest = ContentDigest()
    do { try digest.combine(encoding: self) } catch { return nil }
    return digest
  }

  /// What a file says.
  func read(_ bytes: [UInt8], _ name: String) -> NavigationMapFragment {
    let ending = pathExtension(of: name)
    return (readers.all.first { $0.extensions.contains(ending) } ?? .interfaceBuilder).read(bytes, name)
  }

  /// What code does; found on a stack that deep values do not overflow.
  /// - Parameter names: Files that are left out because of their folders.
  func link(
    _ facts: [SourceFacts], leftOut names: Set<String>, beside storyboards: [NavigationMapFragment],
    _ diagnostics: inout [Diagnostic]
  ) -> [NavigationMapFragment] {
    let own = facts.filter { AppCode.contains($0) }
    let others = names.union(facts.map(\.file)).subtracting(own.map(\.file))
    diagnostics += others.sorted().map(Diagnostic.notOfTheApp)
    guard !own.isEmpty else { return [] }
    let link = SourceLink(own, storyboards: storyboards, platform: platform)
    return LargeStack.run { link.fragments }
  }

  /// One map of what all files say.
  func join(_ fragments: [NavigationMapFragment]) -> NavigationMap {
    NavigationMap(joining: fragments, mergesClasses: mergesClasses)
  }
}

extension ScanSettings {
  /// Readers by their names.
  struct Readers: Sendable, Encodable {
    /// One without a name may read anything.
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
