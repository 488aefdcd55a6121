import VCDiagnostics
public import VCModel

/// The JSON form of a navigation map.
public enum NavigationMapJSON {
  /// The version of the format that is written, and the newest one that can be read.
  public static let version = 1

  /// Returns the map as text that is identical for equal maps: keys are sorted, with one controller or transition per
  /// line.
  public static func write(_ map: NavigationMap) -> String { String(decoding: bytes(of: map), as: UTF8.self) }

  /// Returns the same text as bytes, for a file.
  public static func bytes(of map: NavigationMap) -> [UInt8] {
    var json = JSONWriter()
    json.raw("{\n  \"controllers\": ")
    list(map.controllers, in: &json, write)
    json.raw(",\n  \"diagnostics\": ")
    list(map.diagnostics, in: &json, write)
    json.raw(",\n  \"transitions\": ")
    list(map.transitions.grouped, in: &json, write)
    json.raw(",\n  \"vcgraph\": \"map\",\n  \"version\": \(version)\n}\n")
    return json.bytes
  }

  private static func list<Value>(
    _ values: [Value], in json: inout JSONWriter, _ write: (Value, inout JSONWriter) -> Void
  ) {
    guard !values.isEmpty else { return json.raw("[]") }
    json.raw("[\n")
    for (position, value) in values.enumerated() {
      if position > 0 { json.raw(",\n") }
      json.raw("    ")
      write(value, &json)
    }
    json.raw("\n  ]")
  }
}

// MARK: - Parts, their members in the order of keys

extension NavigationMapJSON {
  private static func write(_ controller: MapController, to json: inout JSONWriter) {
    let settings = controller.settings
    json.object { json in
      json.member("class", controller.className)
      if controller.isDangling { json.member("dangling", true) }
      json.member("definesPresentationContext", settings.definesPresentationContext)
      json.member("hidesBottomBarWhenPushed", settings.hidesBottomBarWhenPushed)
      json.member("id", controller.id)
      json.member("identifier", controller.identifier)
      json.member("initial", controller.isInitial)
      json.member("kind", controller.kind.rawValue)
      json.member("modalPresentationStyle", settings.modalPresentationStyle?.rawValue)
      json.member("modalTransitionStyle", settings.modalTransitionStyle?.rawValue)
      json.member("module", controller.module)
      json.member("note", controller.note)
      json.key("origins")
      json.array(controller.origins, write)
      json.member("partOf", controller.partOf)
      json.member("providesPresentationContextTransitionStyle", settings.providesPresentationContextTransitionStyle)
      json.member("splitStyle", settings.splitStyle?.rawValue)
      json.member("storyboard", controller.storyboard)
      json.member("title", controller.title)
      json.member("unwindActions", controller.unwindActions)
      if !controller.wireframe.isEmpty {
        json.key("wireframe")
        json.array(controller.wireframe, write)
      }
    }
  }

  /// Writes the transitions of one call, which differ only in their source.
  private static func write(_ transitions: [MapTransition], to json: inout JSONWriter) {
    guard let transition = transitions.first else { return }
    json.object { json in
      if !transition.isAnimated { json.member("animated", false) }
      json.member("column", transition.column?.rawValue)
      json.member("creator", transition.creator)
      json.member("evidence", transition.evidence.rawValue)
      json.member("identifier", transition.identifier)
      json.member("initiator", transition.initiator)
      json.key("origin")
      write(transition.origin, to: &json)
      json.member("passthroughViews", transition.passthroughViews)
      if let popover = transition.popover {
        json.key("popover")
        write(popover, to: &json)
      }
      json.member("relation", transition.relation.rawValue)
      json.member("segueClass", transition.segueClass)
      json.member("segueKind", transition.segueKind)
      json.member("site", transition.site)
      json.memberOrNull("source", transition.source)
      if transitions.count > 1 { json.member("sources", transitions.compactMap(\.source)) }
      json.member("style", transition.style?.rawValue)
      json.memberOrNull("target", transition.target)
      json.member("transition", transition.transition?.rawValue)
      json.member("trigger", transition.trigger)
      json.member("unwindAction", transition.unwindAction)
      if let via = transition.via {
        json.key("via")
        write(via, to: &json)
      }
    }
  }

  private static func write(_ origin: MapOrigin, to json: inout JSONWriter) {
    json.object { json in
      let location = origin.location
      if location.column > 0 { json.member("column", location.column) }
      json.member("file", location.file)
      json.member("kind", origin.kind.rawValue)
      if location.line > 0 { json.member("line", location.line) }
      json.member("object", origin.object)
    }
  }

  private static func write(_ via: MapVia, to json: inout JSONWriter) {
    json.object { json in
      if via.location.column > 0 { json.member("column", via.location.column) }
      json.member("file", via.location.file)
      if via.location.line > 0 { json.member("line", via.location.line) }
      json.member("value", via.value)
    }
  }

  private static func write(_ box: WireframeBox, to json: inout JSONWriter) {
    json.object { json in
      json.member("frame", box.frame)
      json.member("kind", box.kind.rawValue)
      json.memberOrNull("text", box.text)
    }
  }

  private static func write(_ anchor: PopoverAnchor, to json: inout JSONWriter) {
    json.object { json in
      if case .barButtonItem(let name) = anchor.source { json.member("barButtonItem", name) }
      json.member("permittedArrowDirections", anchor.permittedArrowDirections.map(\.rawValue))
      if case .sourceItem(let name) = anchor.source { json.member("sourceItem", name) }
      if case .sourceView(let name, let frame) = anchor.source {
        if let frame { json.member("sourceRect", frame) }
        json.member("sourceView", name)
      }
    }
  }

  private static func write(_ diagnostic: Diagnostic, to json: inout JSONWriter) {
    json.object { json in
      json.member("code", diagnostic.code)
      if let column = diagnostic.location?.column, column > 0 { json.member("column", column) }
      json.member("controller", diagnostic.controller)
      json.member("file", diagnostic.location?.file)
      if let line = diagnostic.location?.line, line > 0 { json.member("line", line) }
      json.member("message", diagnostic.message)
      if !diagnostic.notes.isEmpty {
        json.key("notes")
        json.array(diagnostic.notes, write)
      }
      json.member("severity", diagnostic.severity.rawValue)
      if let step = diagnostic.step { json.member("step", step) }
      json.member("suggestion", diagnostic.suggestion)
    }
  }

  private static func write(_ note: Diagnostic.Note, to json: inout JSONWriter) {
    json.object { json in
      if let column = note.location?.column, column > 0 { json.member("column", column) }
      json.member("file", note.location?.file)
      if let line = note.location?.line, line > 0 { json.member("line", line) }
      json.member("message", note.message)
    }
  }
}
