import VCSourceFacts

/// The names of cases in conditions, which also represent strings.
extension CaseGuard {
  /// Returns the case name that represents a string.
  static func name(ofText text: String) -> String { "\"\(text)\"" }

  /// Returns the case name that represents a constant with a string, such as `Route.home.rawValue`, by the names of its members;
  /// `nil` if they denote a case.
  static func nameOfConstant(_ path: [String]) -> String? {
    path.count > 2 && ["rawValue", "identifier"].contains(path.last) ? "\"" + path.joined(separator: ".") : nil
  }

  /// Returns the constant that a case name represents.
  static func constant(_ name: String) -> Expression? {
    guard name.hasPrefix("\""), !name.hasSuffix("\"") else { return nil }
    let path = name.dropFirst().split(separator: ".").map(String.init)
    let origin = SourcePosition(line: 0, column: 0)
    return path.dropFirst().reduce(path.first.map { .name($0, origin) }) { base, name in
      base.map { .member($0, name, origin) }
    }
  }
}

extension Call {
  /// The subject and case name of a comparison such as `way == .modal`; any call of the operator's name would match.
  var comparedCase: (subject: Expression, name: String)? {
    guard case .name("==", _) = callee, arguments.count == 2 else { return nil }
    if case .literal("nil") = arguments[1].value { return (arguments[0].value, CaseGuard.none) }
    return arguments[1].value.comparedName.map { (arguments[0].value, $0) }
  }
}

extension Pattern {
  /// The enum case that the pattern matches.
  var caseName: String? {
    switch self {
    case .enumCase(let type, let name, let inner):
      // `.some(.detail)`
      if name == "some", let first = inner.first { return first.caseName }
      let path = (type.map { $0.name.split(separator: ".").map(String.init) } ?? []) + [name]
      return CaseGuard.nameOfConstant(path) ?? name
    case .value(.literal(let text)): return text == "true" || text == "false" ? text : nil
    case .value(let value): return value.comparedName
    case .type(let inner?, _): return inner.caseName
    default: return nil
    }
  }
}

extension Expression {
  /// The name that represents a value with which another one is compared: an enum case, a string, or a constant with one.
  fileprivate var comparedName: String? {
    switch self {
    case .text(let text): return CaseGuard.name(ofText: text)
    case .member(_, let name, _):
      return namesOfMembers.flatMap(CaseGuard.nameOfConstant) ?? name
    default: return nil
    }
  }

  /// The names in a chain of members: `Route`, `home` and `rawValue` in `Route.home.rawValue`.
  var namesOfMembers: [String]? {
    switch self {
    case .name(let name, _): [name]
    case .member(let base?, let name, _): base.namesOfMembers.map { $0 + [name] }
    default: nil
    }
  }
}
