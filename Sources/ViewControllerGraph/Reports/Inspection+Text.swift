extension Inspection {
  /// The state as tables in plain text.
  public var text: String {
    var sections: [String] = []
    sections.append(heading)
    sections.append(controllerTable)
    if !replay.hierarchy.presentations.isEmpty { sections.append(presentationTable) }
    if !modernText.isEmpty { sections.append(modernText) }
    if !replay.steps.isEmpty { sections.append(stepTable) }
    if !callbackTable.isEmpty { sections.append(callbackTable) }
    return sections.joined(separator: "\n")
  }

  private var heading: String {
    let hierarchy = replay.hierarchy
    let environment = hierarchy.environment
    var lines = replay.model.title.map { [$0] } ?? []
    lines.append(
      "iOS \(environment.ios), \(environment.idiom.rawValue), "
        + "\(environment.horizontalSizeClass.rawValue) × \(environment.verticalSizeClass.rawValue)")
    for window in hierarchy.windows {
      for chain in hierarchy.chains(of: window) {
        lines.append("window \(window.id): " + chain.map(\.rawValue).joined(separator: " → "))
      }
    }
    lines.append("visible: " + hierarchy.visible.map(\.rawValue).joined(separator: ", "))
    return lines.joined(separator: "\n") + "\n"
  }

  private var controllerTable: String {
    let hierarchy = replay.hierarchy
    let exposures = hierarchy.exposures
    var table = TextTable(
      "controller", "kind", "exposure", "family", "parent", "children", "presentingViewController",
      "presentedViewController",
      "navigationController", "tabBarController", "splitViewController", "orientations")
    for id in hierarchy.ids {
      table.rows.append([
        id.rawValue, hierarchy.controller(id)?.kind.rawValue ?? "", exposures[id]?.words ?? "",
        hierarchy.familyTop(of: id).rawValue,
        name(hierarchy.parent(of: id)), hierarchy.children(of: id).listed,
        name(hierarchy.presentingViewController(of: id)), name(hierarchy.presentedViewController(of: id)),
        name(hierarchy.navigationController(of: id)), name(hierarchy.tabBarController(of: id)),
        name(hierarchy.splitViewController(of: id)),
        replay.hierarchy.supportedInterfaceOrientations(of: id).shortName,
      ])
    }
    return table.text
  }

  private var presentationTable: String {
    var table = TextTable(
      "presented", "presented by", "asked by", "context", "requested", "style", "transition", "chosen by")
    for presentation in replay.hierarchy.presentations {
      table.rows.append([
        presentation.presented.rawValue, presentation.presenter.rawValue,
        presentation.initiator?.rawValue ?? "unknown", presentation.context.rawValue,
        presentation.requestedStyle.rawValue, presentation.style.rawValue, presentation.transition.rawValue,
        presentation.chooser.kind.rawValue,
      ])
    }
    return table.text
  }

  private var stepTable: String {
    var table = TextTable("step", "verb", "outcome", "dismissed", "appears", "disappears", "trigger")
    for step in replay.steps {
      table.rows.append([
        "\(step.index)", step.step.operation.verb, step.outcome.rawValue, step.dismissed.listed,
        step.appearance.filter(\.appears).map(\.controller).listed,
        step.appearance.filter { !$0.appears }.map(\.controller).listed, step.step.trigger ?? "–",
      ])
    }
    return table.text
  }

  /// Returns one controller, its pointers and the reasons, in plain text.
  public func text(of id: ControllerID) -> String {
    let hierarchy = replay.hierarchy
    guard let controller = hierarchy.controller(id) else { return "" }
    var table = TextTable(id.rawValue, controller.className ?? controller.kind.rawValue)
    if let title = controller.title { table.rows.append(["title", title]) }
    table.rows.append(["kind", controller.kind.rawValue])
    table.rows.append(["family", hierarchy.familyTop(of: id).rawValue])
    table.rows.append(["children", hierarchy.children(of: id).listed])
    for pointer in Pointer.allCases { table.rows.append([pointer.rawValue, name(hierarchy[pointer, of: id])]) }
    if let system = controller.className.flatMap(SystemController.named) {
      table.rows.append(["framework", system.framework])
      if let delegate = system.delegateProtocol { table.rows.append(["delegate protocol", delegate]) }
    }
    table.rows.append(["exposure", hierarchy.exposure(of: id)?.words ?? "unknown"])
    let sentences = replay.explanation(of: id).map { "- \($0.sentence) (\($0.rule): \($0.source))\n" }
    return table.text + (sentences.isEmpty ? "" : "\nwhy:\n" + sentences.joined())
  }

  private func name(_ id: ControllerID?) -> String { id?.rawValue ?? "nil" }
}

extension [ControllerID] {
  /// The identifiers as a cell of a table.
  var listed: String { isEmpty ? "–" : map(\.rawValue).joined(separator: ", ") }
}
