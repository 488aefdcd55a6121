import VCModel
import VCSourceFacts

/// View builders passed to the app's own modifiers and wrappers.
extension Linker {
  /// Returns the property with an enum value that is passed along with a builder: `.modal(item: $route, content: page)`.
  func boundItem(_ supplier: ValueSupplier) -> (variable: VariableSymbol, type: TypeRef)? {
    guard let call = supplier.call ?? supplier.constructor else { return nil }
    for argument in call.arguments {
      switch argument.value {
      case .name(let name, _), .member(_, let name, _):
        guard name.hasPrefix("$") || isBinding(argument.value, supplier.scope) else { continue }
        guard let variable = resolver.boundVariable(argument.value, supplier.scope),
          let type = resolver.type(of: variable)?.plain, index.symbol(type.name)?.kind == .enum
        else { continue }
        return (variable, type)
      default: continue
      }
    }
    return nil
  }

  /// Returns whether an expression is a binding: `$router.route`.
  private func isBinding(_ value: Expression, _ scope: Scope) -> Bool {
    resolver.type(of: value, scope)?.name == "Binding"
  }

  /// Returns the views of a builder whose parameter has the given type.
  func views(of supplier: ValueSupplier, _ type: TypeRef?) -> Outcome {
    guard let type, case .closure(let closure) = supplier.value else {
      return resolver.views(of: supplier.value, supplier.scope)
    }
    let inner = BodyWalk.scope(of: closure, nil, 0, supplier.scope)
    let parameter = closure.parameters.first
    if parameter?.type == nil { inner.define(parameter?.name ?? "$0", Local(.inside, type: TypeName(type.name))) }
    return resolver.views(in: closure.body, inner)
  }
}

extension Finding {
  /// Whether the transition's modifier can be bound to an item that determines the target.
  var showsItems: Bool {
    switch relation {
    case .sheet, .fullScreenCover, .popover, .destination: true
    default: false
    }
  }
}
