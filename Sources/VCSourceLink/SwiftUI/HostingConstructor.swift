import VCModel
import VCSourceFacts

/// `UIHostingController(rootView: view)`, also with subclasses.
enum HostingConstructor: CallDetector {
  static let names: Set<String> = []

  static func findings(_ sight: Sight) -> [Finding] {
    let call = sight.call
    guard let view = call.argument("rootView"), !isEmptyView(view) else { return [] }
    let asker: Asker
    if call.isDelegation {
      guard sight.ownKind == .hosting else { return [] }
      asker = .own
    } else {
      guard case .constructor(let type) = sight.resolver.callee(of: call, sight.scope),
        sight.index.controllerKind(type.name) == .hosting
      else { return [] }
      asker = .screen(
        sight.resolver.screen(type.name, at: Place(file: sight.scope.context.file, position: call.position)))
    }
    // The builder content of a wrapper for UIKit views is a part of it, and not a screen.
    let outcome =
      made(view, sight) ?? sight.resolver.withoutBuilders { sight.resolver.views(of: view, sight.scope) }
    return [Finding(.hosts, by: asker, to: outcome, at: call.position, in: sight.scope)]
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

  /// Returns the view in `rootView: .init(…)`, whose type is the hosting controller's generic argument.
  private static func made(_ view: Expression, _ sight: Sight) -> Outcome? {
    guard case .call(let call) = view, case .member(nil, "init", _) = call.callee else { return nil }
    let hosting: TypeRef? =
      if sight.call.isDelegation {
        sight.owner?.inherited.first.map { sight.index.type($0, in: sight.owner) }
      } else {
        sight.resolver.type(of: .call(sight.call), sight.scope)
      }
    guard let name = hosting?.arguments.first?.name, sight.index.isView(name), sight.index.isDeclared(name) else {
      return nil
    }
    return Outcome(things: [Thing(.type(name), .constructor)])
  }
}

/// `UIViewControllerRepresentable`: a view that wraps a controller.
enum Representables {
  static func findings(_ linker: Linker) -> [Finding] {
    linker.index.orderedTypes.flatMap { type -> [Finding] in
      guard type.isDeclared, linker.index.line(of: type.name).contains("UIViewControllerRepresentable") else {
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
    let isVague = outcome.things.allSatisfy {
      $0.screen.className.map { SystemTypes.generalControllers.contains($0) } ?? false
    }
    if isVague, let result, linker.index.isSpecificController(result.name) {
      outcome = Outcome(things: [Thing(.type(result.name), .returnType)])
    }
    var finding = Finding(.represents, by: .own, to: outcome, at: function.declaration.position, in: scope)
    finding.isSure = false
    return finding
  }
}
