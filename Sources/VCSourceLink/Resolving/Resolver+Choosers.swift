import VCModel
import VCSourceFacts

/// Views that are no screen themselves but choose one by a value: `struct Destination: View { let route: Route }`, whose body is a
/// `switch` over the route.
extension Resolver {
  /// Does something where of such a view those count that it chooses from: the value is known that decides.
  func withChoosers<Value>(_ action: () -> Value) -> Value {
    looksIntoChoosers = true
    defer { looksIntoChoosers = false }
    return action()
  }

  /// The views that such a view chooses from, those of the cases that it is given; `nil` for any other view.
  func chosen(by type: TypeRef, _ call: Call, _ scope: Scope) -> Outcome? {
    guard looksIntoChoosers, let symbol = index.symbol(type.name), symbol.kind == .struct,
      let body = symbol.variables["body"],
      let subject = body.declaration.getter.flatMap(Self.subject), let variable = symbol.variables[subject],
      let route = route(of: variable), let cases = index.symbol(route.name)?.cases
    else { return nil }
    let things = views(of: body).things
    let names = Set(things.map { $0.value?.name })
    // A view with content of its own for some of the cases is a screen itself.
    guard things.allSatisfy({ $0.value?.type == route.name }), names.count > 1,
      names.contains(nil) || cases.keys.allSatisfy({ names.contains($0) })
    else { return nil }
    let given = call.argument(subject) ?? call.firstPlain
    return Outcome(things: given.map { self.things(things, for: $0, of: route, scope) } ?? things)
  }

  /// The enum that a property is, which whoever makes the view gives.
  private func route(of variable: VariableSymbol) -> TypeRef? {
    let declaration = variable.declaration
    guard declaration.getter == nil, declaration.value == nil, declaration.attributes.isEmpty, !declaration.isStatic,
      let type = type(of: variable)?.plain, index.symbol(type.name)?.kind == .enum
    else { return nil }
    return type
  }

  /// The property that all of a body depends on.
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
