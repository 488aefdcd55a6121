import VCModel
import VCSourceFacts

/// `performSegue(withIdentifier: "showDetail", sender: self)`: what the storyboard says happens.
enum SegueCall: CallDetector {
  static let names: Set<String> = ["performSegue", "performSegueWithIdentifier"]

  static func findings(_ sight: Sight) -> [Finding] {
    let call = sight.call
    guard !sight.isOfTheApp,
      let argument = call.argument("withIdentifier") ?? call.firstPlain
    else { return [] }
    let asker = sight.asker
    var classes: [String] = []
    switch asker {
    case .own: classes = sight.owner.map { Self.classes(of: $0.name, sight.index) } ?? []
    case .screen(let screen): classes = screen.className.map { Self.classes(of: $0, sight.index) } ?? []
    case .parameter, .nobody, .unknown: break
    }
    let identifiers: [String]
    if let text = sight.resolver.text(of: argument, sight.scope) {
      identifiers = [text]
    } else if case .choice(let parts) = argument {
      identifiers = parts.compactMap { sight.resolver.text(of: $0, sight.scope) }
    } else {
      identifiers = []
    }
    var findings: [Finding] = []
    for identifier in identifiers {
      let segue =
        sight.linker.storyboards.segue(identifier, from: classes)
        ?? (classes.isEmpty ? sight.linker.storyboards.segue(identifier) : nil)
      var finding = Finding(.show, by: asker, to: Outcome(), at: call.position, in: sight.scope)
      finding.identifier = identifier
      if let segue {
        finding.relation = segue.link.transition.relation
        finding.style = segue.link.transition.style
        finding.transition = segue.link.transition.transition
        finding.column = segue.link.transition.column
        if let target = segue.target { finding.outcome.things = [Thing(target, .segueIdentifier)] }
        if finding.relation == .unwind { continue }
      }
      findings.append(finding)
    }
    if identifiers.isEmpty {
      findings.append(Finding(.show, by: asker, to: Outcome(), at: call.position, in: sight.scope))
    }
    return findings
  }

  /// The names by which storyboards may know a class, its ancestors and its descendants.
  private static func classes(of name: String, _ index: SymbolIndex) -> [String] {
    var names: [String] = []
    func add(_ name: String) {
      names.append(lastPart(of: name))
      if let runtime = index.symbol(name)?.runtimeName { names.append(runtime) }
    }
    for name in index.line(of: name) { add(name) }
    for heir in index.inheritors(of: name) { add(heir.name) }
    return names
  }
}
