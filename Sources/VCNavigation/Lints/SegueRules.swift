import VCDiagnostics
import VCModel

extension NavigationLint.Rule {
  /// Reports a segue identifier used twice in one scene: `performSegue` finds one of them.
  ///
  /// If both do the same, as those of several prototype cells do, it does not matter which.
  static let duplicateSegueIdentifier = Self(code: "duplicate-segue-identifier") { map in
    // Scenes that were merged into one controller may each use the same identifier.
    let merged = Set(map.controllers.filter { $0.origins.count { $0.kind == .storyboard } > 1 }.map(\.id))
    var first: [[String]: MapTransition] = [:]
    var found: [Diagnostic] = []
    for transition in map.transitions where transition.origin.kind == .storyboard {
      guard let source = transition.source, let identifier = transition.identifier, !merged.contains(source) else {
        continue
      }
      let key = [source, identifier]
      if let other = first[key], other.origin.location != transition.origin.location {
        if other.target == transition.target, other.relation == transition.relation, other.style == transition.style {
          continue
        }
        found.append(.duplicateSegue(identifier, transition, other))
      } else {
        first[key] = transition
      }
    }
    return found
  }

  /// Reports a navigation or split view controller that would end up on a navigation stack, where UIKit throws an
  /// exception or refuses it (R84).
  ///
  /// `show` presents a navigation controller even from inside a stack, and so is not reported.
  static let pushedContainer = Self(code: "navigation-controller-pushed") { map in
    let kinds = Dictionary(map.controllers.map { ($0.id, $0.kind) }, uniquingKeysWith: { first, _ in first })
    let containerIndex = ContainerIndex(map)
    func isOnStack(_ id: String) -> Bool {
      let lines = SizeClass.allCases.flatMap { containerIndex.lines(to: id, in: $0) }
      return lines.contains { $0.contains { $0.source.flatMap { kinds[$0] } == .navigation } }
    }
    return map.transitions.compactMap { transition in
      guard let target = transition.target, let kind = kinds[target], kind == .navigation || kind == .split else {
        return nil
      }
      let isShown = transition.relation == .show && kind == .split && isOnStack(transition.source ?? "")
      return transition.relation == .push || isShown ? .pushed(target, kind, transition) : nil
    }
  }

  /// Reports a popover without an anchor: presenting it throws an exception (R123).
  static let popoverWithoutAnchor = Self(code: "popover-without-anchor") { map in
    map.transitions.filter { $0.relation == .popover && $0.popover?.source == nil && $0.origin.kind == .storyboard }
      .map { .noAnchor($0) }
  }

  /// Reports a segue with a custom class, whose behaviour the map can only guess.
  static let customSegueClass = Self(code: "custom-segue-class") { map in
    map.transitions.compactMap { transition in
      transition.segueClass.map { .customClass($0, transition) }
    }
  }
}

extension MapTransition {
  fileprivate var spokenName: String { identifier.map { "the segue '\($0)'" } ?? "a segue" }
}

extension Diagnostic {
  fileprivate static func duplicateSegue(
    _ identifier: String, _ transition: MapTransition, _ first: MapTransition
  ) -> Diagnostic {
    Diagnostic(
      code: "duplicate-segue-identifier", severity: .warning,
      message: "the segue identifier '\(identifier)' is used twice in this scene",
      suggestion: "give each segue a unique identifier", at: transition.origin.location,
      notes: [.init("first used here", at: first.origin.location)], controller: transition.source)
  }

  fileprivate static func pushed(_ target: String, _ kind: ControllerKind, _ transition: MapTransition) -> Diagnostic {
    let what = kind == .split ? "split view controller" : "navigation controller"
    return Diagnostic(
      code: "navigation-controller-pushed", severity: .warning,
      message:
        "\(transition.spokenName) pushes the \(what) '\(target)' onto a navigation stack: UIKit raises an exception",
      suggestion: "connect it to the screen inside, or present it", at: transition.origin.location,
      controller: transition.source)
  }

  fileprivate static func noAnchor(_ transition: MapTransition) -> Diagnostic {
    Diagnostic(
      code: "popover-without-anchor", severity: .warning,
      message: "\(transition.spokenName) presents a popover without an anchor: UIKit raises an exception",
      suggestion: "set its anchor to a view or a bar button item", at: transition.origin.location,
      controller: transition.source)
  }

  fileprivate static func customClass(_ className: String, _ transition: MapTransition) -> Diagnostic {
    Diagnostic(
      code: "custom-segue-class", severity: .note,
      message: "\(transition.spokenName) is performed by '\(className)', which may not do what its kind suggests",
      suggestion: "check its 'perform' method before you rely on this transition",
      at: transition.origin.location, controller: transition.source)
  }
}
