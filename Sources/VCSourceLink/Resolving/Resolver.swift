import VCModel
import VCSourceFacts

/// A resolver of expressions: it determines their types, and the screens that they create.
///
/// It is a class because it caches its results for functions and properties.
final class Resolver {
  let index: SymbolIndex
  let storyboards: StoryboardIndex
  /// What the traversal has seen, which is all code when it is complete.
  var record: CodeRecord?
  private var results: [FunctionSymbol: [(value: Expression, scope: Scope)]] = [:]
  private var getters: [VariableSymbol: [(value: Expression, scope: Scope)]] = [:]
  private var outcomes: [FunctionSymbol: Outcome] = [:]
  private var assigned: [String: [String: [(value: Expression, scope: Scope)]]] = [:]
  private var appended: [String: [String: [(value: Expression, scope: Scope)]]] = [:]
  /// The initialiser calls that create values with a view inside.
  var creations: [Place: (call: Call, scope: Scope)] = [:]
  /// Whether values of a type contain a view, by name.
  var viewValues: [String: Bool] = [:]
  /// The closures with which containers of dependencies create objects, by type; `nil` until the first is needed.
  var registrations: [String: [Registration]]?
  private var viewOutcomes: [FunctionSymbol: Outcome] = [:]
  private var lists: [FunctionSymbol: [(value: Expression, scope: Scope)]] = [:]
  /// Stacks that are part of another transition's target.
  var stacksInsideTargets: Set<Place> = []
  /// Whether a view in a layout counts as a screen if it is the only one.
  var looksIntoLayouts = true
  /// Whether the content of a builder counts where the builder is called.
  var looksIntoBuilders = true
  /// Whether a view that only selects another one is replaced by the views it selects.
  var looksIntoChoosers = false
  /// The objects whose code is being resolved, innermost last.
  private(set) var objects: [Inside] = []
  private var recursion = Recursion()
  /// The functions of all types, by name.
  let functionsByName: [String: [FunctionSymbol]]
  init(_ index: SymbolIndex, _ storyboards: StoryboardIndex) {
    self.index = index
    self.storyboards = storyboards
    functionsByName = Dictionary(grouping: index.orderedTypes.flatMap { $0.allFunctions }) { $0.name }
  }

  // MARK: Bodies

  /// Returns the results of a function.
  func results(of function: FunctionSymbol) -> [(value: Expression, scope: Scope)] {
    if let known = results[function] { return known }
    let found = collectResults(function.body ?? [], function.bodyScope)
    results[function] = found
    return found
  }

  /// Returns the results of a computed property.
  func results(of variable: VariableSymbol) -> [(value: Expression, scope: Scope)] {
    if let known = getters[variable] { return known }
    let found = collectResults(variable.declaration.getter ?? [], variable.scope)
    getters[variable] = found
    return found
  }

  func collectResults(_ body: [Statement], _ scope: Scope) -> [(value: Expression, scope: Scope)] {
    var found: [(value: Expression, scope: Scope)] = []
    var walk = BodyWalk(platform: index.platform)
    walk.entersClosures = false
    walk.onResult = { found.append(($0, $1)) }
    walk.body(body, scope)
    return found
  }

  /// Returns the values that the code of a type assigns to its property.
  func assignments(to variable: VariableSymbol) -> [(value: Expression, scope: Scope)] {
    guard let owner = variable.owner else { return [] }
    if assigned[owner.name] == nil { noteChanges(in: owner) }
    return assigned[owner.name]?[variable.name] ?? []
  }

  /// Returns the elements that the code of a type appends to its array property.
  func elements(appendedTo variable: VariableSymbol) -> [(value: Expression, scope: Scope)] {
    guard let owner = variable.owner else { return [] }
    if appended[owner.name] == nil { noteChanges(in: owner) }
    return appended[owner.name]?[variable.name] ?? []
  }

  private func noteChanges(in owner: TypeSymbol) {
    var found: [String: [(value: Expression, scope: Scope)]] = [:]
    var added: [String: [(value: Expression, scope: Scope)]] = [:]
    var walk = BodyWalk(platform: index.platform)
    walk.onAssignment = { target, value, _, scope in
      guard let name = target.ownProperty else { return }
      // Code inside the class may assign the instance variable of an Objective-C property.
      let property = owner.variables[name] == nil ? name.withoutUnderscore : name
      found[property, default: []].append((value, scope))
    }
    walk.onCall = { call, scope in
      guard let name = call.receiver?.ownProperty, call.calledName.map(Self.appending.contains) ?? false,
        let first = call.arguments.first, first.label == nil, scope.local(name) == nil
      else { return }
      added[name, default: []].append((first.value, scope))
    }
    let properties = owner.allVariables.flatMap { [$0.name, "_\($0.name)"] }
    let names = Set(properties.map(Mentions.Word.assigned)).union(Self.appending)
    for function in owner.allFunctions {
      guard let code = function.declaration.code, code.mentions.words.contains(where: names.contains),
        let body = function.body
      else { continue }
      let context = CodeContext(file: function.file, owner: owner, function: function)
      walk.statements(body, BodyWalk.scope(of: function.declaration, context))
    }
    assigned[owner.name] = found
    appended[owner.name] = added
  }

