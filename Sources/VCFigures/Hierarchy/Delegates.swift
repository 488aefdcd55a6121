import VCDiagram
import VCModel
import VCWords

/// How a hierarchy shows delegates: by an edge, or, if many controllers have the same one, by its name in their boxes.
struct Delegates {
  /// The number of edges that may lead to one delegate.
  private static let edgeLimit = 4

  private let hierarchy: Hierarchy
  private let members: [ControllerID]
  /// The delegates that a controller's box names, by controller.
  let named: [ControllerID: ControllerID]
  /// The delegates that edges lead to, by controller.
  private let connected: [ControllerID: ControllerID]

  /// - Parameters:
  ///   - hierarchy: The hierarchy, whose controllers name their delegates.
  ///   - members: The controllers in the figure.
  ///   - isFrame: Whether the figure is one of several frames, which are to show a delegate in the same way.
  init(_ hierarchy: Hierarchy, members: [ControllerID], isFrame: Bool) {
    (self.hierarchy, self.members) = (hierarchy, members)
    let drawn = Set(members)
    var delegates: [ControllerID: ControllerID] = [:]
    for id in members {
      if let delegate = hierarchy.controller(id)?.delegate, delegate != id, drawn.contains(delegate) {
        delegates[id] = delegate
      }
    }
    let counts = Dictionary(delegates.values.map { ($0, 1) }, uniquingKeysWith: +)
    named = delegates.filter { !isFrame && counts[$0.value, default: 0] > Self.edgeLimit }
    connected = delegates.filter { [named] in named[$0.key] == nil }
  }

  /// The edges, in the order of the controllers.
  var edges: [DiagramEdge] {
    let places = Dictionary(uniqueKeysWithValues: members.enumerated().map { ($0.element, $0.offset) })
    return members.compactMap { id in
      guard let controller = hierarchy.controller(id), let delegate = connected[id], let place = places[id],
        let other = places[delegate]
      else { return nil }
      var edge = DiagramEdge(
        id: "delegate \(id.rawValue)", kind: .delegate, from: .init(id.rawValue), to: .init(delegate.rawValue),
        label: [say("delegate")],
        name: say("\(hierarchy.words(for: id)) reports to its delegate, \(hierarchy.words(for: delegate))"))
      edge.isBackward = other < place
      edge.isLoose = hierarchy.areApart(id, delegate)
      edge.span = hierarchy.span(from: edge.isBackward ? delegate : id, to: edge.isBackward ? id : delegate)
      return edge.withTooltip(controller.origin)
    }
  }
}

extension Hierarchy {
  /// Returns whether two controllers are in one family and neither is an ancestor of the other; an edge between them does not
  /// constrain their ranks.
  fileprivate func areApart(_ id: ControllerID, _ other: ControllerID) -> Bool {
    familyTop(of: id) == familyTop(of: other) && !isAncestor(id, of: other) && !isAncestor(other, of: id)
  }
}
