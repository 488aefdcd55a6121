import VCModel

/// The possible moves from each controller.
struct PathMoves: Sendable {
  let containerIndex: ContainerIndex
  private let outgoing: [String: [MapTransition]]
  private let incoming: [String: [MapTransition]]

  init(_ map: NavigationMap) {
    // What a part of a view opens, the screen with that part opens.
    let map = map.addingMovesOfParts
    containerIndex = ContainerIndex(map)
    // Unwinds lead back to existing controllers (R115), so no path needs one.
    let moves = map.transitions.filter { $0.source != nil && $0.target != nil && $0.relation != .unwind }
    outgoing = Dictionary(grouping: moves, by: { $0.source ?? "" })
    incoming = Dictionary(grouping: moves, by: { $0.target ?? "" })
  }

  /// A move, and the size classes in which it exists.
  struct Choice {
    var move: MapPath.Move
    var widths: Set<SizeClass>
  }

  /// Returns the moves along transitions from a controller, in the order of the map.
  func along(from id: String) -> [Choice] { (outgoing[id] ?? []).compactMap(along) }

  /// Returns the moves along transitions to a controller.
  func along(to id: String) -> [Choice] { (incoming[id] ?? []).compactMap(along) }

  private func along(_ transition: MapTransition) -> Choice? {
    guard let source = transition.source, let target = transition.target else { return nil }
    let isStep = !transition.relation.isContainment || transition.relation == .tab || transition.column == .inspector
    return Choice(
      move: .init(transition: transition, direction: .along, from: source, to: target, isStep: isStep),
      widths: containerIndex.columns.widths(of: transition))
  }

  /// Returns the moves from a container that a path reached from inside: the container has its contents at that moment.
  ///
  /// The root of its stack is covered or was the start, so only a move back leads there. Other columns are on screen in
  /// a regular width only, and other pages have to be turned to.
  func along(fromInside container: String) -> [Choice] {
    along(from: container).compactMap { choice in
      var choice = choice
      switch choice.move.transition.relation {
      case .root: return nil
      case .column where choice.move.transition.column == .compact: return nil
      case .column: choice.widths.formIntersection([.regular])
      case .page: choice.move.isStep = true
      default: break
      }
      return choice
    }
  }

  /// Returns the moves from a controller to its containers, and back to the controllers that it covers on its stack.
  func outward(from id: String) -> [Choice] {
    var choices = containerIndex.containers(of: id).compactMap { containment in
      containment.source.map { container in
        Choice(
          move: .init(transition: containment, direction: .toContainer, from: id, to: container, isStep: false),
          widths: containerIndex.columns.widths(of: containment))
      }
    }
    let stack = containerIndex.stack(under: id)
    for navigation in stack.navigations {
      guard let root = stack.root(of: navigation) else { continue }
      choices.append(
        Choice(
          move: .init(transition: root, direction: .toContainer, from: id, to: navigation, isStep: false),
          widths: ColumnWidths.all))
    }
    for covered in stack.covered {
      guard let cover = stack.cover(of: covered) else { continue }
      choices.append(
        Choice(
          move: .init(transition: cover, direction: .back, from: id, to: covered, isStep: true),
          widths: ColumnWidths.all))
    }
    return choices
  }
}
