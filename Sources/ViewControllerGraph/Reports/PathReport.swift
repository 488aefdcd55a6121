/// A path through a map and its outcome by UIKit's rules: the same for the text, the figure and the JSON.
public struct PathReport: Sendable {
  /// The path.
  public let path: MapPath
  /// The path as a model, and its end.
  public let enacted: PathModel
  /// The replay of the model.
  public let replay: Replay
  private let shown: Set<SizeClass>
  /// Whether nobody asked for the device on which the path is replayed.
  public let isDeviceAssumed: Bool

  /// - Parameters:
  ///   - path: The path.
  ///   - map: The map that contains it.
  ///   - environment: The requested device; by default, one on which the path exists.
  public init(_ path: MapPath, in map: NavigationMap, on environment: DeviceEnvironment? = nil) {
    self.path = path
    enacted = path.enacted(in: map, on: environment)
    replay = Replay(enacted.model)
    shown = environment == nil ? path.widths : []
    isDeviceAssumed = environment == nil
  }

  /// Whether the controller at the end of the path is on screen at the end, itself or through its contents.
  public var isOnScreen: Bool {
    let hierarchy = replay.hierarchy
    return hierarchy.visible.contains { $0 == enacted.end || hierarchy.isAncestor(enacted.end, of: $0) }
  }

  /// Whether UIKit refuses a step, or throws an exception.
  var isStopped: Bool { replay.steps.contains { !$0.isDone } }

  /// Whether UIKit performs every step.
  public var isPerformed: Bool { problems.isEmpty }

  /// The devices on which the path exists, unless it exists on all.
  public var device: String? {
    guard shown.count == 1 else { return nil }
    return shown.contains(.compact) ? "in compact width only, as on an iPhone" : "in regular width only, as on an iPad"
  }

  /// The step that UIKit does not perform; or, if all are performed, that the end is not on screen. Steps after one
  /// that is not performed are not reported.
  public var problems: [String] {
    var sentences = replay.steps.filter { !$0.isDone }.prefix(1).map { record in
      let reason = record.response.exception?.reason ?? record.diagnostics.first?.message ?? record.response.log.first
      let place = isDeviceAssumed ? " on \(enacted.model.environment.idiom.device)" : ""
      let verdict = (record.outcome == .ignored ? "UIKit refuses" : "UIKit raises an exception") + place
      return "step \(record.index) (\(record.step.operation.verb)): \(verdict)\(reason.map { ": \($0)" } ?? "")"
    }
    if sentences.isEmpty, !isOnScreen { sentences.append("\(path.end) is not on screen at the end") }
    return sentences
  }

  /// The assumptions of the replay about facts that the map does not contain.
  public var assumptions: [String] {
    let asking = path.moves.filter(\.isStep)
    let stacks = enacted.assumed.map { "\($0) is in a navigation controller, which the map does not contain" }
    return stacks
      + zip(asking, replay.steps).compactMap { move, record in
        guard move.direction == .along, move.transition.relation == .show,
          record.presentation != nil, let presented = record.presentation?.presented
        else { return nil }
        if replay.model.controllers.first(where: { $0.id == presented })?.kind == .navigation { return nil }
        return "the container of \(move.from) is unknown; without a navigation controller, show presents \(move.to)"
      }
  }
}

extension StepRecord {
  /// Selecting what is already selected counts as done.
  fileprivate var isDone: Bool { outcome == .performed || (outcome == .ignored && diagnostics.isEmpty) }
}

// MARK: - As text and as data

extension PathReport {
  /// The path with a line for each move, and the chain of presentations in which it ends.
  public var text: String {
    let steps = path.stepCount == 1 ? "1 step" : "\(path.stepCount) steps"
    var lines = ["\(path.start) to \(path.end), \(steps)" + (device.map { ", \($0)" } ?? "")]
    for move in path.moves { lines.append("  \(move.from) \(move.words) \(move.to)") }
    for assumption in assumptions { lines.append("  assumed: \(assumption)") }
    for problem in problems { lines.append("  not performed: \(problem)") }
    for chain in replay.hierarchy.allChains {
      lines.append("  ends in: " + chain.map(\.rawValue).joined(separator: " → "))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The path as data.
  public var json: JSONValue {
    let widths = SizeClass.allCases.filter(path.widths.contains)
    return [
      "from": .string(path.start), "to": .string(path.end), "steps": .int(path.stepCount),
      "idiom": .string(enacted.model.environment.idiom.rawValue), "widths": .array(widths.map { .string($0.rawValue) }),
      "moves": .array(path.moves.map(\.json)), "assumptions": .array(assumptions.map { .string($0) }),
      "problems": .array(problems.map { .string($0) }), "performed": .bool(isPerformed),
      "chains": .array(replay.hierarchy.allChains.map { JSONValue($0) }),
      "visible": JSONValue(replay.hierarchy.visible),
    ]
  }
}

extension Idiom {
  /// A device of the kind, in a sentence.
  fileprivate var device: String {
    switch self {
    case .phone: "an iPhone"
    case .pad: "an iPad"
    case .tv: "an Apple TV"
    case .mac: "a Mac"
    case .vision: "an Apple Vision"
    }
  }
}

extension MapPath.Move {
  fileprivate var words: String {
    switch direction {
    case .toContainer: return "is in"
    case .back: return "goes back to"
    case .along:
      let cause = [transition.identifier, transition.trigger].compactMap(\.self).joined(separator: ", ")
      return "–\(transition.relation.rawValue)\(cause.isEmpty ? "" : " (\(cause))")→"
    }
  }

  fileprivate var json: JSONValue {
    [
      "from": .string(from), "to": .string(to), "direction": .string(direction.rawValue), "step": .bool(isStep),
      "relation": direction == .back ? "pop" : .string(transition.relation.rawValue),
      "identifier": JSONValue(direction == .along ? transition.identifier : nil),
      "trigger": JSONValue(direction == .along ? transition.trigger : nil),
    ]
  }
}
