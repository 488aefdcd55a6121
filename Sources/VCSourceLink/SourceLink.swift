import VCModel
import VCSourceFacts

/// A linker that finds the navigation in an app's code.
///
/// ```swift
/// let fragments = SourceLink(facts, storyboards: interfaceBuilder).fragments
/// let map = NavigationMap(joining: interfaceBuilder + fragments)
/// ```
package struct SourceLink: Sendable {
  /// The facts of all source files, in any order.
  package var facts: [SourceFacts]
  /// The fragments of storyboards and XIBs, whose scenes and segues the code refers to.
  package var storyboards: [NavigationMapFragment]
  /// The platform for which the app is built; `#if` branches for other platforms are ignored.
  package var platform: Platform
  /// Whether to traverse functions that cannot contain anything relevant; used only by tests.
  package var walksEverything = false

  /// Creates a linker for an app's facts and storyboards.
  package init(_ facts: [SourceFacts], storyboards: [NavigationMapFragment] = [], platform: Platform = .iOS) {
    self.facts = facts
    self.storyboards = storyboards
    self.platform = platform
  }

  /// The fragments of all files, sorted by file.
  package var fragments: [NavigationMapFragment] {
    let index = SymbolIndex(facts.sorted { $0.file < $1.file }, platform: platform)
    let names = TraversalNames(index)
    let linker = Linker(index, StoryboardIndex(storyboards.sorted { $0.file < $1.file }), names)
    var found = Traversal.transitions(linker, names, walksEverything: walksEverything)
    for pass in LinkPass.allCases { pass.apply(to: &found, linker) }
    var builder = FragmentBuilder(found, linker)
    return builder.build()
  }
}
