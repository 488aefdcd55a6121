public import VCDiagnostics
public import VCModel

extension NavigationMap {
  /// Returns the controller with this identifier, class, title or storyboard identifier, or with this class without
  /// `ViewController`, in this order; an exact match takes precedence over one that ignores case.
  /// - Throws: `unknown-controller` with a suggestion, or `ambiguous-controller` with all matches.
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
      if found.count > 1 { throw DiagnosticError([.ambiguous(name, found)]) }
    }
    let placed = controllers.filter { $0.isMeant(by: name) }
    if placed.count == 1 { return placed[0] }
    if placed.count > 1 { throw DiagnosticError([.ambiguous(name, placed)]) }
    let names = controllers.flatMap {
      [$0.id, $0.className, $0.title, $0.identifier, $0.screenName].compactMap(\.self)
    }
    throw DiagnosticError([.unknown(name, NearestName.suggestion(for: name, among: names))])
  }
}

extension MapController {
  /// Returns whether the controller has this name qualified with a place: `Main#1Sk-sd-Q1S`, a storyboard and the
  /// identifier of a controller in it, or `PhotosViewController@Main`, a class and a storyboard or the path of a file,
  /// optionally with a line.
  fileprivate func isMeant(by name: String) -> Bool {
    if let sign = name.lastIndex(of: "#") {
      let (place, object) = (name[..<sign], name[name.index(after: sign)...])
      let isThere = [storyboard, origins.first?.location.file].contains { $0.map { $0 == place } ?? false }
      return isThere && (identifier == String(object) || origins.contains { $0.object == String(object) })
    }
    guard let sign = name.lastIndex(of: "@") else { return false }
    let (named, place) = (String(name[..<sign]), name[name.index(after: sign)...])
    guard [className, title, identifier, screenName].contains(named) else { return false }
    return storyboard == String(place)
      || origins.contains { origin in
        let words = "\(origin.location.file):\(origin.location.line)"
        return [origin.location.file, words].contains { $0 == place || $0.hasSuffix("/" + place) }
      }
  }

  /// An unambiguous name for messages: its identifier with its location.
  fileprivate var placedName: String {
    guard let place = origins.first?.location else { return "'\(id)'" }
    return "'\(id)' (\(place.file):\(place.line))"
  }

  /// The class name without its controller ending.
  fileprivate var screenName: String? { className.flatMap(withoutControllerEnding) }
}

extension Diagnostic {
  fileprivate static func unknown(_ name: String, _ suggestion: String?) -> Diagnostic {
    Diagnostic(
      code: "unknown-controller", severity: .error, message: "the map has no controller '\(name)'",
      suggestion: suggestion.map { "did you mean '\($0)'?" })
  }

  fileprivate static func ambiguous(_ name: String, _ found: [MapController]) -> Diagnostic {
    let shown = found.prefix(10).map(\.placedName).joined(separator: ", ")
    return Diagnostic(
      code: "ambiguous-controller", severity: .error,
      message: "'\(name)' is ambiguous: \(shown)\(found.count > 10 ? " and \(found.count - 10) more" : "")",
      suggestion: "use one of these identifiers, Storyboard#id, or Class@place")
  }
}
