import VCSourceFacts

/// The code that uses the app's views of UIKit, such as cells: a view that shows a screen does so for the screen it is on.
struct ViewUsers {
  /// The code that declares a local or a property of the view's type or casts to it.
  private struct Use {
    var scope: Scope
    /// Whether it only receives the view from the code that creates the object.
    var isGiven = false
  }

  /// The uses by the last name of the view's type.
  private var uses: [String: [Use]] = [:]
  private let views: Set<String>

  init(_ index: SymbolIndex) {
    views = Set(index.orderedTypes.filter(index.isUIKitView).map(\.shortName))
    for variable in index.orderedTypes.flatMap(\.allVariables) {
      guard let type = variable.declaration.type else { continue }
      visit(type, variable.scope, isGiven: variable.isGivenToInitializer)
    }
  }

  /// Returns whether a body that mentions a word may use a view of a list.
  static func isOfInterest(_ word: String) -> Bool { word.hasPrefix("dequeue") || word.hasPrefix("cellFor") }

  mutating func visit(_ type: TypeName, _ scope: Scope, isGiven: Bool = false) {
    let name = lastPart(of: type.name)
    if views.contains(name) { uses[name, default: []].append(Use(scope: scope, isGiven: isGiven)) }
    for argument in type.arguments { visit(argument, scope) }
  }

  /// Returns the code outside of a view that uses it; the code that has created it, rather than code that only receives it.
  func scopes(of view: TypeSymbol) -> [Scope] {
    let others = (uses[view.shortName] ?? []).filter { $0.scope.context.owner !== view }
    let owning = others.filter { !$0.isGiven }
    return (owning.isEmpty ? others : owning).map(\.scope)
  }
}

extension SymbolIndex {
  /// Returns whether a type of the app is a view of UIKit.
  func isUIKitView(_ type: TypeSymbol) -> Bool { type.kind == .class && ancestry(of: type.name).contains("UIView") }
}

extension VariableSymbol {
  /// Whether the owner's initialiser receives the value of the property.
  fileprivate var isGivenToInitializer: Bool {
    guard declaration.value == nil, declaration.getter == nil, let type = declaration.type else { return false }
    return (owner?.functions["init"] ?? []).contains { initializer in
      initializer.declaration.parameters.contains { $0.type?.name == type.name }
    }
  }
}
