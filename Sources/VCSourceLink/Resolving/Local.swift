import VCSourceFacts

/// A local variable, a parameter, or a local function.
final class Local {
  /// The origin of a local.
  enum Source {
    case variable
    /// A parameter of the enclosing function.
    case parameter(Int)
    /// A parameter of a closure that is an argument of a call.
    case closureParameter(Int, argument: Int, of: Call, Scope)
    /// A parameter of a closure that is assigned to something.
    case keptClosureParameter(Int, target: Expression, Scope)
    /// A tuple element, by position.
    case part(Int)
    /// An associated value of an enum case, by case name and position.
    case carried(by: String, Int, of: Expression, Scope)
    /// The value assigned to a property, in its setter or observer.
    case newValue(VariableSymbol)
    /// A parameter of a local function or closure, by position.
    case localParameter(Int, of: LocalFunction)
    /// A parameter of a nested function, or of one that is evaluated with a call's arguments.
    case inside
    /// The elements of a sequence.
    case element
  }

  var source: Source
  var type: TypeName?
  var values: [(value: Expression, scope: Scope)]
  var function: FunctionDeclaration?
  /// The values assigned to its members, such as `modalPresentationStyle`.
  var settings: [String: Expression] = [:]
  /// The conditions on parameters under which they are assigned.
  var conditions: [String: Set<CaseGuard>] = [:]
  /// The calls that receive it as a plain argument, by position, in order.
  var passes: [(call: Call, argument: Int, scope: Scope)] = []

  init(_ source: Source = .variable, type: TypeName? = nil, values: [(value: Expression, scope: Scope)] = []) {
    self.source = source
    self.type = type
    self.values = values
  }

  /// Adds a value that is assigned after the declaration.
  func assign(_ value: (value: Expression, scope: Scope), _ changes: LocalChanges) {
    values.append(value)
    changes.locals.append(self)
  }

  /// Returns the values that it may have where code refers to it.
  func values(of name: String, at position: SourcePosition, in scope: Scope) -> [(value: Expression, scope: Scope)] {
    scope.overwritten(name, before: position).map { [$0] } ?? values
  }

  /// Returns a local that may be this one or another.
  func joined(with other: Local) -> Local {
    let local = Local(source, type: type ?? other.type, values: values + other.values)
    local.function = function ?? other.function
    local.settings = settings.merging(other.settings) { $1 }
    local.conditions = conditions.merging(other.conditions) { $1 }
    return local
  }
}

/// The locals to which a traversal has assigned values, one entry for each value.
final class LocalChanges {
  var locals: [Local] = []
}

/// A local function, or a closure with a local name, identified by its definition.
struct LocalFunction: Hashable {
  let local: Local

  static func == (left: LocalFunction, right: LocalFunction) -> Bool { left.local === right.local }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(local)) }
}
