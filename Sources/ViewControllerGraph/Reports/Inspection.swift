/// A replayed model as tables: pointers, chains, families, presentations, and the outcome of each step.
public struct Inspection: Sendable {
  /// The replay whose last state is shown.
  public var replay: Replay
  /// The diagnostics from reading the input.
  public var importDiagnostics: [Diagnostic]

  /// Creates an inspection of a replay with diagnostics that are printed first.
  public init(_ replay: Replay, importDiagnostics: [Diagnostic] = []) {
    self.replay = replay
    self.importDiagnostics = importDiagnostics
  }

  private var hierarchy: Hierarchy { replay.hierarchy }

  /// The state after the last replayed step as data.
  public var json: JSONValue {
    [
      "title": JSONValue(replay.model.title),
      "environment": hierarchy.environment.json,
      "windows": .array(
        hierarchy.windows.map { window in
          var members: [String: JSONValue] = ["id": .string(window.id), "root": .string(window.root.rawValue)]
          if let scene = window.scene { members["scene"] = .string(scene) }
          return .object(members)
        }),
      "scenes": .array(hierarchy.scenes.map { ["id": .string($0.id), "state": .string($0.state.rawValue)] }),
      "systemBars": systemBars,
      "controllers": .array(controllers(hierarchy.ids)),
      "chains": .array(hierarchy.allChains.map { JSONValue($0) }),
      "visible": JSONValue(hierarchy.visible),
      "steps": .array(replay.steps.map(\.json)),
      "diagnostics": DiagnosticReport(importDiagnostics + replay.diagnostics).json,
    ]
  }

  /// Returns one controller, its pointers and the reasons, as data.
  public func json(of id: ControllerID) -> JSONValue {
    guard case .object(var members)? = controllers([id]).first else { return .null }
    members["explanation"] = .array(replay.explanation(of: id).map(\.json))
    return .object(members)
  }

  /// Returns controllers as data. What concerns the whole hierarchy is determined once for all of them.
  private func controllers(_ ids: [ControllerID]) -> [JSONValue] {
    let (exposures, visible) = (hierarchy.exposures, Set(hierarchy.visible))
    return ids.map { controller($0, exposures[$0], isVisible: visible.contains($0)) }
  }

  private func controller(_ id: ControllerID, _ exposure: Exposure?, isVisible: Bool) -> JSONValue {
    guard let controller = hierarchy.controller(id) else { return .null }
    var members: [String: JSONValue] = [
      "id": .string(id.rawValue),
      "class": JSONValue(controller.className),
      "kind": .string(controller.kind.rawValue),
      "title": JSONValue(controller.title),
      "family": .string(hierarchy.familyTop(of: id).rawValue),
      "children": JSONValue(hierarchy.children(of: id)),
      "inWindow": hierarchy.isKnownInWindow(id).map { .bool($0) } ?? .null,
      "visible": .bool(isVisible),
      "exposure": JSONValue(exposure?.rawValue),
      "presentation": hierarchy.presentation(of: id)?.json ?? .null,
      "supportedInterfaceOrientations": JSONValue(replay.hierarchy.supportedInterfaceOrientations(of: id).names),
    ]
    members.merge(modernMembers(of: id)) { first, _ in first }
    for pointer in Pointer.allCases { members[pointer.rawValue] = JSONValue(hierarchy[pointer, of: id]) }
    if let system = controller.className.flatMap(SystemController.named) { members["system"] = system.json }
    return .object(members)
  }
}

extension DeviceEnvironment {
  var json: JSONValue {
    [
      "idiom": .string(idiom.rawValue), "horizontalSizeClass": .string(horizontalSizeClass.rawValue),
      "verticalSizeClass": .string(verticalSizeClass.rawValue), "ios": .int(ios),
    ]
  }
}

extension Presentation {
  var json: JSONValue {
    [
      "initiator": JSONValue(initiator), "presenter": .string(presenter.rawValue),
      "context": .string(context.rawValue), "requestedStyle": .string(requestedStyle.rawValue),
      "resolvedStyle": .string(resolvedStyle.rawValue), "step": step.map { .int($0) } ?? .null,
      "substituted": JSONValue(substituted),
      "style": .string(style.rawValue), "transition": .string(transition.rawValue), "trigger": JSONValue(trigger),
      "transitionChooser": .string(chooser.kind.rawValue), "chosen": chooser.json,
    ]
  }
}

extension TransitionChooser {
  /// The value of the deciding property, if it is not the transition itself.
  fileprivate var json: JSONValue {
    switch self {
    case .preferred(let transition): .string(transition.rawValue)
    case .delegate(let name): .string(name)
    case .presented, .definer: .null
    }
  }
}

extension StepRecord {
  var json: JSONValue {
    [
      "index": .int(index), "verb": .string(step.operation.verb), "outcome": .string(outcome.rawValue),
      "dismissed": JSONValue(dismissed), "appearance": appearanceJSON,
      "diagnostics": DiagnosticReport(diagnostics).json,
      "trigger": JSONValue(step.trigger), "reasons": .array(reasons.map(\.json)),
      "log": .array(response.log.map { .string($0) }), "exception": response.exception?.json ?? .null,
      "delegateCalls": .array(response.delegateCalls.map { .string($0) }),
      "destination": JSONValue(response.destination), "animated": JSONValue(animated),
    ]
  }

  private var appearanceJSON: JSONValue {
    .object(
      Dictionary(
        appearance.map { ($0.controller.rawValue, .array($0.callbacks.map { .string($0.rawValue) })) }
      ) { first, _ in first })
  }
}

extension UIKitException {
  var json: JSONValue { ["name": .string(name), "reason": .string(reason)] }
}

extension Reason {
  var json: JSONValue { ["sentence": .string(sentence), "rule": .string(rule), "source": .string(source)] }
}

extension SystemController {
  var json: JSONValue { ["framework": .string(framework), "delegate": JSONValue(delegateProtocol)] }
}
