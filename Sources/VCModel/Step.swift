/// One operation of a model, with what is said about it.
public struct Step: Hashable, Sendable {
  public var operation: Operation
  /// What a person does to cause it.
  public var trigger: String?
  public var note: String?
  /// What must hold right after it.
  public var expect: [Assertion]
  public var origin: Origin

  public init(
    _ operation: Operation, trigger: String? = nil, note: String? = nil, expect: [Assertion] = [],
    origin: Origin = .unknown
  ) {
    self.operation = operation
    self.trigger = trigger
    self.note = note
    self.expect = expect
    self.origin = origin
  }
}
