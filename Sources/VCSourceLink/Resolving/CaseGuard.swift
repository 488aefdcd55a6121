import VCSourceFacts

/// The subject of a `switch` or an `if`: a parameter, or the value whose code it is.
struct GuardSubject: Hashable {
  enum Code: Hashable {
    case function(FunctionSymbol)
    case variable(VariableSymbol)
    /// A closure that receives the values of a stream.
    case closure(StreamClosure)
    /// All code of the object with a property, which the object receives when it is created.
    case object(VariableSymbol)
    /// The code of a class, whose object may be of a subclass.
    case itself(TypeSymbol)
  }

  var code: Code
  /// The parameter's position; `nil` for the value itself.
  var parameter: Int?

  /// Whether it is a property of the code's object.
  var isOfObject: Bool { if case .object = code { true } else { false } }
}

/// A condition under which code runs: a value is one of some enum cases, or none of them.
///
/// Flags are values with the cases `true` and `false`. Strings are represented by cases in quotation marks, and constants with
/// strings by cases that begin with one.
struct CaseGuard: Hashable {
  /// The kind of condition.
  enum Question: Hashable {
    case whichCase
    /// The value's class.
    case whichClass
    /// The result of the value's property with this name: `scene.isModal`, `switch route.presentation { … }`.
    case property(String)
  }

  var guardSubject: GuardSubject
  var question = Question.whichCase
  var names: Set<String>
  /// Whether the value must be none of the cases.
  var isOther = false
  /// Whether the condition comes from a called function, so that the screen is determined where the value is written.
  var isPassedOn = false

  /// Whether a value that may or may not satisfy the condition counts as one that does not.
  var isRequired = false

  /// The negated condition.
  var opposite: CaseGuard {
    var opposite = self
    opposite.isOther.toggle()
    return opposite
  }

  func allows(_ name: String) -> Bool { names.contains(name) != isOther }

  /// Whether the condition compares strings only.
  var isAboutTexts: Bool { !names.isEmpty && names.allSatisfy { $0.hasPrefix("\"") } }

  /// Whether the condition is about a flag.
  var isAboutFlag: Bool { question == .whichCase && !names.isEmpty && names.isSubset(of: ["true", "false"]) }

  /// The case of an optional without a value.
  static let none = "none"

  /// Whether the condition is about an optional's having a value.
  var isAboutNone: Bool { question == .whichCase && names == [Self.none] }

  /// Returns whether a single value can satisfy both conditions.
  func agrees(with other: CaseGuard) -> Bool {
    guard guardSubject == other.guardSubject, question == other.question, question != .whichClass else { return true }
    switch (isOther, other.isOther) {
    case (false, false): return !names.isDisjoint(with: other.names)
    case (false, true): return !names.isSubset(of: other.names)
    case (true, false): return !other.names.isSubset(of: names)
    case (true, true): return true
    }
  }
}

extension CodeContext {
  /// The code whose conditions may depend on a parameter or on the value itself.
  var code: GuardSubject.Code? {
    function.map(GuardSubject.Code.function) ?? variable.map(GuardSubject.Code.variable)
  }
}

extension Scope {
  /// Returns the parameter that an expression denotes, also through an alias, or the value itself.
  func guardSubject(_ expression: Expression, depth: Int = 0) -> GuardSubject? {
    // `guard let route = route as? Route`
    if case .cast(let inner, _) = expression { return guardSubject(inner, depth: depth + 1) }
    guard depth < LinkLimits.aliasesOfLocal, case .name(let name, _) = expression, let code = context.code else {
      return nil
    }
    guard let local = local(name) else {
      return name == "self" && context.owner?.kind == .enum ? GuardSubject(code: code) : nil
    }
    // `guard let sender = sender`
    if case .variable = local.source, local.values.count == 1, local.function == nil {
      return local.values[0].scope.guardSubject(local.values[0].value, depth: depth + 1)
    }
    guard case .parameter(let place) = local.source, context.function != nil else { return nil }
    return GuardSubject(code: code, parameter: place)
  }

  /// Returns the parameter that an expression denotes, including one of whose elements it is, and that of a closure that
  /// receives the values of a stream.
  private func asked(_ expression: Expression) -> GuardSubject? {
    guardSubject(expression) ?? list(ofElement: expression) ?? streamed(expression)
  }

  /// Returns the parameter whose elements a loop enumerates: `for way in ways { switch way { … } }`.
  private func list(ofElement expression: Expression) -> GuardSubject? {
    guard case .name(let name, _) = expression, let local = local(name) else { return nil }
    switch local.source {
    case .element where local.values.count == 1:
      return local.values[0].scope.guardSubject(local.values[0].value)
    case .closureParameter(0, _, of: let call, let outer)
    where call.calledName.map(Resolver.listCalls.contains) ?? false:
      return call.receiver.flatMap { outer.guardSubject($0) }
    default: return nil
    }
  }

  /// Returns the value that an expression denotes, itself or by one of its properties: `route`, `route.presentation`.
  private func askedPart(_ expression: Expression) -> (guardSubject: GuardSubject, question: CaseGuard.Question)? {
    if let whole = asked(expression) ?? keptProperty(expression) { return (whole, .whichCase) }
    switch expression {
    case .member(let base?, let name, _): return guardSubject(base).map { ($0, .property(name)) }
    case .name(let name, let position):
      guard local(name) == nil, context.owner?.variables[name] != nil else { return nil }
      return guardSubject(.name("self", position)).map { ($0, .property(name)) }
    default: return nil
    }
  }

