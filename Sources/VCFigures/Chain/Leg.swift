import VCDiagnostics
import VCModel
import VCReplay
import VCWords

extension Journey {
  /// A transition from one screen to another, with all steps that take it.
  struct Leg: Hashable {
    /// What the transition does.
    enum Kind: Hashable {
      /// Presents another family; without presentations, shows another controller.
      case opening
      /// Changes what a family shows, for example by a push.
      case changing
      /// Dismisses a family, or goes back to a controller.
      case returning
      /// Unwinds to a controller.
      case unwinding
      /// Makes another screen the root of the window.
      case replacing
    }

    let kind: Kind
    /// The nodes of the screens.
    var from, to: String
    var causes: [String]
    /// The controllers that present, without duplicates.
    var presenters: [ControllerID] = []
    /// The initiators of presentations that are not the presenter, without duplicates.
    var initiators: [String] = []
    /// Those who ask for the presentation although the user cannot see them.
    var hiddenAskers: [HiddenAsker] = []
    /// The steps that take the transition, counted from one; empty if it existed at the start.
    var steps: [Int] = []
    /// Whether the steps follow each other, past screens that are not drawn; otherwise each of them is the whole transition.
    private(set) var isSequence = false
    /// Notes on the transition besides its cause: the transition style and the anchor of a presentation.
    var notes: [String] = []
    /// The places where the transition is declared, without duplicates.
    private(set) var origins: [SourceLocation] = []

    init(_ kind: Kind, from: String, to: String, causes: [String], step: Int?, origin: Origin) {
      (self.kind, self.from, self.to, self.causes) = (kind, from, to, causes)
      if kind == .replacing { notes = [say("replaces the root")] }
      origins = origin.location.map { [$0] } ?? []
      steps = step.map { [$0] } ?? []
    }

    init(_ kind: Kind, from: String, to: String, causes: [String], _ record: StepRecord) {
      self.init(kind, from: from, to: to, causes: causes, step: record.index, origin: record.step.origin)
    }

    /// Adds another transition of the same kind between the same screens.
    mutating func merge(_ other: Leg) {
      causes.add(other.causes)
      presenters.add(other.presenters)
      initiators.add(other.initiators)
      hiddenAskers.add(other.hiddenAskers)
      steps.add(other.steps)
      origins.add(other.origins)
    }

    /// Returns one transition for this one and the next, past the screen between them.
    func followed(by next: Leg) -> Leg {
      var result = self
      result.to = next.to
      result.causes += next.causes
      result.steps += next.steps
      result.origins.add(next.origins)
      result.isSequence = true
      return result
    }
  }
}

extension Array where Element: Equatable {
  /// Appends the elements that it does not contain yet.
  fileprivate mutating func add(_ others: [Element]) {
    for other in others where !contains(other) { append(other) }
  }
}
