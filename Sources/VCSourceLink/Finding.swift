import VCModel
import VCSourceFacts

/// A transition found at one place in the code.
struct Finding {
  var relation: MapTransition.Relation
  var column: SplitColumn?
  var initiator: Initiator
  var outcome: Outcome
  var style: ModalPresentationStyle?
  /// A style that the code assigns only under conditions on parameters.
  var conditionalStyle: (style: ModalPresentationStyle, conditions: Set<CaseGuard>)?
  var transition: ModalTransitionStyle?
  var identifier: String?
  /// The external values that determine the root of the target, which is a container created here.
  var content: [Use] = []
  /// The kind of container, if every element of a list of children is a target.
  var listKind: ControllerKind?
  /// The type of the parameter that determines a segue's identifier.
  var identifierUse: TypeName?
  var trigger: String?
  var place: Place
  var site: CodeContext
  var via: (value: String, place: Place)?
  /// The code that creates the container for this root, if not that of the transition.
  var creation: NewStack?
  /// The conditions on parameters under which the transition happens.
  var guards: Set<CaseGuard>
  /// The number of enclosing closures that are called later.
  var deferral: Int
  /// The holder of the closure around the transition, if it is called later.
  var keeper: Scope.Keeper?
  /// The actions to which a reducer responds with the transition.
  var actions: [[String]]
  /// Whether a window's root performs the transition.
  var isByWindowRoot = false
  /// Whether the transition is in the container of a helper, which does not tell the screen that asks.
  var isForAsker = false
  /// Whether the target is in a view builder.
  var isBuilder = false
  /// Whether this is certain to be a transition, so that the map shows it even without a target.
  var isSure = true

  init(
    _ relation: MapTransition.Relation, by initiator: Initiator, to outcome: Outcome, at position: SourcePosition,
    in scope: Scope
  ) {
    self.relation = relation
    self.initiator = initiator
    self.outcome = outcome
    place = Place(file: scope.context.file, position: position)
    site = scope.context
    guards = scope.guards
    deferral = scope.deferral
    keeper = scope.keeper
    actions = scope.actions
    trigger = scope.trigger ?? scope.context.function.flatMap { Trigger.of($0.declaration) }
  }
}

extension Finding {
  /// Makes the presentation of a popover the relation.
  mutating func relateStyle() {
    if style == .popover, relation == .present { relation = .popover }
  }
}