  /// Methods that add an element to an array, in Swift and Objective-C.
  static let appending: Set<String> = ["append", "insert", "addObject", "insertObject"]
}

// MARK: - Recursion

/// Without the attributes, each of these functions is part of all its callers, which are many.
extension Resolver {
  /// Performs an action unless the recursion is too deep.
  @inline(never)
  func limitingDepth<Value>(_ fallback: Value, _ action: () -> Value) -> Value {
    guard recursion.descend() else { return fallback }
    defer { recursion.ascend() }
    return action()
  }

  /// Returns the screens of a function; they are cached unless an evaluation that was already in progress left some out.
  @inline(never)
  func once(_ function: FunctionSymbol, _ action: () -> Outcome) -> Outcome {
    if objects.isEmpty, let known = outcomes[function] { return known }
    let (outcome, isComplete) = evaluate(.function(function), Outcome(), action)
    if isComplete, objects.isEmpty { outcomes[function] = outcome }
    return outcome
  }

  /// Performs an action inside a function evaluated with a caller's arguments.
  func inline(_ function: FunctionSymbol, _ action: () -> Outcome) -> Outcome {
    evaluate(.function(function), Outcome(), action).value
  }

  /// Performs an action that looks for the calls which create a function's results.
  func onceMakers(_ function: FunctionSymbol, _ action: () -> [Maker]) -> [Maker] {
    evaluate(.makers(function), [], action).value
  }

  /// Returns the elements of the list that a function returns, cached like its screens.
  func onceElements(
    _ function: FunctionSymbol, _ action: () -> [(value: Expression, scope: Scope)]
  ) -> [(value: Expression, scope: Scope)] {
    if objects.isEmpty, let known = lists[function] { return known }
    let (elements, isComplete) = evaluate(.elements(function), [], action)
    if isComplete, objects.isEmpty { lists[function] = elements }
    return elements
  }

  /// Returns the views of a function, cached like its screens.
  @inline(never)
  func onceViews(_ function: FunctionSymbol, _ action: () -> Outcome) -> Outcome {
    if !looksIntoChoosers, let known = viewOutcomes[function] { return known }
    let (outcome, isComplete) = evaluate(.function(function), Outcome(), action)
    if isComplete, looksIntoBuilders, !looksIntoChoosers { viewOutcomes[function] = outcome }
    return outcome
  }

  @inline(never)
  func once<Value>(_ variable: VariableSymbol, _ fallback: Value, _ action: () -> Value) -> Value {
    evaluate(.variable(variable), fallback, action).value
  }

  @inline(never)
  func once<Value>(_ local: Local, _ fallback: Value, _ action: () -> Value) -> Value {
    evaluate(.local(ObjectIdentifier(local)), fallback, action).value
  }

  /// Guards the resolution of a local's type, which may be requested while its values are being resolved.
  @inline(never)
  func onceTyped(_ local: Local, _ action: () -> TypeRef?) -> TypeRef? {
    evaluate(.localType(ObjectIdentifier(local)), nil, action).value
  }

  /// Evaluates a symbol unless its evaluation is in progress.
  /// - Returns: The value, and whether it is the same wherever the evaluation is requested.
  private func evaluate<Value>(
    _ symbol: Recursion.Symbol, _ fallback: Value, _ action: () -> Value
  ) -> (value: Value, isComplete: Bool) {
    guard let entry = recursion.enter(symbol) else { return (fallback, false) }
    let value = limitingDepth(fallback, action)
    return (value, recursion.leave(symbol, entry))
  }
}

// MARK: - Objects

extension Resolver {
  /// Performs an action in the context of an object's code.
  func inside<Value>(_ object: Inside, _ action: () -> Value) -> Value {
    objects.append(object)
    defer { objects.removeLast() }
    return action()
  }

  /// Performs an action in the context in which the current object was created.
  func outside<Value>(_ action: () -> Value) -> Value {
    let inner = objects.popLast()
    defer { if let inner { objects.append(inner) } }
    return action()
  }
}

extension Expression {
  /// The name of a property of `self`: `pages`, `self.pages`.
  var ownProperty: String? {
    switch self {
    case .name(let name, _), .member(.name("self", _)?, let name, _): name
    default: nil
    }
  }
}
