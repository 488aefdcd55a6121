import VCModel
import VCSourceFacts

/// Who asks for a transition.
enum Asker {
  /// The type in whose code the call stands.
  case own
  case screen(Screen)
  /// Whoever the caller of the function names.
  case parameter(FunctionSymbol, Int)
  /// Nobody, as for a window's root.
  case nobody
  case unknown
}

/// A transition as one place in the code tells it.
struct Finding {
  var relation: MapTransition.Relation
  var column: SplitColumn?
  var asker: Asker
  var outcome: Outcome
  var style: ModalPresentationStyle?
  var transition: ModalTransitionStyle?
  var identifier: String?
  /// The kind of container whose children a list gives, of which every element is a target.
  var listKind: ControllerKind?
  /// The type of the parameter that gives the identifier of a segue.
  var identifierUse: TypeName?
  var trigger: String?
  var place: Place
  var site: CodeContext
  var via: (value: String, place: Place)?
  /// What must hold of parameters for it to happen.
  var guards: Set<CaseGuard>
  /// How many closures stand around it that somebody calls later.
  var deferral: Int
  /// Whether the target is written in a builder of views.
  var isBuilder = false
  /// Whether it is a transition for sure, so that one without a target is worth a line in the map.
  var isSure = true

  init(
    _ relation: MapTransition.Relation, by asker: Asker, to outcome: Outcome, at position: SourcePosition,
    in scope: Scope
  ) {
    self.relation = relation
    self.asker = asker
    self.outcome = outcome
    place = Place(file: scope.context.file, position: position)
    site = scope.context
    guards = scope.guards
    deferral = scope.deferral
    trigger = scope.trigger ?? scope.context.function.flatMap { Trigger.of($0.declaration) }
  }
}

/// A call as detectors see it.
struct Sight {
  let call: Call
  let scope: Scope
  let linker: Linker

  var resolver: Resolver { linker.resolver }
  var index: SymbolIndex { linker.resolver.index }

  /// Whether the app itself has a function that the call means.
  ///
  /// One that overrides the system's does not count, nor one that gives controllers another form of it.
  var isOfTheApp: Bool {
    guard case .functions(let functions, let receiver) = resolver.callee(of: call, scope) else { return false }
    if let receiver, isKeptBySystem(functions, receiver) { return false }
    return functions.contains { function in
      resolver.takes(call, scope, function) && !function.declaration.isOverride && function.hasBody
        && !isFormOfTheSystems(function)
    }
  }

  /// Whether a protocol promises what UIKit's classes do anyway, so that they keep the promise besides others.
  private func isKeptBySystem(_ functions: [FunctionSymbol], _ receiver: TypeRef) -> Bool {
    let line = Set(index.line(of: receiver.name))
    guard !functions.contains(where: { $0.owner.map { line.contains($0.name) } ?? true }) else { return false }
    if index.controllerKind(receiver.name) != nil { return true }
    return line.contains { name in
      index.inheritors(of: name).contains { !$0.isDeclared && index.controllerKind($0.name) != nil }
    }
  }

  /// `extension UIViewController { func present(_ controller: UIViewController, animated: Bool) }`
  private func isFormOfTheSystems(_ function: FunctionSymbol) -> Bool {
    guard let owner = function.owner, index.controllerKind(owner.name) != nil,
      let type = function.declaration.parameters.first?.type
    else { return false }
    return index.controllerKind(index.type(type, in: owner).name) != nil
  }

  /// The type around the call, if it is a controller.
  var owner: TypeSymbol? { scope.context.owner }

  /// What the type around the call is for UIKit.
  var ownKind: ControllerKind? { owner.flatMap { index.controllerKind($0.name) } }

  /// What the receiver of the call is for UIKit, as far as it is known.
  var receiverKind: ControllerKind? {
    guard let receiver = call.receiver else { return ownKind }
    if case .name("super", _) = receiver { return ownKind }
    if let type = resolver.type(of: receiver, scope), let kind = index.controllerKind(type.name), kind != .content {
      return kind
    }
    let things = resolver.screens(of: receiver, scope).things
    return things.lazy.compactMap { $0.screen.className.flatMap { index.controllerKind($0) } }.first
      ?? resolver.type(of: receiver, scope).flatMap { index.controllerKind($0.name) }
  }

  /// Who asks, by what stands in front of the call.
  var asker: Asker { linker.asker(call.receiver, scope) }

  func finding(_ relation: MapTransition.Relation, by asker: Asker, to target: Expression) -> Finding {
    var finding = Finding(relation, by: asker, to: resolver.screens(of: target, scope), at: call.position, in: scope)
    if case .name(let name, _) = target, let local = scope.local(name) {
      finding.style = local.settings["modalPresentationStyle"].flatMap(Styles.presentation)
      finding.transition = local.settings["modalTransitionStyle"].flatMap(Styles.transition)
    }
    if finding.style == .popover, finding.relation == .present { finding.relation = .popover }
    return finding
  }
}

/// Styles as code writes them: `.formSheet`, `UIModalPresentationStyle.formSheet`, `UIModalPresentationFormSheet`.
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
