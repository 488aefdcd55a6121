/// A claim that a dump matches the model's hierarchy at a given moment.
public struct ObservedState: Hashable, Sendable {
  /// The step after which the dump was taken, counted from one; zero is the start, `nil` the end.
  public var after: Int?
  /// The path of the dump's file, relative to the model's.
  public var dump: String
  /// The number of the dump in a file with several, counted from one.
  public var number: Int?
  /// The location in the model.
  public var origin: Origin

  /// Creates a claim about a dump taken at the end, unless a step is given.
  public init(dump: String, number: Int? = nil, after: Int? = nil, origin: Origin = .unknown) {
    self.dump = dump
    self.number = number
    self.after = after
    self.origin = origin
  }
}
