import VCModel
import VCSourceFacts

/// A transition found at one place in the code.
struct Finding {
  var relation: MapTransition.Relation
  var source: Source
  var target: Target
  var presentation = Presentation()
  var circumstances: Circumstances
  var place: Place
  /// The code around the place.
  var site: CodeContext

  /// Who asks for the transition.
  struct Source {
    var initiator: Initiator
    /// Whether a window's root performs the transition.
    var isWindowRoot = false
    /// Whether it is the container of a helper, or the screen from which a search for the topmost one begins: others ask, if they
    /// are known.
    var isForOthers = false
    /// The object that the asking code calls, and its property with the presenting controller.
    var presentingObject: PresentingObject?
    /// The view whose sheet or popover shows the target for a value that other code sends.
    var viewOfItem: TypeSymbol?
    /// The place that creates the empty stack which the same function fills.
    var emptyStack: Place?
    /// The code that creates the container for this root, if not that of the transition.
    var creation: NewStack?
  }

  /// An object that presents on a controller which it keeps in a property.
  struct PresentingObject {
    var variable: VariableSymbol
    /// The object as the code that calls it refers to it.
    var object: Expression
    var scope: Scope
  }

  /// What is shown, and how the code determines it.
  struct Target {
    var outcome: Outcome
    /// The external values that determine the root of the target, which is a container created here.
    var rootUses: [Use] = []
    /// The conditions on the target's class under which the transition happens.
    var classes: [TargetClass] = []
    /// The kind of container, if every element of a list of children is a target.
    var listKind: ControllerKind?
    /// The type of the parameter that determines a segue's identifier.
    var identifierType: TypeName?
    /// The value that selects the target, and the place that maps it to the target.
    var via: (value: String, place: Place)?
    /// The number of screens among which a parameter of the code selects this one.
    var choices = 1
    /// Whether the target is in a view builder.
    var isInBuilder = false
    /// Whether the transition to each target is at the place that creates the target.
    var isAtCreation = false
    /// Whether the target shows itself, by a method that an extension gives to all controllers.
    var isItself = false
    /// Whether this is certain to be a transition, so that the map shows it even without a target.
    var isCertain = true
  }

  /// How the target appears.
  struct Presentation {
    var style: ModalPresentationStyle?
    /// A style that the code assigns only under conditions on parameters.
    var conditionalStyle: (style: ModalPresentationStyle, conditions: Set<CaseGuard>)?
    var transition: ModalTransitionStyle?
    /// The column of a split view.
    var column: SplitColumn?
    /// The identifier of a segue.
    var segueIdentifier: String?
  }

  /// When the code performs the transition.
  struct Circumstances {
    /// The control or the event that triggers it.
    var trigger: String?
    /// The conditions on parameters under which the transition happens.
    var guards: Set<CaseGuard>
    /// The number of enclosing closures that are called later.
    var deferral: Int
    /// The holder of the closure around the transition, if it is called later.
    var closureRecipient: Scope.ClosureRecipient?
    /// The actions to which a reducer responds with the transition.
    var actions: [[String]]
    /// The method of a base class that makes the transition, if a subclass overrides what it shows.
    var template: TemplateMethod?

    init(_ scope: Scope) {
      guards = scope.guards
      deferral = scope.deferral
      closureRecipient = scope.closureRecipient
      actions = scope.actions
      trigger = scope.nearestTrigger
    }
  }

  init(
    _ relation: MapTransition.Relation, by initiator: Initiator, to outcome: Outcome, at position: SourcePosition,
    in scope: Scope
  ) {
    self.relation = relation
    source = Source(initiator: initiator)
    target = Target(outcome: outcome)
    circumstances = Circumstances(scope)
    place = Place(file: scope.context.file, position: position)
    site = scope.context
  }
}

/// A method of a base class, for the objects of a subclass that overrides a part of it.
struct TemplateMethod {
  var site: CodeContext
  var subclass: TypeSymbol
}

extension Finding {
  /// The transitions to the targets, each at the place that creates the target if they are to be there.
  var atCreations: [Finding] {
    guard target.isAtCreation, !target.outcome.candidates.isEmpty else { return [self] }
    let given = target.outcome.uses.isEmpty ? [] : [Outcome(uses: target.outcome.uses)]
    return (target.outcome.candidates.map { Outcome(candidates: [$0]) } + given).map { outcome in
      var finding = self
      finding.target.outcome = outcome
      finding.place = outcome.candidates.first?.place ?? place
      return finding
    }
  }

  /// Makes the presentation of a popover the relation.
  mutating func relateStyle() {
    if presentation.style == .popover, relation == .present { relation = .popover }
  }
}

extension Scope {
  /// The trigger of the code: that of the closure around it, otherwise that of its function.
  var nearestTrigger: String? { trigger ?? context.function.flatMap { Trigger.of($0.declaration) } }
}
