/// One operation of a model, with its description and assertions.
public struct Step: Hashable, Sendable {
  /// What the step does.
  public var operation: StepOperation
  /// The user action that triggers it.
  public var trigger: String?
  /// A note for the reader; it has no effect on the replay.
  public var note: String?
  /// The assertions that must hold right after the step.
  public var expect: [Assertion]
  /// The location in the model, to which the step's diagnostics refer.
  public var origin: Origin

  /// Creates a step without assertions, unless some are given.
  public init(
    _ operation: StepOperation, trigger: String? = nil, note: String? = nil, expect: [Assertion] = [],
    origin: Origin = .unknown
  ) {
    self.operation = operation
    self.trigger = trigger
    self.note = note
    self.expect = expect
    self.origin = origin
  }
}
