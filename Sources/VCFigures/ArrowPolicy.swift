import VCDiagram
import VCModel
import VCWords

/// Which ends of a presentation a figure draws: those that the pointers name, those that the guide draws, or both (R16, R144).
struct ArrowPolicy {
  let arrows: Policy.Arrows
  /// Who presents whom where somebody else has asked.
  private let differing: [(presenter: String, presented: String)]

  init(_ hierarchy: Hierarchy) {
    arrows = hierarchy.environment.policy.arrows
    differing = hierarchy.presentations.filter { $0.initiator != nil && $0.initiator != $0.presenter }.map {
      (hierarchy.words(for: $0.presenter), hierarchy.words(for: $0.presented))
    }
  }

  /// What a figure leaves out.
  var caption: String? {
    guard !differing.isEmpty else { return nil }
    switch arrows {
    case .both: return nil
    case .effective: return say("Lines start at the effective presenters; who asked is left out.")
    case .initiator:
      let presented = differing.map { say("\($0.presenter) presents \($0.presented)") }
      return say("Lines start at the controllers that asked. In truth \(enumeration(presented)).")
    }
  }
}

extension PresentationLines {
  /// The lines that the policy asks for: the effective presenter's, that of who asked, or both.
  var chosen: [DiagramEdge] {
    switch hierarchy.environment.policy.arrows {
    case .both: [presents] + (asks.map { [$0] } ?? [])
    case .effective: [presents]
    case .initiator: [asks == nil ? presents : guideLine]
    }
  }

  /// The line as the guide's Figure 10-3 has it: from who asked.
  private var guideLine: DiagramEdge {
    guard let initiator = presentation.initiator else { return presents }
    var line = presents
    line.tail = .init(initiator.rawValue)
    line.span = hierarchy.span(from: initiator, to: presentation.presented)
    let (asker, presented) = (hierarchy.words(for: initiator), hierarchy.words(for: presentation.presented))
    line.name = say(
      "\(asker) asks for \(presented); \(hierarchy.words(for: presentation.presenter)) presents it")
    return line
  }
}
