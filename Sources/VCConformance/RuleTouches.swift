import VCDiagnostics
import VCModel
import VCReplay

// Which rules a scenario really touches: those that its replay gives as reasons and reports, those that what it claims is
// about, and those whose situation it brings about.
extension Scenario {
  /// The numbers of the rules, told by replaying it.
  package func touchedRules() -> Set<Int> {
    var replayer = Replayer(model, options: ReplayOptions(continuesAfterException: true, startsAsDeclared: true))
    var found = Set(replayer.startDiagnostics.compactMap(\.ruleNumber))
    found.formUnion(situation(replayer.hierarchy, nil))
    if !model.scenes.isEmpty { found.insert(181) }
    for operation in operations {
      let before = replayer.hierarchy
      let observed = operation.perform(on: &replayer)
      for (key, _) in operation.expect { found.formUnion(Self.claims[key] ?? []) }
      if operation.verb == "readStyle" { found.insert(47) }
      if operation.verb == "maskQuery" { found.formUnion(Self.orientationRules(model, observed)) }
      guard let record = observed.record else { continue }
      found.formUnion(record.reasons.compactMap(\.ruleNumber) + record.diagnostics.compactMap(\.ruleNumber))
      if record.response.exception != nil || !record.response.log.isEmpty { found.formUnion([44, 45]) }
      found.formUnion(situation(replayer.hierarchy, (record, before)))
    }
    for (key, value) in final { found.formUnion(claimed(key, value)) }
    if !found.isDisjoint(with: [36, 37]) { found.insert(3) }
    return found
  }

  /// What the keys of `expect` are about.
  private static let claims: [String: Set<Int>] = [
    "presenter": [10, 16, 20], "initiator": [10, 16], "resolved": [46, 47], "adapted": [50], "adaptedOf": [50, 53],
    "coversScreen": [49], "removesViews": [48], "transition": [60, 61], "dismissed": [69], "animates": [73],
    "mask": [129, 130], "asked": [131], "calls": [76], "destination": [115], "appearance": [48, 58], "detent": [172],
    "chooser": [61, 178], "log": [43], "logAnyOf": [43],
  ]

  /// What the keys of `final`, and the pointers in it, are about.
  private func claimed(_ key: String, _ value: Located) -> Set<Int> {
    let keys: [String: Set<Int>] = [
      "stack": [7, 83], "children": [4, 7], "selected": [7, 88], "outline": [145, 146, 147, 148, 149], "inWindow": [9],
      "detent": [172], "undimmed": [172], "displayMode": [176], "tabBarPlacement": [175], "bars": [179],
      "barsLeft": [179], "asked": [177], "scenes": [181], "chains": [14], "style": [50],
    ]
    guard key == "pointers", case .mapping(let pairs) = value.value else { return keys[key] ?? [] }
    let names = Set(pairs.compactMap { $0.key.split(separator: ".").last.map(String.init) })
    let pointers: [String: Set<Int>] = [
      "presentedViewController": [12, 15], "presentingViewController": [11, 15], "parent": [2, 4],
      "navigationController": [6], "tabBarController": [6], "splitViewController": [6], "topViewController": [8],
      "visibleViewController": [8], "selectedViewController": [88],
    ]
    var found = names.reduce(into: Set<Int>()) { $0.formUnion(pointers[$1] ?? []) }
    if names.isSuperset(of: ["presentedViewController", "presentingViewController"]) { found.insert(13) }
    // Two arrows in opposite directions, as in the guide's first figure.
    if names.isSuperset(of: ["presentedViewController", "presentingViewController"]) { found.insert(141) }
    if names.contains("presentingViewController"), names.contains("parent") { found.insert(1) }
    return found
  }

  /// The rules about the state of affairs, and about what a step has made of it.
  private func situation(_ hierarchy: Hierarchy, _ step: (record: StepRecord, before: Hierarchy)?) -> Set<Int> {
    var found: Set<Int> = []
    let environment = hierarchy.environment
    if environment.ios < 5 { found.insert(17) }
    if environment.ios < 8, environment.idiom == .phone { found.formUnion([31, 59]) }
    if environment.idiom == .tv { found.insert(57) }
    let edges = hierarchy.presentations
    if edges.count > 1 { found.insert(14) }
    if Set(edges.map { hierarchy.familyTop(of: $0.presenter) }).count < edges.count { found.insert(18) }
    for id in hierarchy.ids { found.formUnion(containment(id, hierarchy)) }
    guard let (record, before) = step else { return found }
    if let edge = record.presentation { found.formUnion(presentation(edge, environment)) }
    if environment.ios >= 5, record.diagnostics.contains(where: { $0.code == "detached-presenter" }) {
      found.insert(32)
    }
    found.formUnion(operation(record, before, hierarchy))
    return found
  }

