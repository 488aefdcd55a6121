import VCModel

/// Leaves out the screens of a long journey that the user only passes: those that a family shows between two changes, where
/// nothing is opened or returned to. The arrow past them lists all the steps.
struct PassedScreens {
  /// The number of screens up to which all of them are drawn.
  private static let fewScreens = 12

  private let screens: [Journey.Screen]
  private let legs: [Journey.Leg]
  private let kept: Set<String>

  /// - Parameters:
  ///   - screens: The screens in order.
  ///   - legs: The transitions between them.
  ///   - kept: The nodes of the present looks, which are never left out.
  init(_ screens: [Journey.Screen], _ legs: [Journey.Leg], kept: Set<String>) {
    (self.screens, self.legs, self.kept) = (screens, legs, kept)
  }

  /// The journey without the passed screens, if it is long.
  var shortened: (screens: [Journey.Screen], legs: [Journey.Leg]) {
    guard screens.count > Self.fewScreens else { return (screens, legs) }
    var rest = legs
    var passed: Set<String> = []
    for screen in screens where !kept.contains(screen.node) {
      let into = rest.indices.filter { rest[$0].to == screen.node }
      let out = rest.indices.filter { rest[$0].from == screen.node }
      guard let first = into.first, let second = out.first, into.count == 1, out.count == 1,
        rest[first].isPassing, rest[second].isPassing, rest[first].from != rest[second].to
      else { continue }
      passed.insert(screen.node)
      rest[first] = rest[first].followed(by: rest[second])
      rest.remove(at: second)
    }
    return (screens.filter { !passed.contains($0.node) }, rest)
  }
}

extension Journey.Leg {
  /// Whether it is the only way between two looks of a family, taken once.
  fileprivate var isPassing: Bool { kind == .changing && (steps.count == 1 || isSequence) }
}
