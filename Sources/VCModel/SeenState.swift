/// A claim of a model that a dump was taken at one of its moments: the hierarchy must be the one that was seen.
public struct SeenState: Hashable, Sendable {
  /// The step after which it was taken, counted from one; zero is the start, `nil` the end.
  public var after: Int?
  /// The dump's file, relative to the model's.
  public var dump: String
  /// Which dump of a file that holds several, counted from one.
  public var number: Int?
  /// Where the model says it.
  public var origin: Origin

  /// A dump that was taken at the end, unless a step is given.
  public init(dump: String, number: Int? = nil, after: Int? = nil, origin: Origin = .unknown) {
    self.dump = dump
    self.number = number
    self.after = after
    self.origin = origin
  }
}
