import VCSourceFacts

/// Views shown by layouts and wrappers, which contain other views.
extension Resolver {
  /// Returns whether the screens are mutually exclusive: there is only one, or each is selected by another value.
  func isOneAtATime(_ candidates: [ScreenCandidate]) -> Bool {
    if Set(candidates.map(\.screen)).count <= 1 { return true }
    let types = Set(candidates.map { $0.value?.type })
    guard types.count == 1, types.first != .some(nil) else { return false }
    return Dictionary(grouping: candidates) { [$0.value, $0.carried] }.values.allSatisfy {
      Set($0.map(\.screen)).count == 1
    }
  }

  /// Returns whether a layout's only screens are in the branches of an `if` or `switch`, one in each.
  func showsOneView(_ call: Call, _ scope: Scope) -> Bool {
    guard call.arguments.count == 1, case .closure(let closure) = call.arguments[0].value else { return false }
    return showsOneView(closure.body, BodyWalk.scope(of: closure, call, 0, scope))
  }

  private func showsOneView(_ body: [Statement], _ scope: Scope) -> Bool {
    let showing = body.filter { !views(in: [$0], Scope(in: scope)).candidates.isEmpty }
    guard let only = showing.first else { return true }
    guard showing.count == 1 else { return false }
    switch only {
    case .conditional(_, let then, let otherwise):
      return showsOneView(then, scope) && showsOneView(otherwise, scope)
    case .selection(_, let cases): return cases.allSatisfy { showsOneView($0.body, scope) }
    default: return true
    }
  }

  /// Returns whether a view of the app is a layout that replaces the SwiftUI layout of the same name.
  func isOwnLayout(_ name: String) -> Bool {
    guard let symbol = index.symbol(name), !symbol.generics.isEmpty else { return false }
    return SystemTypes.layoutViews.contains(name) || SystemTypes.plainViews.contains(name)
      || SystemTypes.repeatingViews.contains(name)
  }

  /// Returns the views of the builders among a call's arguments.
  func content(of call: Call, _ scope: Scope) -> Outcome {
    var outcome = Outcome()
    for (place, argument) in call.arguments.enumerated() {
      guard !["label", "header", "footer", "icon"].contains(argument.label ?? "") else { continue }
      // Of two columns, the first is the screen.
      if argument.label == "detail", !outcome.isEmpty { continue }
      if case .closure(let closure) = argument.value {
        outcome.add(views(in: closure.body, BodyWalk.scope(of: closure, call, place, scope)))
      } else if [nil, "content", "root", "then", "erasing"].contains(argument.label) {
        outcome.add(views(of: argument.value, scope))
      }
    }
    // Type erasure has exactly one view, whatever its name.
    if call.calledName != "AnyView" {
      outcome.candidates.removeAll { $0.screen.className.map(SystemTypes.isPart) ?? false }
    }
    return outcome
  }

  /// Returns the content of one of the app's wrapper views, which have a builder for it; `nil` for a view that may be a
  /// screen.
  func wrapped(by type: TypeRef, _ call: Call, _ scope: Scope) -> Outcome? {
    guard let symbol = index.symbol(type.name) else { return nil }
    let isErased = symbol.generics.isEmpty
    let contents = isErased ? ["AnyView"] : Set(symbol.generics.filter { mayBeView($0, in: symbol) }.map(\.name))
    let builders = symbol.allVariables.filter { isBuilder($0.declaration, of: contents) }.map(\.name)
      .filter { !SystemTypes.isNameOfPart($0) }
    guard !builders.isEmpty else { return nil }
    if isErased {
      if showsOwnViews(symbol) || !showsInPlace(Set(builders), symbol) { return nil }
    } else if isScreenItself(symbol, builders: Set(builders)) {
      return nil
    }
    let labels = Set(builders + labelsOfContent(in: symbol, contents))
    var outcome = Outcome()
    for (place, argument) in call.arguments.enumerated() {
      guard argument.label != "label", argument.label != "detail" || outcome.isEmpty else { continue }
      guard case .closure(let closure) = argument.value else {
        // `LazyView(Detail())`, whose parameter is an `@autoclosure` or the view itself, or a builder that is passed on.
        if argument.label == nil || ["content", "destination"].contains(argument.label)
          || labels.contains(argument.label ?? "")
        {
          outcome.add(views(of: argument.value, scope))
        }
        continue
      }
      guard argument.isTrailing || labels.contains(argument.label ?? "") else { continue }
      outcome.add(views(in: closure.body, BodyWalk.scope(of: closure, call, place, scope)))
    }
    outcome.candidates.removeAll { $0.screen.className.map(SystemTypes.isPart) ?? false }
    // `LazyView(AnyView(…))` is never a screen, whether or not its content is known.
    return outcome.isEmpty && !isErased ? nil : outcome
  }

  /// Returns whether a generic parameter may be a view: its constraint is `View`, or it has none.
  func mayBeView(_ generic: GenericParameter, in owner: TypeSymbol?) -> Bool {
    guard let constraint = generic.constraint else { return true }
    return ([constraint] + constraint.others).contains { index.isView(index.type($0, in: owner).name) }
  }

  /// Returns whether a property has one of these content types, or is a closure that returns one.
  private func isBuilder(_ variable: VariableDeclaration, of contents: Set<String>) -> Bool {
    guard let written = variable.type, variable.getter == nil, !variable.isStatic else { return false }
    return isContent(written, contents)
  }

  /// Returns the labels of a view's content in its initialisers: `to` in `init(to content: Content)`.
  private func labelsOfContent(in symbol: TypeSymbol, _ contents: Set<String>) -> [String] {
    (symbol.functions["init"] ?? []).flatMap(\.declaration.parameters).compactMap { parameter in
      guard let type = parameter.type, let label = parameter.label, isContent(type, contents),
        !SystemTypes.isNameOfPart(parameter.name)
      else { return nil }
      return label
    }
  }

  private func isContent(_ type: TypeName, _ contents: Set<String>) -> Bool {
    contents.contains(type.name) || type.name == "->" && contents.contains(type.arguments.last?.name ?? "")
  }
}
