/// One operation of a model, with what is said about it.
public struct Step: Hashable, Sendable {
  /// What the step does.
  public var operation: StepOperation
  /// What a person does to cause it.
  public var trigger: String?
  /// What a reader should know about the step; it changes nothing.
  public var note: String?
  /// What must hold right after it.
  public var expect: [Assertion]
  /// Where the model says it; the diagnostics of the step point there.
  public var origin: Origin

  /// A step that is expected to do nothing in particular, unless assertions are given.
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
