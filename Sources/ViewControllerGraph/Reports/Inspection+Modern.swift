// The parts of `inspect` about sheets, tabs, display modes of split views, bars and scenes (R172 to R181).
extension Inspection {
  /// Returns the members of a controller that are only present if they apply.
  func modernMembers(of id: ControllerID) -> [String: JSONValue] {
    let hierarchy = replay.hierarchy
    var members: [String: JSONValue] = [:]
    if let detent = hierarchy.detent(of: id) {
      members["sheet"] = [
        "detent": .string(detent.identifier), "undimmed": .bool(hierarchy.isUndimmed(id)),
        "detents": .array((hierarchy.controller(id)?.sheet ?? Sheet()).detents.map { .string($0.identifier) }),
      ]
    }
    if let mode = hierarchy.displayMode(of: id) {
      members["displayMode"] = .string(mode.rawValue)
      members["splitBehavior"] = .string(
        hierarchy.isSplitBehaviorKnown(of: id) ? hierarchy.splitBehavior(of: id).rawValue : "unknown")
    }
    if let place = hierarchy.tabBarPlacement(of: id) { members["tabBarPlacement"] = .string(place.rawValue) }
    let bars = hierarchy.bars(around: id)
    if !bars.isEmpty { members["bars"] = .array(bars.map { .string($0.rawValue) }) }
    if let search = hierarchy.controller(id)?.searchController {
      members["search"] = [
        "controller": .string(search.rawValue), "isActive": .bool(hierarchy.presentation(of: search) != nil),
      ]
    }
    if let actions = hierarchy.controller(id)?.actions, !actions.isEmpty {
      members["actions"] = .array(
        actions.map { ["title": .string($0.title), "style": .string($0.style.rawValue)] })
    }
    if let pages = hierarchy.controller(id)?.pages, !pages.isEmpty { members["pages"] = JSONValue(pages) }
    return members
  }

  /// For each query, the controllers that UIKit asks in turn, in the first window.
  var systemBars: JSONValue {
    .object(
      Dictionary(
        SystemBarQuestion.allCases.compactMap { question in
          replay.hierarchy.chain(for: question).map { chain in
            (question.rawValue, ["asked": JSONValue(chain.asked), "answer": Self.answer(chain)] as JSONValue)
          }
        }, uniquingKeysWith: { first, _ in first }))
  }

  private static func answer(_ chain: SystemBarChain) -> JSONValue {
    chain.isKnown ? chain.asked.last.map { .string($0.rawValue) } ?? .null : .string("unknown")
  }

  /// The appearance callbacks, one line for each controller and step (R48, R58).
  var callbackTable: String {
    var table = TextTable("step", "controller", "callbacks")
    for step in replay.steps {
      for change in step.appearance {
        table.rows.append([
          "\(step.index)", change.controller.rawValue, change.callbacks.map(\.rawValue).joined(separator: ", "),
        ])
      }
      if let presenter = step.presentation?.presenter, !step.appearance.contains(where: { $0.controller == presenter })
      {
        table.rows.append(["\(step.index)", presenter.rawValue, "none"])
      }
    }
    return table.rows.isEmpty ? "" : table.text
  }

  /// Scenes, sheets, display modes of split views, tabs and the controllers that decide about bars, as lines of text.
  var modernText: String {
    let hierarchy = replay.hierarchy
    var lines = hierarchy.scenes.map { "scene \($0.id): \($0.state.rawValue)" }
    for id in hierarchy.ids {
      if let detent = hierarchy.detent(of: id), hierarchy.controller(id)?.sheet != nil {
        lines.append(
          "\(id): sheet at \(detent.identifier)" + (hierarchy.isUndimmed(id) ? ", the screen below undimmed" : ""))
      }
      if let mode = hierarchy.displayMode(of: id) {
        lines.append(
          "\(id): \(mode.rawValue)"
            + (hierarchy.isSplitBehaviorKnown(of: id)
              ? "" : ", if its columns are tiled; the automatic behaviour is unknown"))
      }
      if let place = hierarchy.tabBarPlacement(of: id), place != .bottom {
        lines.append("\(id): tabs \(place.words)")
      }
    }
    for question in SystemBarQuestion.allCases {
      guard let chain = hierarchy.chain(for: question), chain.asked.count > 1 || !chain.isKnown else { continue }
      lines.append(
        "\(question.rawValue): " + chain.asked.map(\.rawValue).joined(separator: " → ")
          + (chain.isKnown ? "" : " → unknown"))
    }
    return lines.isEmpty ? "" : lines.joined(separator: "\n") + "\n"
  }
}

extension TabBarPlacement {
  fileprivate var words: String {
    switch self {
    case .bottom: "at the bottom"
    case .top: "at the top"
    case .sidebar: "at the leading edge, in the sidebar"
    case .leading: "at the leading edge"
    case .unknown: "at an undocumented edge"
    }
  }
}
