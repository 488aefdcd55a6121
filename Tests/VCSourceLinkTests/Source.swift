import Testing
import VCDiagnostics
import VCModel
import VCNavigation
import VCObjectiveCSource
import VCSourceFacts
import VCSourceLink
import VCSwiftSource

/// The map of an app that is given as text: files by name. Cached facts give the same map, and so does a walk that
/// includes everything that is normally skipped. Both ends of each transition are controllers of the map.
func map(_ files: KeyValuePairs<String, String>, storyboards: [NavigationMapFragment] = []) -> NavigationMap {
  let facts = files.map { name, text in
    name.hasSuffix(".swift")
      ? SwiftSource.facts(of: Array(text.utf8), file: name) : ObjectiveCSource.facts(of: Array(text.utf8), file: name)
  }
  var link = SourceLink(facts, storyboards: storyboards)
  let fragments = link.fragments
  link.walksEverything = true
  #expect(link.fragments == fragments)
  let kept = facts.compactMap { SourceFacts(encoded: $0.encoded[...], file: $0.file, areWhole: true) }
  #expect(SourceLink(kept, storyboards: storyboards).fragments == fragments)
  let map = NavigationMap(joining: storyboards + fragments)
  let ids = Set(map.controllers.map(\.id))
  #expect(map.transitions.flatMap { [$0.source, $0.target] }.allSatisfy { $0.map(ids.contains) ?? true })
  return map
}

/// The transitions of one file, each as `source relation target`, in file order.
func transitions(_ source: String, storyboards: [NavigationMapFragment] = []) -> [String] {
  map(["App.swift": source], storyboards: storyboards).transitions.filter { $0.origin.kind == .swift }.map(\.words)
}

/// The same for the implementation of a controller `Home`, beside another one, `Help`.
func objectiveC(
  _ members: String, properties: String = "", storyboards: [NavigationMapFragment] = []
) -> [String] {
  let text = """
    @interface Home : UIViewController
    @property (nonatomic, strong) Help *help; \(properties)
    @end
    @interface Help : UIViewController
    @end
    @implementation Home
    \(members)
    @end
    @implementation Help
    @end
    """
  return map(["Home.m": text], storyboards: storyboards).transitions.filter { $0.origin.kind == .objc }.map(\.words)
}

extension MapTransition {
  /// `source relation target`; the site in parentheses if the source is unknown.
  var words: String {
    let initiator = source ?? site.map { "(\($0))" } ?? "-"
    return "\(initiator) \(relation) \(target ?? "?")"
  }
}

extension NavigationMapFragment {
  /// A storyboard with scenes by class and identifier, and segues between them.
  static func storyboard(
    _ name: String, scenes: [(className: String, identifier: String?)],
    segues: [(from: String, to: String, identifier: String, relation: MapTransition.Relation)] = []
  ) -> NavigationMapFragment {
    var fragment = NavigationMapFragment(file: "\(name).storyboard", name: name, isStoryboard: true)
    func origin(_ line: Int) -> MapOrigin {
      MapOrigin(kind: .storyboard, location: SourceLocation(file: "\(name).storyboard", line: line))
    }
    for (line, scene) in scenes.enumerated() {
      fragment.scenes.append(
        Scene(
          object: "\(scene.className)-1", hasOwnClass: true,
          controller: MapController(
            id: "", className: scene.className, identifier: scene.identifier, origins: [origin(line + 1)])))
    }
    for segue in segues {
      fragment.links.append(
        Link(
          source: .object("\(segue.from)-1"), target: .object("\(segue.to)-1"),
          transition: MapTransition(
            source: nil, target: nil, relation: segue.relation, identifier: segue.identifier, evidence: .storyboard,
            origin: origin(50))))
    }
    return fragment
  }
}
