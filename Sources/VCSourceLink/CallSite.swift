import VCModel
import VCSourceFacts

/// A call with the context that detectors need.
struct CallSite {
  let call: Call
  let scope: Scope
  /// The traversal that has come to the call.
  let traversal: Traversal

  var linker: Linker { traversal.linker }
  var resolver: Resolver { linker.resolver }
  var index: SymbolIndex { linker.resolver.index }

  /// Whether the call refers to a function declared by the app.
  ///
  /// Overrides of system methods do not count, and neither do overloads of them that take controllers.
  var isOfTheApp: Bool {
    guard case .functions(let functions, let receiver) = resolver.callee(of: call, scope) else { return false }
    if let receiver, isRequiredOfSystemClasses(functions, receiver) { return false }
    return functions.contains { function in
      resolver.argumentsFit(call, scope, function) && !function.declaration.isOverride && function.hasBody
        && !isSystemMethod(function)
    }
  }

  /// Returns whether a protocol of the app requires a method that UIKit's classes have, so that they also satisfy the
  /// requirement.
  private func isRequiredOfSystemClasses(_ functions: [FunctionSymbol], _ receiver: TypeRef) -> Bool {
    let ancestry = Set(index.ancestry(of: receiver.name))
    guard !functions.contains(where: { $0.owner.map { ancestry.contains($0.name) } ?? true }) else { return false }
    if index.controllerKind(receiver.name) != nil { return true }
    return ancestry.contains { name in
      index.inheritors(of: name).contains { !$0.isDeclared && index.controllerKind($0.name) != nil }
    }
  }

  /// Returns whether a function is an overload of a system method, such as
  /// `extension UIViewController { func present(_ controller: UIViewController, animated: Bool) }`.
  private func isSystemMethod(_ function: FunctionSymbol) -> Bool {
    guard let owner = function.owner, let kind = index.controllerKind(owner.name),
      let type = function.declaration.parameters.first?.type
    else { return false }
    // Another container's own method of that name does not push.
    if function.name == "pushViewController", kind.isContainer, kind != .navigation { return false }
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
    let possible = resolver.screens(of: target, scope)
    let outcome = resolver.allowed(possible, for: target, scope)
    var finding = Finding(relation, by: initiator, to: outcome, at: call.position, in: scope)
    finding.target.classes = resolver.targetClasses(of: target, scope)
    // The conditions exclude every screen.
    finding.target.isCertain = possible.candidates.isEmpty || !outcome.candidates.isEmpty
    if case .name(let name, _) = target, let local = scope.local(name) {
      let settings = resolver.settings(of: local, before: call.position)
      let style = settings.values["modalPresentationStyle"].flatMap(Styles.presentation)
      let conditions = settings.conditions["modalPresentationStyle", default: []].subtracting(scope.guards)
        .filter { !$0.isAboutNone }
      if conditions.isEmpty {
        finding.presentation.style = style
      } else {
        finding.presentation.conditionalStyle = style.map { ($0, conditions) }
      }
      finding.presentation.transition = settings.values["modalTransitionStyle"].flatMap(Styles.transition)
    } else if let name = target.ownProperty {
      finding.presentation.style = scope.setting("modalPresentationStyle", of: name).flatMap(Styles.presentation)
      finding.presentation.transition = scope.setting("modalTransitionStyle", of: name).flatMap(Styles.transition)
    }
    finding.relateStyle()
    finding.source.isWindowRoot = initiator.isUnknown && linker.isWindowRoot(call.receiver, scope)
    finding.source.isForOthers = !initiator.isUnknown && linker.isTopmost(call.receiver, scope)
    if [.present, .push, .show, .showDetail].contains(relation) {
      finding.target.rootUses = content(of: target, scope)
    }
    return finding
  }

  /// Returns the external values that determine the root of a container: `UINavigationController(rootViewController: screen)`.
  private func content(of container: Expression, _ scope: Scope) -> [Use] {
    if case .name(let name, _) = container, let local = scope.local(name), local.values.count == 1 {
      return content(of: local.values[0].value, local.values[0].scope)
    }
    guard case .call(let call) = container else { return [] }
    if let view = HostingConstructor.view(in: call, self) { return HostingConstructor.content(view, self) }
    guard let root = call.argument("rootViewController") else { return [] }
    if let function = methodOfAnyController(root) { return [.receiver(function)] }
    return resolver.screens(of: root, scope).uses.filter { if case .parameter = $0 { true } else { false } }
  }
}
