import VCModel
import VCSourceFacts

/// View builders passed to the app's own modifiers and wrappers.
extension Linker {
  /// Returns the property with an enum value that is passed along with a builder: `.modal(item: $route, content: page)`.
  func boundItem(_ supplier: ValueSupplier) -> (variable: VariableSymbol, type: TypeRef)? {
    bound(supplier).first { index.symbol($0.type.name)?.kind == .enum }
  }

  /// Returns the property with an object of the app that is passed along with a builder as its item.
  func boundObject(_ supplier: ValueSupplier) -> VariableSymbol? {
    bound(supplier, label: "item").first { index.isDeclared($0.type.name) }?.variable
  }

  private func bound(
    _ supplier: ValueSupplier, label: String? = nil
  ) -> [(variable: VariableSymbol, type: TypeRef)] {
    (supplier.call ?? supplier.constructor)?.arguments.compactMap { argument in
      guard label == nil || argument.label == label else { return nil }
      switch argument.value {
      case .name(let name, _), .member(_, let name, _):
        guard name.hasPrefix("$") || isBinding(argument.value, supplier.scope),
          let variable = resolver.boundVariable(argument.value, supplier.scope)
        else { return nil }
        return resolver.type(of: variable).map { (variable, $0.plain) }
      default: return nil
      }
    } ?? []
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
