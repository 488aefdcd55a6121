public import VCDiagnostics
public import VCModel

extension NavigationMap {
  /// The controller that somebody means by a name: its identifier, class, title or storyboard identifier, or its class
  /// without `ViewController`, in this order; letter case counts least.
  /// - Throws: `unknown-controller` with what was probably meant, or `ambiguous-controller` with all that fit.
  public func controller(named name: String) throws(DiagnosticError) -> MapController {
    let wanted = name.lowercased()
    let rules: [(MapController) -> Bool] = [
      { $0.id == name }, { $0.className == name }, { $0.title == name }, { $0.identifier == name },
      { $0.id.lowercased() == wanted || $0.className?.lowercased() == wanted || $0.title?.lowercased() == wanted },
      { $0.identifier?.lowercased() == wanted || $0.screenName?.lowercased() == wanted },
    ]
    for rule in rules {
      let found = controllers.filter(rule)
      if found.count == 1 { return found[0] }
      if found.count > 1 { throw DiagnosticError([.ambiguous(name, found.map(\.id))]) }
    }
    let names = controllers.flatMap {
      [$0.id, $0.className, $0.title, $0.identifier, $0.screenName].compactMap(\.self)
    }
    throw DiagnosticError([.unknown(name, NearestName.suggestion(for: name, among: names))])
  }
}

extension MapController {
  /// The class without the words that all classes of controllers end in: `Photos` for `PhotosViewController`.
  fileprivate var screenName: String? {
    guard let className else { return nil }
    let ending = ["ViewController", "Controller", "VC"].first { className.hasSuffix($0) && className != $0 }
    return ending.map { String(className.dropLast($0.count)) }
  }
}

extension Diagnostic {
  fileprivate static func unknown(_ name: String, _ suggestion: String?) -> Diagnostic {
    Diagnostic(
      code: "unknown-controller", severity: .error, message: "the map has no controller '\(name)'",
      suggestion: suggestion.map { "did you mean '\($0)'" })
  }

  fileprivate static func ambiguous(_ name: String, _ ids: [String]) -> Diagnostic {
    let shown = ids.prefix(10).map { "'\($0)'" }.joined(separator: ", ")
    return Diagnostic(
      code: "ambiguous-controller", severity: .error,
      message: "'\(name)' may be \(shown)\(ids.count > 10 ? " and \(ids.count - 10) more" : "")",
      suggestion: "use one of these identifiers")
  }
}