  private func containment(_ id: ControllerID, _ hierarchy: Hierarchy) -> Set<Int> {
    guard let parent = hierarchy.parent(of: id) else { return [] }
    let (kind, container) = (hierarchy.kind(of: id), hierarchy.kind(of: parent))
    var found: Set<Int> = []
    if kind == .navigation, container == .navigation { found.insert(92) }
    if kind == .split { found.insert(105) }
    guard container == .split else { return found }
    let isColumns = hierarchy.controller(parent)?.splitStyle.isColumnStyle ?? false
    return found.union(isColumns ? [103] : [102])
  }

  private func presentation(_ edge: Presentation, _ environment: DeviceEnvironment) -> Set<Int> {
    var found: Set<Int> = []
    let isAlert = edge.resolvedStyle == .alert || edge.resolvedStyle == .actionSheet
    if edge.initiator != edge.presenter { found.formUnion([16, 143, 144]) }
    if isAlert || edge.resolvedStyle == .popover { found.insert(28) }
    if edge.resolvedStyle == .actionSheet { found.insert(124) }
    if edge.style == .pageSheet || edge.style == .formSheet, environment.ios >= 13 { found.formUnion([56, 59]) }
    if edge.resolvedStyle == .popover { found.formUnion([122, 125]) }
    if case .barButtonItem = edge.anchor?.source { found.insert(127) }
    if edge.resolvedStyle.isContextStyle { found.formUnion([62, 63]) }
    return found
  }

  private func operation(_ record: StepRecord, _ before: Hierarchy, _ after: Hierarchy) -> Set<Int> {
    var found: Set<Int> = []
    switch record.step.operation {
    case .dismiss(let receiver), .beginDismiss(let receiver):
      let above = before.presentedViewController(of: receiver)
      let below = before.presentingViewController(of: receiver)
      if above != nil || below != nil { found.insert(67) }
      if above != nil, below != nil { found.insert(70) }
      if before.familyTop(of: receiver) != receiver { found.insert(71) }
      if above.map({ before.kind(of: $0) == .alert }) ?? false { found.insert(71) }
    case .present(let presented?, let receiver, _, _, _, _):
      found.insert(101)
      if before.controller(presented)?.className?.hasSuffix("UISearchController") ?? false { found.insert(78) }
      if before.isAncestor(presented, of: receiver) { found.insert(35) }
    case .show(let shown, _), .showDetail(let shown, _):
      found.insert(101)
      if record.presentation == nil, before.controller(shown)?.modalPresentationStyle != nil { found.insert(100) }
      if record.presentation != nil { found.insert(94) }
    case .performSegue(let identifier, _):
      let segue = model.segues.first { $0.identifier == identifier }
      if segue?.kind == .presentation { found.insert(121) }
      if segue?.kind == .popoverPresentation { found.formUnion([120, 121]) }
      if segue?.kind == .popover { found.insert(126) }
    case .swiftUI: found.insert(182)
    case .push: found.insert(83)
    case .activateSearch, .cancelSearch: found.formUnion([78, 173])
    case .setColumn(.secondary, let given, let split):
      found.insert(103)
      // It was pushed onto what the column has.
      if let old = before.columnHolder(.secondary, of: split), after.parent(of: given) == old { found.insert(107) }
    default: break
    }
    if record.dismissed.count > 1 { found.insert(142) }
    if record.diagnostics.contains(where: { $0.code == "not-a-view-controller" }) { found.insert(138) }
    let isMoved = after.ids.contains { id in
      before.parent(of: id).map { old in after.parent(of: id).map { $0 != old } ?? false } ?? false
    }
    return isMoved ? found.union([5]) : found
  }

  private static func orientationRules(_ model: Model, _ observed: Observation) -> Set<Int> {
    var found: Set<Int> = []
    if observed.response.exception != nil { found.insert(135) }
    let kinds = Set(model.controllers.map(\.kind))
    if kinds.contains(.navigation) { found.formUnion([132, 137]) }
    if kinds.contains(.tabBar) { found.formUnion([133, 137]) }
    if kinds.contains(.split) || kinds.contains(.page) { found.insert(134) }
    if model.environment.supportedInterfaceOrientations != .all { found.formUnion([131, 136]) }
    return found
  }
}

extension Reason {
  fileprivate var ruleNumber: Int? { Int(rule.dropFirst()) }
}

extension Diagnostic {
  fileprivate var ruleNumber: Int? { ReplayCode(rawValue: code)?.rule.flatMap { Int($0.dropFirst()) } }
}
