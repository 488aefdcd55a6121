import VCModel

extension MapPath {
  /// Returns the place of the start on this path: the transitions that lead to it, nearest first, up to its family's
  /// root.
  ///
  /// The path's own outward moves determine the beginning; if it has none, the place is one that allows its first step:
  /// a push requires a navigation stack.
  func line(in containerIndex: ContainerIndex, width: SizeClass) -> [MapTransition] {
    var line: [MapTransition] = []
    var outermost = start
    for move in moves {
      guard move.direction != .along else { break }
      let stack = containerIndex.stack(under: move.from)
      if move.direction == .back {
        line += stack.line(covering: move.to)
        outermost = line.last?.source ?? outermost
        break
      }
      line += move.transition.target == move.from ? [move.transition] : stack.line(from: move.to)
      outermost = move.to
    }
    let lines = containerIndex.lines(to: outermost, in: width)
    guard outermost == start, let wanted = wantedContainer else { return line + (lines.first ?? []) }
    let fitting = lines.first { $0.contains { $0.source.flatMap(containerIndex.kind) == wanted } }
    return line + (fitting ?? lines.first ?? [])
  }

  /// The kind of container around the start that the first step requires.
  private var wantedContainer: ControllerKind? {
    guard let first = moves.first, first.direction == .along else { return nil }
    switch first.transition.relation {
    case .push, .show, .link, .destination, .set: return .navigation
    case .showDetail, .replace: return .split
    default: return nil
    }
  }
}
