import VCSourceFacts

/// Where code stands: its file, the type around it and its function.
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

/// The local names at a place, and what they stand for.
///
/// A reference: an assignment further inside is known to everyone who sees the name.
final class Scope {
  let parent: Scope?
  let context: CodeContext
  /// What a person touches for the code here to run.
  var trigger: String?
  /// What a list around this place selects.
  var selection: Expression?
  /// What must hold of parameters for the code here to run.
  var guards: Set<CaseGuard> = []
  /// How many closures stand around this place that somebody calls later.
  var deferral = 0
  private var locals: [String: Local] = [:]
  /// What the code right here has assigned to properties of the object itself, in order.
  private var assigned: [String: [(value: Expression, position: SourcePosition)]] = [:]

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
    deferral = parent.deferral
  }

  /// What a name stands for here; `nil` for a name from outside the function.
  func local(_ name: String) -> Local? {
    var scope: Scope? = self
    while let here = scope {
      if let found = here.locals[name] { return found }
      scope = here.parent
    }
    return nil
  }

  func define(_ name: String, _ local: Local) { locals[name] = local }

  /// Takes over what the scopes between this one and an inner one declare and assign.
  /// - Parameter names: What was taken over from elsewhere: such a local may be the one or the other.
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

  /// Notes an assignment to a property of the object itself.
  func assign(_ value: Expression, to name: String, at position: SourcePosition) {
    if case .literal("nil") = value { return }
    assigned[name.withoutUnderscore, default: []].append((value, position))
  }

  /// What a property has for sure been assigned last before a place here.
  func assigned(_ name: String, before position: SourcePosition) -> (value: Expression, scope: Scope)? {
    let name = name.withoutUnderscore
    var scope: Scope? = self
    while let here = scope {
      if let last = here.assigned[name]?.last(where: { $0.position < position }) { return (last.value, here) }
      scope = here.parent
    }
    return nil
  }

  func hasOwn(_ name: String) -> Bool { locals[name] != nil }
}

/// A local variable, a parameter, or a function inside a function.
final class Local {
  /// What else than a value it can be.
  enum Source {
    case variable
    /// Of the function around.
    case parameter(Int)
    /// Of a closure that is an argument of a call.
    case closureParameter(Int, argument: Int, of: Call, Scope)
    /// Of a closure that is assigned to something.
    case keptClosureParameter(Int, target: Expression, Scope)
    /// A part of a tuple, by its position.
    case part(Int)
    /// A value that a case of an enum carries, by the case's name and its position.
    case carried(by: String, Int, of: Expression, Scope)
    /// What is assigned to a property, in its setter or observer.
    case newValue(VariableSymbol)
    /// A parameter of a function, or of a closure, that has a local name, by its position.
    case localParameter(Int, of: LocalFunction)
    /// A parameter of a function inside a function, or of one that a call is put into.
    case inside
    /// The elements of a sequence, one after the other.
    case element
  }

  var source: Source
  var type: TypeName?
  var values: [(value: Expression, scope: Scope)]
  var function: FunctionDeclaration?
  /// What is set on its members: `modalPresentationStyle` and so on.
  var settings: [String: Expression] = [:]

  init(_ source: Source = .variable, type: TypeName? = nil, values: [(value: Expression, scope: Scope)] = []) {
    self.source = source
    self.type = type
    self.values = values
  }

  /// A local that may be this one or another.
  func joined(with other: Local) -> Local {
    let local = Local(source, type: type ?? other.type, values: values + other.values)
    local.function = function ?? other.function
    local.settings = settings.merging(other.settings) { $1 }
    return local
  }
}

/// A function inside a function, or a closure with a name: a local, told from others by where it is defined.
struct LocalFunction: Hashable {
  let local: Local

  static func == (left: LocalFunction, right: LocalFunction) -> Bool { left.local === right.local }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(local)) }
}

extension String {
  /// The name of the property whose variable Objective-C calls so.
  fileprivate var withoutUnderscore: String { hasPrefix("_") ? String(dropFirst()) : self }
}
