import VCDiagnostics
import VCModel

/// A model with everything that its steps do, by UIKit's rules.
///
/// The same model always gives the same replay. No hierarchy is kept per step; `state(after:)` replays up to one.
public struct Replay: Sendable {
  /// What was replayed.
  public let model: Model
  /// The controllers before the first step.
  public let initial: Hierarchy
  /// What became of each step, in order.
  public let steps: [StepRecord]
  /// The controllers after the last step.
  public let hierarchy: Hierarchy
  /// What was wrong with the start.
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

  /// Everything there is to say about the start and the steps, in order.
  public var diagnostics: [Diagnostic] { startDiagnostics + steps.flatMap(\.diagnostics) }

  /// The controllers after a step (counted from one; zero is the start).
  /// - Complexity: as much as replaying that far.
  public func state(after step: Int) -> Hierarchy {
    if step <= 0 { return initial }
    return step >= steps.count ? hierarchy : Replay(model, through: step, options: options).hierarchy
  }
}
