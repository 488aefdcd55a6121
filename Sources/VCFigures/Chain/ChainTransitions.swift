import VCDiagram
import VCModel
import VCWords

/// Inserts the screens of a chain in mid-transition: each presented screen half over the one below (R60, R178).
struct ChainTransitions {
  private let journey: Journey

  init(_ journey: Journey) { self.journey = journey }

  /// Adds a moving screen before each presented one, and labels the way back with the reverse movement.
  func add(to nodes: inout [DiagramNode], _ edges: inout [DiagramEdge]) {
    for screen in journey.screens {
      guard let presentation = screen.hierarchy.presentation(of: screen.id),
        let place = nodes.firstIndex(where: { $0.id == screen.node }),
        let leg = edges.firstIndex(where: { $0.kind == .opens && $0.head.node == screen.node })
      else { continue }
      let moving = node(nodes[place], presentation)
      nodes.insert(moving, at: place)
      var rest = edges[leg]
      edges[leg].head.node = moving.id
      rest.id += " on"
      rest.tail = .init(moving.id, port: "open")
      (rest.label, rest.labelParts) = ([], [])
      rest.name = say("\(moving.name), until it is in place")
      edges.insert(rest, at: leg + 1)
      let movement = ScreenMovement(presentation)
      let looks = journey.screens.filter { $0.id == screen.id }.map(\.node)
      for position in edges.indices
      where edges[position].kind == .returns && looks.contains(edges[position].tail.node) {
        edges[position].label += TextStyle.edgeLabel.lines(of: movement.wordsBack, width: 150, limit: 2)
        edges[position].labelParts.append(movement.wordsBack)
        edges[position].name += ", " + movement.wordsBack
      }
    }
  }

  private func node(_ presented: DiagramNode, _ presentation: Presentation) -> DiagramNode {
    let movement = ScreenMovement(presentation)
    var node = presented
    node.id += " moving"
    node.subject = presented.subject
    node.subtitle = TextStyle.subtitle.lines(of: movement.words, width: 190, limit: 2)
    node.detail = movement.transition == .custom ? nil : movement.transition.rawValue
    node.name = say("\(presented.title.joined(separator: " ")) in transition: \(movement.words)")
    if let top = node.screen?.layers.indices.last { node.screen?.layers[top].movement = movement }
    return node
  }
}

extension ScreenMovement {
  /// Creates the movement of a presentation's transition.
  init(_ presentation: Presentation, isReturning: Bool = false) {
    switch presentation.chooser {
    case .delegate: self.init(.custom, isReturning: isReturning)
    case .preferred(let preferred): self.init(.init(rawValue: preferred.rawValue) ?? .custom, isReturning: isReturning)
    case .presented, .definer: self.init(.init(presentation.transition), isReturning: isReturning)
    }
  }

  /// A description of the movement.
  var words: String {
    switch transition {
    case .coverVertical: say("rises from the bottom edge")
    case .flipHorizontal: say("turns over like a page")
    case .crossDissolve: say("fades in over the other")
    case .partialCurl: say("appears below a curling page")
    case .zoom: say("grows out of the tapped item")
    case .custom: say("moves as its animator defines")
    }
  }

  /// A description of the reverse movement.
  var wordsBack: String {
    switch transition {
    case .coverVertical: say("slides down again")
    case .flipHorizontal: say("turns back")
    case .crossDissolve: say("fades out again")
    case .partialCurl: say("the page uncurls")
    case .zoom: say("shrinks back to its origin")
    case .custom: say("moves as its animator defines")
    }
  }
}

extension ScreenMovement.Transition {
  /// Creates the transition of one of UIKit's styles.
  init(_ style: ModalTransitionStyle) {
    switch style {
    case .coverVertical: self = .coverVertical
    case .flipHorizontal: self = .flipHorizontal
    case .crossDissolve: self = .crossDissolve
    case .partialCurl: self = .partialCurl
    }
  }
}