  /// Returns the guard for a condition, if it depends on one value only.
  func caseGuard(_ condition: Condition) -> CaseGuard? {
    switch condition {
    // `if screen is UINavigationController`
    case .match(.type(nil, let type), let subject): return classGuard(type, subject)
    case .match(let pattern, let subject):
      guard let (guardSubject, question) = askedPart(subject), let name = pattern.caseName else { return nil }
      return CaseGuard(guardSubject: guardSubject, question: question, names: [name])
    // `if !isModal`
    case .expression(.call(let call)) where call.negated != nil:
      return call.negated.flatMap { caseGuard(.expression($0))?.opposite }
    // `if screen is Detail || screen is Help`
    case .expression(.call(let call)) where call.disjuncts != nil: return anyOf(call.disjuncts ?? [])
    // `if way == .modal`
    case .expression(.call(let call)) where call.comparedCase != nil:
      guard let (subject, name) = call.comparedCase, let (guardSubject, question) = askedPart(subject),
        name != CaseGuard.none || question == .whichCase
      else { return nil }
      return CaseGuard(guardSubject: guardSubject, question: question, names: [name])
    // `if ([name isEqualToString:@"detail"])`
    case .expression(.call(let call)) where call.comparedText != nil:
      guard let (subject, text) = call.comparedText, let guardSubject = asked(subject) else { return nil }
      return CaseGuard(guardSubject: guardSubject, names: [CaseGuard.name(ofText: text)])
    // `if scene.isModal`
    case .expression(.member(let subject?, let name, _)):
      return guardSubject(subject).map { CaseGuard(guardSubject: $0, question: .property(name), names: ["true"]) }
    // `screen.isKind(of: UINavigationController.self)`
    case .expression(.call(let call)): return call.askedClass.flatMap { classGuard($0.type, $0.subject) }
    case .expression(let flag):
      guard let guardSubject = guardSubject(flag) ?? keptProperty(flag),
        guardSubject.parameter != nil || guardSubject.isOfObject
      else { return nil }
      return CaseGuard(guardSubject: guardSubject, names: ["true"])
    // `if let stack = sender as? UINavigationController`, `if let presenter`
    case .binding(let binding):
      if case .cast(let subject, let type)? = binding.value { return classGuard(type, subject) }
      guard let guardSubject = (binding.value ?? binding.ownName).flatMap({ guardSubject($0) }),
        guardSubject.parameter != nil
      else { return nil }
      return CaseGuard(guardSubject: guardSubject, names: [CaseGuard.none], isOther: true)
    case .availability: return nil
    }
  }

  /// Returns the guard for alternative conditions, if all of them are about the same value.
  private func anyOf(_ conditions: [Expression]) -> CaseGuard? {
    let guards = conditions.map { caseGuard(.expression($0)) }
    guard var all = guards.first ?? nil else { return nil }
    for one in guards {
      guard let one, one.guardSubject == all.guardSubject, one.question == all.question, !one.isOther else {
        return nil
      }
      all.names.formUnion(one.names)
    }
    return all
  }

  /// Returns the guard for a case of a `switch`.
  func caseGuard(_ one: SelectionCase, of cases: [SelectionCase], _ subject: Expression) -> CaseGuard? {
    if let caseGuard = classGuard(one, subject) { return caseGuard }
    guard let (guardSubject, question) = askedPart(subject) else { return nil }
    if !one.patterns.isEmpty {
      return names(one).map { CaseGuard(guardSubject: guardSubject, question: question, names: $0) }
    }
    let others = cases.filter { !$0.patterns.isEmpty }.map(names)
    guard !others.contains(nil) else { return nil }
    return CaseGuard(
      guardSubject: guardSubject, question: question, names: others.reduce(into: []) { $0.formUnion($1 ?? []) },
      isOther: true)
  }

  private func names(_ one: SelectionCase) -> Set<String>? {
    let names = one.patterns.map(\.caseName)
    return names.contains(nil) ? nil : Set(names.compactMap(\.self))
  }

  func demand(_ caseGuard: CaseGuard?) { if let caseGuard { guards.insert(caseGuard) } }

  /// Returns the values of a choice, each in a scope where its condition holds: `isModal ? wrapped : detail`.
  func alternatives(_ parts: [Expression], when condition: Expression?) -> [(value: Expression, scope: Scope)] {
    guard parts.count == 2, let condition, let caseGuard = caseGuard(.expression(condition)) else {
      return parts.map { ($0, self) }
    }
    return zip(parts, [caseGuard, caseGuard.opposite]).map { part, caseGuard in
      let inner = Scope(in: self)
      inner.demand(caseGuard)
      return (part, inner)
    }
  }
}

extension Call {
  /// The subject and the class of a question: `screen.isKind(of: Detail.self)`.
  var askedClass: (subject: Expression, type: TypeName)? {
    guard ["isKind", "isKindOfClass"].contains(calledName), let receiver,
      case .metatype(let type)? = arguments.first?.value
    else { return nil }
    return (receiver, type)
  }

  /// The subject and string of a comparison.
  fileprivate var comparedText: (subject: Expression, text: String)? {
    guard calledName == "isEqualToString", let receiver, case .text(let text)? = firstPlain else { return nil }
    return (receiver, text)
  }
}

extension Binding {
  /// The name itself, as a variable of the code around the binding.
  fileprivate var ownName: Expression? {
    if case .name(let name) = pattern { .name(name, position) } else { nil }
  }
}
