/// An observation of an app as data or as tables: the contents of the dump and UIKit's pointers in it, and nothing
/// else.
public struct ObservedInspection: Sendable {
  /// The observation.
  public var observation: ObservedHierarchy
  /// The diagnostics from reading the input.
  public var importDiagnostics: [Diagnostic]

  /// Creates an inspection of an observation with diagnostics that are printed with it.
  public init(_ observation: ObservedHierarchy, importDiagnostics: [Diagnostic] = []) {
    self.observation = observation
    self.importDiagnostics = importDiagnostics
  }

  var hierarchy: Hierarchy { observation.hierarchy }

  /// The controllers in a dump; those that must exist besides are omitted.
  var ids: [ControllerID] { hierarchy.ids.filter { !hierarchy.isInferred($0) } }

  /// All data as `inspect --json` prints it; anything missing from the dump is `null`.
  public var json: JSONValue {
    [
      "title": .null,
      "environment": .null,
      "windows": .array(hierarchy.windows.map { ["id": .string($0.id), "root": .string($0.root.rawValue)] }),
      "controllers": .array(controllers(ids)),
      "chains": .array(chains.map { JSONValue($0) }),
      "visible": JSONValue(hierarchy.visible),
      "steps": .array([]),
      "diagnostics": DiagnosticReport(importDiagnostics).json,
    ]
  }

  /// Returns one controller as data. A dump has no reasons.
  public func json(of id: ControllerID) -> JSONValue {
    guard case .object(var members)? = controllers([id]).first else { return .null }
    members["explanation"] = .array([])
    return .object(members)
  }

  /// The chains of the windows, followed by those of partial dumps.
  var chains: [[ControllerID]] {
    let parts = hierarchy.familyTops.filter { hierarchy.isInferred($0) }.map(hierarchy.chain)
    return (hierarchy.chains + parts).map { $0.filter { !hierarchy.isInferred($0) } }.filter { !$0.isEmpty }
  }

  /// Returns controllers as data. What concerns the whole hierarchy is determined once for all of them.
  private func controllers(_ ids: [ControllerID]) -> [JSONValue] {
    let (exposures, visible) = (hierarchy.exposures, Set(hierarchy.visible))
    return ids.map { controller($0, exposures[$0], isVisible: visible.contains($0)) }
  }

  private func controller(_ id: ControllerID, _ exposure: Exposure?, isVisible: Bool) -> JSONValue {
    guard let controller = hierarchy.controller(id), let dumpRecord = hierarchy.dumpRecord(of: id) else { return .null }
    var members: [String: JSONValue] = [
      "id": .string(id.rawValue),
      "class": JSONValue(controller.className),
      "kind": .string(controller.kind.rawValue),
      "title": .null,
      "family": JSONValue(seen(hierarchy.familyTop(of: id))),
      "children": JSONValue(hierarchy.children(of: id)),
      "state": JSONValue(dumpRecord.state?.rawValue),
      "isViewLoaded": dumpRecord.isViewLoaded.map { .bool($0) } ?? .null,
      "inWindow": dumpRecord.isInWindow.map { .bool($0) } ?? .null,
      "visible": .bool(isVisible),
      "exposure": JSONValue(exposure?.rawValue),
      "view": JSONValue(dumpRecord.viewClass),
      "address": JSONValue(dumpRecord.address),
      "presentation": presentation(of: id, dumpRecord),
      "supportedInterfaceOrientations": .null,
    ]
    for pointer in Pointer.allCases { members[pointer.rawValue] = JSONValue(self.pointer(pointer, of: id)) }
    if let system = controller.className.flatMap(SystemController.named) { members["system"] = system.json }
    return .object(members)
  }

  private func presentation(of id: ControllerID, _ dumpRecord: DumpRecord) -> JSONValue {
    guard let presentation = hierarchy.presentation(of: id) else { return .null }
    let presenter = seen(presentation.presenter)
    let style = dumpRecord.presentationController == nil ? nil : presentation.style
    return [
      "initiator": .null, "presenter": JSONValue(presenter),
      "context": JSONValue(style?.isContextStyle == true ? presenter : nil),
      "requestedStyle": .null, "resolvedStyle": .null, "style": JSONValue(style?.rawValue),
      "presentationController": JSONValue(dumpRecord.presentationController), "step": .null, "substituted": .null,
      "transition": .null, "trigger": .null,
    ]
  }

  /// Returns the target of a pointer, if the dump includes it.
  func pointer(_ pointer: Pointer, of id: ControllerID) -> ControllerID? { hierarchy[pointer, of: id].flatMap(seen) }

  /// Returns the controller, if a dump includes it.
  func seen(_ id: ControllerID) -> ControllerID? { hierarchy.isInferred(id) ? nil : id }
}
