import VCObjectiveCSource
import VCSourceFacts
import VCSourceLink
import VCSwiftSource
import VCWork

/// Source code, and facts from other processes.
extension FuzzTarget {
  static let swift = FuzzTarget("swift", trials: 400) { bytes in
    LargeStack.run { linked(SwiftSource.facts(of: bytes, file: "A.swift")) }
  }

  static let objectiveC = FuzzTarget("objective-c") { bytes in
    LargeStack.run { linked(ObjectiveCSource.facts(of: bytes, file: "A.m")) }
  }

  /// Facts in the format in which another process or a cache supplies them.
  static let facts = FuzzTarget(
    "facts", trials: 2_000, made: { [SwiftSource.facts(of: example, file: "A.swift").encoded] }
  ) { bytes in
    guard let facts = SourceFacts(encoded: bytes[...], file: "A.swift") else { return [] }
    return LargeStack.run { linked(facts) }
  }

  private static let example = Array(
    """
    @objc(Home) final class Home<T: View>: UIViewController, Delegate {
      lazy var help = { Help(style: .plain) }()
      @IBAction func go(_ segue: UIStoryboardSegue) {
        guard let next = storyboard?.instantiateViewController(withIdentifier: "n") as? Next else { return }
        switch route { case .help(let id): present(next ?? Help(id), animated: true) { self.done() } default: break }
        #if os(tvOS)
        next.modalPresentationStyle = isLarge ? .formSheet : .popover
        #endif
      }
    }
    enum Route: Hashable { case help(Int), about }
    """.utf8)

  private static func linked(_ facts: SourceFacts) -> [String] {
    let bytes = facts.encoded[...]
    let fragments = SourceLink([facts]).fragments
    var all = SourceLink(SourceFacts(encoded: bytes, file: facts.file, areWhole: true).map { [$0] } ?? [])
    all.walksEverything = true
    return unless(SourceFacts(encoded: bytes, file: facts.file) == facts, "encoding and decoding changes them")
      + unless(fragments.count == 1, "a file is missing in the map")
      + unless(all.fragments == fragments, "skipped functions contain facts")
  }
}
