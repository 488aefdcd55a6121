import VCModel
import VCSourceFacts

/// Views that only select another view by a value: `struct Destination: View { let route: Route }`, whose body is a `switch`
/// over the route.
extension Resolver {
  /// Performs an action in which such views are replaced by the views they select, because the selecting value is known.
  func withChoosers<Value>(_ action: () -> Value) -> Value {
    let before = looksIntoChoosers
    looksIntoChoosers = true
    defer { looksIntoChoosers = before }
    return action()
  }

  /// Returns the views that such a view selects for the cases passed to it; `nil` for any other view.
  func chosen(by type: TypeRef, _ call: Call, _ scope: Scope) -> Outcome? {
    guard looksIntoChoosers, let symbol = index.symbol(type.name), symbol.kind == .struct,
      let body = symbol.variables["body"],
      let subject = body.declaration.getter.flatMap(Self.subject), let variable = symbol.variables[subject],
      let route = route(of: variable), let cases = index.symbol(route.name)?.cases
    else { return nil }
    let candidates = views(of: body).candidates
    let names = Set(candidates.map { $0.value?.name })
    // A view with its own content for some of the cases is a screen itself.
    guard candidates.allSatisfy({ $0.value?.type == route.name }), names.count > 1,
      names.contains(nil) || cases.keys.allSatisfy({ names.contains($0) })
    else { return nil }
    let given = call.argument(subject) ?? call.firstPlain
    return Outcome(candidates: given.map { self.candidates(candidates, for: $0, of: route, scope) } ?? candidates)
  }

  /// Returns the type of a property, if it is an enum that the creator of the view sets.
  private func route(of variable: VariableSymbol) -> TypeRef? {
    let declaration = variable.declaration
    guard declaration.getter == nil, declaration.value == nil, declaration.attributes.isEmpty, !declaration.isStatic,
      let type = type(of: variable)?.plain, index.symbol(type.name)?.kind == .enum
    else { return nil }
    return type
  }

  /// Returns the property that the whole body depends on.
  private static func subject(of body: [Statement]) -> String? {
    guard body.count == 1, let only = body.first else { return nil }
    switch only {
    case .selection(let subject, _):
      switch subject {
      case .name(let name, _), .member(.name("self", _)?, let name, _): return name
      default: return nil
      }
    case .expression(.branches(let statement)), .result(.branches(let statement)?, _): return subject(of: [statement])
    // `Group { switch route { … } }.toolbar { … }`
    case .expression(let value), .result(let value?, _):
      guard let (call, name) = value.base, name == "Group",
        case .closure(let closure)? = call.arguments.first?.value
      else { return nil }
      return subject(of: closure.body)
    default: return nil
    }
  }
}
