import VCDiagnostics
public import VCModel

/// The JSON form of a navigation map.
public enum NavigationMapJSON {
  /// The version of the format that is written, and the newest that is read.
  public static let version = 1

  /// The map as text that is the same for the same map: keys sorted, one controller or transition a line.
  public static func write(_ map: NavigationMap) -> String {
    """
    {
      "controllers": \(list(map.controllers.map(object))),
      "diagnostics": \(list(map.diagnostics.map(object))),
      "transitions": \(list(map.transitions.map(object))),
      "vcgraph": "map",
      "version": \(version)
    }

    """
  }

  private static func list(_ values: [JSONValue]) -> String {
    values.isEmpty ? "[]" : "[\n" + values.map { "    " + $0.text }.joined(separator: ",\n") + "\n  ]"
  }
}

// MARK: - Parts

extension NavigationMapJSON {
  private static func object(_ controller: MapController) -> JSONValue {
    var members = Members()
    members["id"] = .string(controller.id)
    members["class"] = controller.className.map { .string($0) }
    members["module"] = controller.module.map { .string($0) }
    members["kind"] = .string(controller.kind.rawValue)
    members["title"] = controller.title.map { .string($0) }
    members["identifier"] = controller.identifier.map { .string($0) }
    members["storyboard"] = controller.storyboard.map { .string($0) }
    members["initial"] = .bool(controller.isInitial)
    members["dangling"] = controller.isDangling ? .bool(true) : nil
    members["note"] = controller.note.map { .string($0) }
    members["unwindActions"] = strings(controller.unwindActions)
    members["origins"] = .array(controller.origins.map(object))
    let settings = controller.settings
    members["modalPresentationStyle"] = settings.modalPresentationStyle.map { .string($0.rawValue) }
    members["modalTransitionStyle"] = settings.modalTransitionStyle.map { .string($0.rawValue) }
    members["definesPresentationContext"] = settings.definesPresentationContext.map { .bool($0) }
    members["providesPresentationContextTransitionStyle"] = settings.providesPresentationContextTransitionStyle
      .map { .bool($0) }
    members["hidesBottomBarWhenPushed"] = settings.hidesBottomBarWhenPushed.map { .bool($0) }
    members["splitStyle"] = settings.splitStyle.map { .string($0.rawValue) }
    if !controller.wireframe.isEmpty { members["wireframe"] = .array(controller.wireframe.map(object)) }
    return .object(members)
  }

  private static func object(_ transition: MapTransition) -> JSONValue {
    var members = Members()
    members["source"] = transition.source.map { .string($0) } ?? .null
    members["target"] = transition.target.map { .string($0) } ?? .null
    members["relation"] = .string(transition.relation.rawValue)
    members["column"] = transition.column.map { .string($0.rawValue) }
    members["style"] = transition.style.map { .string($0.rawValue) }
    members["transition"] = transition.transition.map { .string($0.rawValue) }
    members["identifier"] = transition.identifier.map { .string($0) }
    members["trigger"] = transition.trigger.map { .string($0) }
    members["initiator"] = transition.initiator.map { .string($0) }
    members["site"] = transition.site.map { .string($0) }
    members["evidence"] = .string(transition.evidence.rawValue)
    members["origin"] = object(transition.origin)
    members["unwindAction"] = transition.unwindAction.map { .string($0) }
    members["segueClass"] = transition.segueClass.map { .string($0) }
    members["segueKind"] = transition.segueKind.map { .string($0) }
    members["popover"] = transition.popover.map(object)
    members["passthroughViews"] = strings(transition.passthroughViews)
    members["creator"] = transition.creator.map { .string($0) }
    members["animated"] = transition.isAnimated ? nil : .bool(false)
    return .object(members)
  }

  private static func object(_ origin: MapOrigin) -> JSONValue {
    var members = place(origin.location)
    members["kind"] = .string(origin.kind.rawValue)
    members["object"] = origin.object.map { .string($0) }
    return .object(members)
  }

  private static func object(_ box: WireframeBox) -> JSONValue {
    .object([
      "kind": .string(box.kind.rawValue), "frame": rect(box.frame), "text": box.text.map { .string($0) } ?? .null,
    ])
  }

  private static func object(_ anchor: PopoverAnchor) -> JSONValue {
    var members = Members()
    switch anchor.source {
    case .barButtonItem(let name): members["barButtonItem"] = .string(name)
    case .sourceItem(let name): members["sourceItem"] = .string(name)
    case .sourceView(let name, let frame):
      members["sourceView"] = .string(name)
      members["sourceRect"] = frame.map(rect)
    case nil: break
    }
    members["permittedArrowDirections"] = strings(anchor.permittedArrowDirections.map(\.rawValue))
    return .object(members)
  }

  private static func object(_ diagnostic: Diagnostic) -> JSONValue {
    var members = diagnostic.location.map(place) ?? [:]
    members["code"] = .string(diagnostic.code)
    members["severity"] = .string(diagnostic.severity.rawValue)
    members["message"] = .string(diagnostic.message)
    members["suggestion"] = diagnostic.suggestion.map { .string($0) }
    members["controller"] = diagnostic.controller.map { .string($0) }
    members["step"] = diagnostic.step.map { .number(Double($0)) }
    if !diagnostic.notes.isEmpty {
      members["notes"] = .array(
        diagnostic.notes.map { note in
          var members = note.location.map(place) ?? [:]
          members["message"] = .string(note.message)
          return .object(members)
        })
    }
    return .object(members)
  }

  private typealias Members = [String: JSONValue]

  private static func place(_ location: SourceLocation) -> Members {
    var members: Members = ["file": .string(location.file)]
    if location.line > 0 { members["line"] = .number(Double(location.line)) }
    if location.column > 0 { members["column"] = .number(Double(location.column)) }
    return members
  }

  private static func rect(_ rect: Rect) -> JSONValue {
    .array([rect.x, rect.y, rect.width, rect.height].map { .number($0) })
  }

  private static func strings(_ values: [String]) -> JSONValue? {
    values.isEmpty ? nil : .array(values.map { .string($0) })
  }
}
