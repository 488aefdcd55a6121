import VCDOT

extension LayoutSearch {
  /// Returns the arrangements worth trying, starting with those whose boxes fit the page.
  /// - Returns: Also whether the graph is turned first, because its boxes are a ribbon as given.
  func arrangements() throws(Failure) -> (all: [LayoutCandidate.Arrangement], isTurnedFirst: Bool) {
    let all = LayoutCandidate.arrangements(for: graph)
    if all.starts(with: [.asGiven, .packed]) { return (try byWidth(all), false) }
    guard graph.routing == .splines, graph.isLarge, all.last == .turned,
      let first = LayoutCandidate.all(for: graph, .asGiven).first
    else { return (all, false) }
    let placed = try boxes.layout(of: graph, first).boxes
    return LayoutScore.isRibbon(width: placed.width, height: placed.height) ? (all.reversed(), true) : (all, false)
  }

  /// Returns whether an arrangement may be better than those before it.
  /// - Parameters:
  ///   - arrangements: All arrangements of the search.
  ///   - best: The best candidate so far.
  ///   - last: The candidate of the arrangement before.
  func isWorthTrying(
    _ arrangement: LayoutCandidate.Arrangement, of arrangements: [LayoutCandidate.Arrangement], best: Outcome?,
    last: Outcome?
  ) throws(Failure) -> Bool {
    switch arrangement {
    case .packedInRows where best?.score.collisions == 0: return false
    case .packedNarrowly where last?.score.isTooWide == false: return false
    case .packedInColumn where best?.score.isTooWide != true: return false
    default:
      guard arrangements.contains(.packed) else { return true }
      return try !isUnreadable(arrangement)
    }
  }

  private func byWidth(_ all: [LayoutCandidate.Arrangement]) throws(Failure) -> [LayoutCandidate.Arrangement] {
    // A chain of boxes often tells without a layout that the figure does not fit the page.
    if graph.chainWidth(.regular) <= graph.maxWidth {
      let width = try widthAsGiven()
      if width <= graph.maxWidth { return all }
    }
    let packed: [LayoutCandidate.Arrangement] = [.packed, .packedInRows, .packedNarrowly, .packedInColumn].filter(
      all.contains)
    return packed + [.asGiven] + all.dropFirst(packed.count + 1)
  }

  /// Returns whether an arrangement is several pages wide, and therefore unreadable, however few edges cross.
  private func isUnreadable(_ arrangement: LayoutCandidate.Arrangement) throws(Failure) -> Bool {
    switch arrangement {
    case .packed, .packedInRows, .packedNarrowly, .packedInColumn, .turnedAndPacked: return false
    case .turned where graph.hasFewBoxes || graph.isWidthRequired: return false
    case .asGiven, .cascading, .shallow, .turned: return try widthAsGiven() > Self.widest * graph.maxWidth
    }
  }

  private func widthAsGiven() throws(Failure) -> Double {
    try boxes.layout(of: graph, LayoutCandidate(arrangement: .asGiven, spacing: .regular, detail: .full)).boxes.width
  }

  /// The width, in pages, above which a figure is not laid out as given.
  private static var widest: Double { 1.5 }
}
