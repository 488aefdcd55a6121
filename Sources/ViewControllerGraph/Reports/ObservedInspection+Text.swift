extension ObservedInspection {
  /// The observation as tables in plain text.
  public var text: String {
    var sections = [heading, controllerTable]
    if !hierarchy.presentations.isEmpty { sections.append(presentationTable) }
    return sections.joined(separator: "\n")
  }

  private var heading: String {
    var lines = ["from a dump: nothing is replayed, no device is assumed"]
    for (window, chain) in zip(hierarchy.windows, hierarchy.chains) {
      lines.append("window \(window.id): " + chain.map(\.rawValue).joined(separator: " → "))
    }
    if !hierarchy.visible.isEmpty { lines.append("visible: " + hierarchy.visible.listed) }
    return lines.joined(separator: "\n") + "\n"
  }

  private var controllerTable: String {
    var table = TextTable(
      "controller", "kind", "state", "view", "parent", "children", "presentingViewController",
      "presentedViewController",
      "navigationController", "tabBarController", "splitViewController")
    for id in ids {
      guard let controller = hierarchy.controller(id), let dumpRecord = hierarchy.dumpRecord(of: id) else { continue }
      table.rows.append(
        [
          id.rawValue, controller.kind.rawValue, dumpRecord.state?.rawValue ?? "unknown", dumpRecord.viewWords,
          name(.parent, of: id), hierarchy.children(of: id).listed,
        ] + Pointer.allCases.filter { $0 != .parent }.map { name($0, of: id) })
    }
    return table.text
  }

  private var presentationTable: String {
    var table = TextTable("presented", "presented by", "asked by", "style", "presentation controller")
    for presentation in hierarchy.presentations {
      let name = hierarchy.dumpRecord(of: presentation.presented)?.presentationController
      table.rows.append([
        presentation.presented.rawValue, seen(presentation.presenter)?.rawValue ?? "not in the dump", "unknown",
        name == nil ? "unknown" : presentation.style.rawValue, name ?? "–",
      ])
    }
    return table.text
  }

  /// Returns one controller, its pointers and the observation of it.
  public func text(of id: ControllerID) -> String {
    guard let controller = hierarchy.controller(id), let dumpRecord = hierarchy.dumpRecord(of: id) else { return "" }
    var table = TextTable(id.rawValue, controller.className ?? "unknown class")
    table.rows.append(["kind", controller.kind.rawValue])
    table.rows.append(["state", dumpRecord.state?.rawValue ?? "unknown"])
    table.rows.append(["view", dumpRecord.viewWords + (dumpRecord.viewClass.map { ", \($0)" } ?? "")])
    table.rows.append(["children", hierarchy.children(of: id).listed])
    for pointer in Pointer.allCases { table.rows.append([pointer.rawValue, name(pointer, of: id)]) }
    if let system = controller.className.flatMap(SystemController.named) {
      table.rows.append(["framework", system.framework])
    }
    if let place = controller.origin.location { table.rows.append(["seen in", "\(place)"]) }
    return table.text
  }

  private func name(_ pointer: Pointer, of id: ControllerID) -> String {
    guard let value = hierarchy[pointer, of: id] else { return "nil" }
    return seen(value)?.rawValue ?? "not in the dump"
  }
}

extension DumpRecord {
  /// The state of the view.
  var viewWords: String {
    switch (isViewLoaded, isInWindow) {
    case (false, _): "not loaded"
    case (_, true): "in the window"
    case (_, false): "not in the window"
    case (true, _): "loaded"
    case (nil, nil): "unknown"
    }
  }
}
