import VCModel
import VCSourceFacts

/// Finds the navigation that the code of an app describes.
///
/// ```swift
/// let fragments = SourceLink(facts, storyboards: interfaceBuilder).fragments
/// let map = NavigationMap(joining: interfaceBuilder + fragments)
/// ```
package struct SourceLink: Sendable {
  /// What every file of code says, in any order.
  package var facts: [SourceFacts]
  /// What storyboards and XIBs say: code names their scenes and segues.
  package var storyboards: [NavigationMapFragment]
  /// For which system the app is built: `#if` branches of others do not count.
  package var platform: Platform
  /// Whether functions are gone through as well of which nothing can come; only tests have a reason to.
  package var walksEverything = false

  /// The facts of an app's files and its storyboards.
  package init(_ facts: [SourceFacts], storyboards: [NavigationMapFragment] = [], platform: Platform = .iOS) {
    self.facts = facts
    self.storyboards = storyboards
    self.platform = platform
  }

  /// One fragment for each file, sorted by file.
  package var fragments: [NavigationMapFragment] {
    let index = SymbolIndex(facts.sorted { $0.file < $1.file }, platform: platform)
    let linker = Linker(index, StoryboardIndex(storyboards.sorted { $0.file < $1.file }))
    linker.walksEverything = walksEverything
    linker.run()
    var builder = FragmentBuilder(linker)
    return builder.build()
  }
}
