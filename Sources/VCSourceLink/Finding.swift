import VCModel
import VCSourceFacts

/// The source of a transition.
enum Initiator {
  /// The type that contains the call.
  case own
  case screen(Screen)
  /// The controller that the caller passes as an argument of the function.
  case parameter(FunctionSymbol, Int)
  /// The controller that other code assigns to a property of the object with the call.
  case property(VariableSymbol)
  /// No source, as for a window's root.
  case noController
  case unknown

  /// Whether the callers of the code determine the source.
  var dependsOnCaller: Bool { if case .parameter = self { true } else { isUnknown } }

  /// Whether the call itself does not tell the source.
  var isUnknown: Bool {
    switch self {
    case .unknown, .property: true
    case .own, .screen, .parameter, .noController: false
    }
  }
}

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
  /// The conditions on parameters under which the transition happens.
  var guards: Set<CaseGuard>
  /// The number of enclosing closures that are called later.
  var deferral: Int
  /// The holder of the closure around the transition, if it is called later.
  var keeper: Scope.Keeper?
  /// The actions to which a reducer responds with the transition.
  var actions: [[String]]
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

/// A call with the context that detectors need.
struct CallSite {
  let call: Call
  let scope: Scope
  let linker: Linker

  var resolver: Resolver { linker.resolver }
  var index: SymbolIndex { linker.resolver.index }

  /// Whether the call refers to a function declared by the app.
  ///
  /// Overrides of system methods do not count, and neither do overloads of them that take controllers.
  var isOfTheApp: Bool {
    guard case .functions(let functions, let receiver) = resolver.callee(of: call, scope) else { return false }
    if let receiver, isKeptBySystem(functions, receiver) { return false }
    return functions.contains { function in
      resolver.takes(call, scope, function) && !function.declaration.isOverride && function.hasBody
        && !isSystemMethod(function)
    }
  }

  /// Returns whether a protocol of the app requires a method that UIKit's classes have, so that they also satisfy the
  /// requirement.
  private func isKeptBySystem(_ functions: [FunctionSymbol], _ receiver: TypeRef) -> Bool {
    let line = Set(index.line(of: receiver.name))
    guard !functions.contains(where: { $0.owner.map { line.contains($0.name) } ?? true }) else { return false }
    if index.controllerKind(receiver.name) != nil { return true }
    return line.contains { name in
      index.inheritors(of: name).contains { !$0.isDeclared && index.controllerKind($0.name) != nil }
    }
  }

  /// Returns whether a function is an overload of a system method, such as
  /// `extension UIViewController { func present(_ controller: UIViewController, animated: Bool) }`.
  private func isSystemMethod(_ function: FunctionSymbol) -> Bool {
    guard let owner = function.owner, index.controllerKind(owner.name) != nil,
      let type = function.declaration.parameters.first?.type
    else { return false }
    return index.controllerKind(index.type(type, in: owner).name) != nil
  }

  /// The type that contains the call.
  var owner: TypeSymbol? { scope.context.owner }

  /// The controller kind of the enclosing type.
  var ownKind: ControllerKind? { owner.flatMap { index.controllerKind($0.name) } }

  /// The controller kind of the call's receiver, if it is known.
  var receiverKind: ControllerKind? {
    guard let receiver = call.receiver else { return ownKind }
    if case .name("super", _) = receiver { return ownKind }
    if let type = resolver.type(of: receiver, scope), let kind = index.controllerKind(type.name), kind != .content {
      return kind
    }
    let candidates = resolver.screens(of: receiver, scope).candidates
    return candidates.lazy.compactMap { $0.screen.className.flatMap { index.controllerKind($0) } }.first
      ?? resolver.type(of: receiver, scope).flatMap { index.controllerKind($0.name) }
  }

  /// The source of the transition, derived from the receiver of the call.
  var initiator: Initiator { linker.initiator(call.receiver, scope) }

  func finding(_ relation: MapTransition.Relation, by initiator: Initiator, to target: Expression) -> Finding {
    var finding = Finding(
      relation, by: initiator, to: resolver.screens(of: target, scope), at: call.position, in: scope)
    if case .name(let name, _) = target, let local = scope.local(name) {
      let style = local.settings["modalPresentationStyle"].flatMap(Styles.presentation)
      let conditions = local.conditions["modalPresentationStyle", default: []].subtracting(scope.guards)
      if conditions.isEmpty { finding.style = style } else { finding.conditionalStyle = style.map { ($0, conditions) } }
      finding.transition = local.settings["modalTransitionStyle"].flatMap(Styles.transition)
    } else if let name = target.ownProperty {
      finding.style = scope.setting("modalPresentationStyle", of: name).flatMap(Styles.presentation)
      finding.transition = scope.setting("modalTransitionStyle", of: name).flatMap(Styles.transition)
    }
    finding.relateStyle()
    if [.present, .push, .show, .showDetail].contains(relation) { finding.content = content(of: target, scope) }
    return finding
  }

  /// Returns the external values that determine the root of a container: `UINavigationController(rootViewController: screen)`.
  private func content(of container: Expression, _ scope: Scope) -> [Use] {
    if case .name(let name, _) = container, let local = scope.local(name), local.values.count == 1 {
      return content(of: local.values[0].value, local.values[0].scope)
    }
    guard case .call(let call) = container else { return [] }
    if let view = call.argument("rootView") { return HostingConstructor.content(view, self) }
    guard let root = call.argument("rootViewController") else { return [] }
    if let function = methodOfAnyController(root) { return [.receiver(function)] }
    return resolver.screens(of: root, scope).uses.filter { if case .parameter = $0 { true } else { false } }
  }
}

/// Parsing of styles: `.formSheet`, `UIModalPresentationStyle.formSheet`, `UIModalPresentationFormSheet`.
enum Styles {
  static func presentation(_ expression: Expression) -> ModalPresentationStyle? {
    word(expression, prefix: "UIModalPresentation").flatMap(ModalPresentationStyle.init)
  }

  static func transition(_ expression: Expression) -> ModalTransitionStyle? {
    word(expression, prefix: "UIModalTransitionStyle").flatMap(ModalTransitionStyle.init)
  }

  private static func word(_ expression: Expression, prefix: String) -> String? {
    switch expression {
    case .member(_, let name, _): return name
    case .name(let name, _) where name.hasPrefix(prefix):
      let rest = name.dropFirst(prefix.count)
      return rest.prefix(1).lowercased() + rest.dropFirst()
    case .choice(let parts): return parts.lazy.compactMap { word($0, prefix: prefix) }.first
    default: return nil
    }
  }
}
