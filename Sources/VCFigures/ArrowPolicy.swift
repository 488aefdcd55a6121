import VCDiagram
import VCModel
import VCWords

/// The edges that a figure draws for a presentation: from the effective presenter as in UIKit's pointers, from the initiator as
/// in Apple's guide, or both (R16, R144).
struct ArrowPolicy {
  let arrows: Policy.Arrows
  /// The presentations whose presenter is not the initiator.
  private let differing: [(presenter: String, presented: String)]

  init(_ hierarchy: Hierarchy) {
    arrows = hierarchy.environment.policy.arrows
    differing = hierarchy.presentations.filter { $0.initiator != nil && $0.initiator != $0.presenter }.map {
      (hierarchy.words(for: $0.presenter), hierarchy.words(for: $0.presented))
    }
  }

  /// The caption sentence about the edges that the figure leaves out.
  var caption: String? {
    guard !differing.isEmpty else { return nil }
    switch arrows {
    case .both: return nil
    case .effective: return say("Lines start at the effective presenters; initiators are omitted.")
    case .initiator:
      let presented = differing.map { say("\($0.presenter) presents \($0.presented)") }
      return say("Lines start at the initiators. Effectively, \(enumeration(presented)).")
    }
  }
}

extension PresentationLines {
  /// The edges that the policy selects: the effective presenter's, the initiator's, or both.
  var chosen: [DiagramEdge] {
    switch hierarchy.environment.policy.arrows {
    case .both: [presents] + (asks.map { [$0] } ?? [])
    case .effective: [presents]
    case .initiator: [asks == nil ? presents : guideLine]
    }
  }

  /// The edge as in the guide's Figure 10-3: from the initiator.
  private var guideLine: DiagramEdge {
    guard let initiator = presentation.initiator else { return presents }
    var line = presents
    line.tail = .init(initiator.rawValue)
    line.span = hierarchy.span(from: initiator, to: presentation.presented)
    let (name, presented) = (hierarchy.words(for: initiator), hierarchy.words(for: presentation.presented))
    line.name = say(
      "\(name) asks for \(presented); \(hierarchy.words(for: presentation.presenter)) presents it")
    return line
  }
}
