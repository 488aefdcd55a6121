/// A map as tables: its screens, the transitions to and from each, and the findings.
public struct MapInspection: Sendable {
  private let map: NavigationMap
  private let findings: [Diagnostic]
  private let transitionsByTarget: [String?: [MapTransition]]
  private let transitionsBySource: [String?: [MapTransition]]
  /// The positions of findings, by the controllers and by the locations that they refer to.
  private let findingsByController: [String?: [Int]]
  private let findingsByPlace: [SourceLocation?: [Int]]

  /// - Parameters:
  ///   - map: The map that is inspected.
  ///   - importDiagnostics: The diagnostics from reading the input.
  public init(_ map: NavigationMap, importDiagnostics: [Diagnostic] = []) {
    self.map = map
    let findings = importDiagnostics + NavigationLint.check(map)
    self.findings = findings
    transitionsByTarget = Dictionary(grouping: map.transitions, by: \.target)
    transitionsBySource = Dictionary(grouping: map.transitions, by: \.source)
    findingsByController = Dictionary(grouping: findings.indices, by: { findings[$0].controller })
    findingsByPlace = Dictionary(grouping: findings.indices, by: { findings[$0].location })
  }

  private func transitions(into id: String) -> [MapTransition] { transitionsByTarget[id] ?? [] }

  private func transitions(outOf id: String) -> [MapTransition] { transitionsBySource[id] ?? [] }

  /// Returns the findings about a controller, or about a location of it or of one of its transitions.
  private func findings(about controller: MapController) -> [Diagnostic] {
    let places = Set((controller.origins + transitions(outOf: controller.id).map(\.origin)).map(\.location))
    let positions = places.flatMap { findingsByPlace[$0] ?? [] } + (findingsByController[controller.id] ?? [])
    return Set(positions).sorted().map { findings[$0] }
  }
}

// MARK: - As tables

extension MapInspection {
  /// All screens, with the number of transitions to and from each.
  public var text: String {
    var table = TextTable("controller", "kind", "title", "identifier", "entry", "incoming", "outgoing", "findings")
    for controller in map.controllers {
      table.rows.append([
        controller.id, controller.kind.rawValue, controller.title ?? "–", controller.identifier ?? "–",
        isEntry(controller) ? "yes" : "–", "\(transitions(into: controller.id).count(where: { $0.source != nil }))",
        "\(transitions(outOf: controller.id).count)", "\(findings(about: controller).count)",
      ])
    }
    return table.text
  }

  /// Returns one screen: its properties, the transitions to and from it, and its findings.
  public func text(of controller: MapController) -> String {
    var table = TextTable(controller.id, controller.className ?? controller.kind.rawValue)
    let facts: [(String, String?)] = [
      ("title", controller.title), ("kind", controller.kind.rawValue), ("storyboard", controller.storyboard),
      ("identifier", controller.identifier), ("entry", isEntry(controller) ? "yes" : nil), ("note", controller.note),
      ("unwind actions", controller.unwindActions.isEmpty ? nil : controller.unwindActions.joined(separator: ", ")),
      ("declared at", controller.origins.map(\.location.description).joined(separator: ", ")),
    ]
    for case (let name, let value?) in facts where !value.isEmpty { table.rows.append([name, value]) }
    let sections = [
      table.text, section("incoming", transitions(into: controller.id)) { $0.source ?? "–" },
      section("outgoing", transitions(outOf: controller.id)) { $0.target ?? "unknown" },
      findings(about: controller).isEmpty
        ? ""
        : "findings:\n"
          + findings(about: controller).map { "- \($0.severity.rawValue): \($0.message) [\($0.code)]\n" }.joined(),
    ]
    return sections.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private func section(_ title: String, _ transitions: [MapTransition], _ end: (MapTransition) -> String) -> String {
    guard !transitions.isEmpty else { return "\(title): none\n" }
    var table = TextTable(title, "relation", "identifier", "trigger", "at")
    for transition in transitions {
      table.rows.append([
        end(transition),
        transition.column.map { "\(transition.relation.rawValue) \($0.rawValue)" } ?? transition.relation.rawValue,
        transition.identifier ?? "–", transition.trigger ?? "–", transition.origin.location.description,
      ])
    }
    return table.text
  }

  private func isEntry(_ controller: MapController) -> Bool {
    controller.isInitial
      || transitions(into: controller.id).contains {
        $0.source == nil && [.initial, .windowRoot].contains($0.relation)
      }
  }
}

// MARK: - As data

extension MapInspection {
  /// All screens with their transitions and findings.
  public var json: JSONValue {
    [
      "controllers": .array(map.controllers.map(json)), "diagnostics": DiagnosticReport(findings).json,
    ]
  }

  /// Returns one screen as data.
  public func json(of controller: MapController) -> JSONValue {
    [
      "id": .string(controller.id), "class": JSONValue(controller.className), "kind": .string(controller.kind.rawValue),
      "title": JSONValue(controller.title), "identifier": JSONValue(controller.identifier),
      "storyboard": JSONValue(controller.storyboard), "entry": .bool(isEntry(controller)),
      "waysIn": .array(transitions(into: controller.id).map(\.inspected)),
      "waysOut": .array(transitions(outOf: controller.id).map(\.inspected)),
      "diagnostics": DiagnosticReport(findings(about: controller)).json,
    ]
  }
}

extension MapTransition {
  fileprivate var inspected: JSONValue {
    .object(
      [
        "source": JSONValue(source), "target": JSONValue(target), "relation": .string(relation.rawValue),
        "identifier": JSONValue(identifier), "trigger": JSONValue(trigger), "evidence": .string(evidence.rawValue),
      ].merging(origin.location.json) { first, _ in first })
  }
}
