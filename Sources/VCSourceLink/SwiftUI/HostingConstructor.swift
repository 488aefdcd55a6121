import VCModel
import VCSourceFacts

/// `UIHostingController(rootView: view)`, also with subclasses.
enum HostingConstructor: CallDetector {
  static let names: Set<String> = []

  static func findings(_ callSite: CallSite) -> [Finding] {
    let call = callSite.call
    guard let view = view(in: call, callSite), !isEmptyView(view), !isMeasured(callSite.scope.context) else {
      return []
    }
    let initiator: Initiator
    if call.isDelegation {
      guard callSite.ownKind == .hosting else { return [] }
      initiator = .own
    } else {
      guard case .constructor(let type) = callSite.resolver.callee(of: call, callSite.scope),
        callSite.index.controllerKind(type.name) == .hosting
      else { return [] }
      initiator = .screen(
        callSite.resolver.screen(type.name, at: Place(file: callSite.scope.context.file, position: call.position)))
    }
    // The builder content of a wrapper for UIKit views is a part of it, and not a screen.
    let outcome =
      made(view, callSite) ?? given(view, callSite)
      ?? callSite.resolver.withoutBuilders { callSite.resolver.views(of: view, callSite.scope) }
    return [Finding(.hosts, by: initiator, to: outcome, at: call.position, in: callSite.scope)]
  }

  /// Returns the view with which a hosting controller is created, in classes of libraries whatever its label is:
  /// `DismissibleHostingController(content: view)`.
  static func view(in call: Call, _ callSite: CallSite) -> Expression? {
    if let view = call.argument("rootView") { return view }
    guard call.isOfHostingController, !call.isDelegation,
      case .constructor(let type) = callSite.resolver.callee(of: call, callSite.scope),
      !callSite.index.isDeclared(type.name)
    else { return nil }
    return call.argument("content") ?? call.firstPlain
  }

  /// Returns whether code makes the controller only to measure or to draw its view:
  /// `func size(of view: some View) -> CGSize { UIHostingController(rootView: view).sizeThatFits(in: .zero) }`.
  private static func isMeasured(_ code: CodeContext) -> Bool {
    let result = code.function.map { $0.declaration.result } ?? code.variable?.declaration.type
    return result.map { ["CGSize", "CGRect", "CGFloat", "UIImage", "CGImage"].contains($0.name) } ?? false
  }

  /// Returns whether a view is only a placeholder: `AnyView(EmptyView())`.
  static func isEmptyView(_ view: Expression) -> Bool {
    guard case .call(let call) = view else { return false }
    switch call.calledName {
    case "EmptyView": return call.arguments.isEmpty
    case "AnyView": return call.arguments.count == 1 && isEmptyView(call.arguments[0].value)
    default: return false
    }
  }

  /// Returns the external values that determine the view in a hosting controller.
  static func content(_ view: Expression, _ callSite: CallSite) -> [Use] { given(view, callSite)?.uses ?? [] }

  /// Returns the content that a SwiftUI view or modifier receives and shows in a controller when it is used, such as a button
  /// that pushes its destination: `UIHostingController(rootView: destination())`.
  private static func given(_ view: Expression, _ callSite: CallSite) -> Outcome? {
    guard let owner = callSite.owner, callSite.index.isView(owner.name) || callSite.index.isModifier(owner),
      callSite.scope.deferral > 0 || isInAction(callSite.scope.context),
      let call = callSite.scope.value(of: view).withoutModifiers, call.arguments.isEmpty,
      !(call.calledName?.looksLikeType ?? true),
      !callSite.index.ancestry(of: owner.name).contains(where: { $0.hasSuffix("Representable") })
    else { return nil }
    return callSite.resolver.views(of: view, callSite.scope)
  }

  /// Returns whether code is in a method without a result, which runs when something happens.
  private static func isInAction(_ code: CodeContext) -> Bool {
    code.function.map { !$0.isInitializer && $0.declaration.result == nil } ?? false
  }

  /// Returns the view in `rootView: .init(…)`, whose type is the hosting controller's generic argument.
  private static func made(_ view: Expression, _ callSite: CallSite) -> Outcome? {
    guard case .call(let call) = view, case .member(nil, "init", _) = call.callee else { return nil }
    let hosting: TypeRef? =
      if callSite.call.isDelegation {
        callSite.owner?.inherited.first.map { callSite.index.type($0, in: callSite.owner) }
      } else {
        callSite.resolver.type(of: .call(callSite.call), callSite.scope)
      }
    guard let name = hosting?.arguments.first?.name, callSite.index.isView(name), callSite.index.isDeclared(name) else {
      return nil
    }
    return Outcome(candidates: [ScreenCandidate(.type(name), .constructor)])
  }
}

extension Scope {
  /// Returns the only value of a local; any other expression itself.
  fileprivate func value(of expression: Expression) -> Expression {
    guard case .name(let name, _) = expression, let local = local(name), local.values.count == 1 else {
      return expression
    }
    return local.values[0].value
  }
}

extension Expression {
  /// The call to which modifiers are applied: `content()` in `self.content().environmentObject(model)`.
  fileprivate var withoutModifiers: Call? {
    guard case .call(let call) = self else { return nil }
    if let receiver = call.receiver, case .call = receiver { return receiver.withoutModifiers }
    return call
  }
}

/// `UIViewControllerRepresentable`: a view that wraps a controller.
enum Representables {
  static func findings(_ linker: Linker) -> [Finding] {
    linker.index.orderedTypes.flatMap { type -> [Finding] in
      guard type.isDeclared, linker.index.ancestry(of: type.name).contains("UIViewControllerRepresentable") else {
        return []
      }
      return (type.functions["makeUIViewController"] ?? []).map { finding($0, type, linker) }
    }
  }

  private static func finding(_ function: FunctionSymbol, _ type: TypeSymbol, _ linker: Linker) -> Finding {
    let scope = Scope(CodeContext(file: function.file, owner: type, function: function))
    var outcome = Outcome()
    let result = function.declaration.result.map { linker.index.type($0, in: type) }
    for (value, inner) in linker.resolver.results(of: function) {
      outcome.add(linker.resolver.screens(of: value, inner, expected: result))
    }
    outcome.uses = []
    let isVague = outcome.candidates.allSatisfy {
      $0.screen.className.map { SystemTypes.generalControllers.contains($0) } ?? false
    }
    if isVague, let result, linker.index.isSpecificController(result.name) {
      outcome = Outcome(candidates: [ScreenCandidate(.type(result.name), .returnType)])
    }
    var finding = Finding(.represents, by: .own, to: outcome, at: function.declaration.position, in: scope)
    finding.target.isCertain = false
    return finding
  }
}
