import VCSourceFacts

/// The location of code: its file, enclosing type and function.
final class CodeContext {
  let file: Int
  let owner: TypeSymbol?
  let function: FunctionSymbol?
  let variable: VariableSymbol?

  init(file: Int, owner: TypeSymbol?, function: FunctionSymbol? = nil, variable: VariableSymbol? = nil) {
    self.file = file
    self.owner = owner
    self.function = function
    self.variable = variable
  }
}

extension CodeContext {
  /// The generic parameters of the function and of the enclosing type.
  var generics: [GenericParameter] { (function?.declaration.generics ?? []) + (owner?.generics(in: file) ?? []) }
}

extension FunctionSymbol {
  var context: CodeContext { CodeContext(file: file, owner: owner, function: self) }

  /// The scope of the body, with the parameters.
  var bodyScope: Scope { BodyWalk.scope(of: declaration, context) }
}

extension VariableSymbol {
  var context: CodeContext { CodeContext(file: file, owner: owner, variable: self) }

  /// The scope of the value and the accessors.
  var scope: Scope { Scope(context) }
}

/// The local names in scope.
///
/// It is a class, so that an assignment in an inner scope is visible everywhere the name is in scope.
final class Scope {
  let parent: Scope?
  let context: CodeContext
  /// The control that triggers the code.
  var trigger: String?
  /// The selection binding of an enclosing list.
  var selection: Expression?
  /// The conditions on parameters under which the code runs.
  var guards: Set<CaseGuard> = []
  /// The conditions on locals under which the code runs.
  var localClasses: [LocalClass] = []
  /// The number of enclosing closures that are called later.
  var deferral = 0
  /// The holder of the closure around the code, if it is called later.
  var closureRecipient: ClosureRecipient?
  /// The actions to which the code responds, each with the cases of its nested enums: `["list", "tapped"]`.
  var actions: [[String]] = []
  private var locals: [String: Local] = [:]
  /// The values that code in this scope has assigned to members of properties of `self`: `picker.modalPresentationStyle`.
  private var settings: [String: [String: Expression]] = [:]
  /// The values that code in this scope has assigned to properties of `self`, in order.
  private var assigned: [String: [(value: Expression, position: SourcePosition)]] = [:]
  /// The values that code in this scope, and in scopes inside it, has assigned to locals of outer scopes, in order.
  private var overwritten: [String: [(value: Expression?, position: SourcePosition)]] = [:]

  /// The holder of a closure that is called later, with the scope around the closure.
  enum ClosureRecipient {
    /// A property to which the closure is assigned.
    case target(Expression, Scope)
    /// A local variable.
    case local(LocalFunction, Scope)
    /// A call that receives the closure as an argument, by position.
    case argument(Int, of: Call, Scope)
    /// The callers of the function that returns the closure.
    case result(of: FunctionSymbol)
  }

  /// Returns the holder of a closure that code in this scope assigns to a target.
  func closureRecipient(of target: Expression) -> ClosureRecipient {
    guard case .name(let name, _) = target, let local = local(name) else { return .target(target, self) }
    return .local(LocalFunction(local: local), self)
  }

  init(_ context: CodeContext) {
    parent = nil
    self.context = context
  }

  init(in parent: Scope) {
    self.parent = parent
    context = parent.context
    trigger = parent.trigger
    selection = parent.selection
    guards = parent.guards
    localClasses = parent.localClasses
    deferral = parent.deferral
    closureRecipient = parent.closureRecipient
    actions = parent.actions
  }

  /// Returns the local with a name; `nil` for a name from outside the function.
  func local(_ name: String) -> Local? {
    var scope: Scope? = self
    while let here = scope {
      if let found = here.locals[name] { return found }
      scope = here.parent
    }
    return nil
  }

  func define(_ name: String, _ local: Local) { locals[name] = local }

  /// Returns the scope after a declaration in a view builder: `let route = Route.detail`.
  func binding(_ binding: Binding) -> Scope {
    guard case .name(let name) = binding.pattern else { return self }
    let inner = Scope(in: self)
    inner.define(name, Local(type: binding.type, values: binding.value.map { [($0, self)] } ?? []))
    return inner
  }

  /// Copies the declarations and assignments of the scopes between this one and an inner one.
  /// - Parameter names: The names copied from alternative scopes before; such a local may be any of them.
  func adopt(from inner: Scope, besides names: inout Set<String>) {
    var own: Set<String> = []
    var scope: Scope? = inner
    while let here = scope, here !== self {
      for (name, local) in here.locals where own.insert(name).inserted {
        locals[name] = names.contains(name) ? locals[name]?.joined(with: local) : local
      }
      for (name, values) in here.assigned { assigned[name, default: []] += values }
      scope = here.parent
    }
    names.formUnion(own)
  }

  /// Records an assignment to a property of `self`.
  func assign(_ value: Expression, to name: String, at position: SourcePosition) {
    if case .literal("nil") = value { return }
    assigned[name.withoutUnderscore, default: []].append((value, position))
  }

  /// Returns the last value that is certain to have been assigned to a property before a position.
  func assigned(_ name: String, before position: SourcePosition) -> (value: Expression, scope: Scope)? {
    let name = name.withoutUnderscore
    var scope: Scope? = self
    while let here = scope {
      if let last = here.assigned[name]?.last(where: { $0.position < position }) { return (last.value, here) }
      scope = here.parent
    }
    return nil
  }

  /// Records an assignment to a local.
  func overwrite(_ name: String, with value: Expression, at position: SourcePosition) {
    var scope: Scope? = self
    while let here = scope, here.locals[name] == nil {
      here.overwritten[name, default: []].append((here === self ? value : nil, position))
      scope = here.parent
    }
  }

  /// Returns the last value that code in this branch has assigned to a local of an outer scope before a position; `nil` if the
  /// local may have another value there.
  func overwritten(_ name: String, before position: SourcePosition) -> (value: Expression, scope: Scope)? {
    var scope: Scope? = self
    while let here = scope, here.locals[name] == nil {
      if let last = here.overwritten[name]?.last(where: { $0.position < position }) {
        return last.value.map { ($0, here) }
      }
      scope = here.parent
    }
    return nil
  }

  /// Records an assignment to a member of a property of `self`.
  func set(_ member: String, of name: String, to value: Expression) {
    settings[name.withoutUnderscore, default: [:]][member] = value
  }

  /// Returns the value that code in this scope or around it has assigned to a member of a property.
  func setting(_ member: String, of name: String) -> Expression? {
    settings[name.withoutUnderscore]?[member] ?? parent?.setting(member, of: name)
  }
}

extension Scope {
  /// Returns whether a name in this code means a parameter of a function, by position.
  func refersToParameter(_ name: String, _ place: Int, of function: FunctionSymbol) -> Bool {
    guard context.function == function, case .parameter(place)? = local(name)?.source else { return false }
    return true
  }
}

extension String {
  /// The property name for the name of an Objective-C instance variable.
  var withoutUnderscore: String { hasPrefix("_") ? String(dropFirst()) : self }
}
