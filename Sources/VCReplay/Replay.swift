import VCDiagnostics
import VCModel

/// A model with the results of its steps according to UIKit's rules.
///
/// The same model always gives the same replay. No hierarchy is stored per step; `state(after:)` replays up to one.
public struct Replay: Sendable {
  /// The model that was replayed.
  public let model: Model
  /// The controllers before the first step.
  public let initial: Hierarchy
  /// The results of the steps, in order.
  public let steps: [StepRecord]
  /// The controllers after the last step.
  public let hierarchy: Hierarchy
  /// The diagnostics of the initial state.
  let startDiagnostics: [Diagnostic]
  let options: ReplayOptions

  /// Replays a model, up to a step (counted from one) or to its end.
  public init(_ model: Model, through step: Int? = nil, options: ReplayOptions = ReplayOptions()) {
    var replayer = Replayer(model, options: options)
    let count = min(max(step ?? model.steps.count, 0), model.steps.count)
    self.model = model
    self.options = options
    initial = replayer.hierarchy
    startDiagnostics = replayer.startDiagnostics
    var records: [StepRecord] = []
    records.reserveCapacity(count)
    for step in model.steps.prefix(count) { records.append(replayer.perform(step)) }
    steps = records
    hierarchy = replayer.hierarchy
  }

  /// The diagnostics of the initial state and of the steps, in order.
  public var diagnostics: [Diagnostic] { startDiagnostics + steps.flatMap(\.diagnostics) }

  /// Returns the controllers after a step, counted from one; zero is the initial state.
  /// - Complexity: as much as replaying that far.
  public func state(after step: Int) -> Hierarchy {
    if step <= 0 { return initial }
    return step >= steps.count ? hierarchy : Replay(model, through: step, options: options).hierarchy
  }
}

/// The successive hierarchies of a replay, for code that examines every step.
public struct ReplayStates: Sequence, IteratorProtocol {
  private var replayer: Replayer
  private var steps: ArraySlice<StepRecord>
  private var hasBegun = false

  init(_ replay: Replay) {
    replayer = Replayer(replay.model, options: replay.options)
    steps = replay.steps[...]
  }

  /// Returns the next hierarchy, starting with the initial one.
  public mutating func next() -> Hierarchy? {
    guard hasBegun else {
      hasBegun = true
      return replayer.hierarchy
    }
    guard let record = steps.popFirst() else { return nil }
    replayer.perform(record.step)
    return replayer.hierarchy
  }
}

extension Replay {
  /// The controllers at the start and after each step, in order: one more than there are steps.
  /// - Complexity: as much as one replay for all of them; `state(after:)` replays for each.
  public var states: ReplayStates { ReplayStates(self) }
}
