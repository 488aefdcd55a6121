import VCModel

/// A screen that an expression may evaluate to.
struct ScreenCandidate: Hashable {
  var screen: Screen
  var evidence: MapTransition.Evidence
  /// The place where the screen is created.
  var place: Place?
  /// The value that selects the screen in a `switch`.
  var value: CaseValue?
  /// The associated value of that case, if another `switch` depends on it.
  var carried: CaseValue?
  /// The conditions on parameters under which this is the screen.
  var guards: Set<CaseGuard> = []

  init(_ screen: Screen, _ evidence: MapTransition.Evidence, at place: Place? = nil) {
    self.screen = screen
    self.evidence = evidence
    self.place = place
  }

  /// Whether the screen is created from a storyboard.
  var isScene: Bool {
    switch screen {
    case .scene: true
    case .type, .made, .missingScene: false
    }
  }
}

/// A case of an enum.
struct CaseValue: Hashable {
  /// The full name of the enum.
  var type: String
  /// The name of the case; `nil` for the remaining cases, or if the case is unknown.
  var name: String?
  /// The place that creates the value, if the type is not an enum and its values contain views.
  var creation: Place?

  /// A value of an unknown type.
  static let unknown = CaseValue(type: "", name: nil)
}
