import VCSourceFacts

/// The code that uses the app's views of UIKit, such as cells: a view that shows a screen does so for the screen it is on.
struct ViewUsers {
  /// The code that declares a local or a property of the view's type or casts to it, by the last name of the type.
  private var scopes: [String: [Scope]] = [:]
  private let views: Set<String>

  init(_ index: SymbolIndex) {
    views = Set(index.orderedTypes.filter(index.isUIKitView).map(\.shortName))
    for variable in index.orderedTypes.flatMap(\.allVariables) {
      guard let type = variable.declaration.type else { continue }
      visit(type, variable.scope)
    }
  }

  /// Returns whether a body that mentions a word may use a view of a list.
  static func isOfInterest(_ word: String) -> Bool { word.hasPrefix("dequeue") }

  mutating func visit(_ type: TypeName, _ scope: Scope) {
    let name = lastPart(of: type.name)
    if views.contains(name) { scopes[name, default: []].append(scope) }
    for argument in type.arguments { visit(argument, scope) }
  }

  /// Returns the code outside of a view that uses it.
  func scopes(of view: TypeSymbol) -> [Scope] {
    (scopes[view.shortName] ?? []).filter { $0.context.owner !== view }
  }
}

extension SymbolIndex {
  /// Returns whether a type of the app is a view of UIKit.
  func isUIKitView(_ type: TypeSymbol) -> Bool { type.isDeclared && ancestry(of: type.name).contains("UIView") }
}
