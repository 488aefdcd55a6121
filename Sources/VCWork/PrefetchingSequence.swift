/// The results of many pieces of work, in order.
///
/// As many pieces run concurrently as there are processors, and the next batch starts while the caller processes the
/// previous one. At most two batches are in memory, however many pieces there are.
package struct PrefetchingSequence<Input: Sendable, Outcome: Sendable>: Sequence, IteratorProtocol {
  private let work: @Sendable (Input) -> Outcome
  private let size: Int
  private var waiting: ArraySlice<Input>
  private var ahead: WorkPart<Outcome>
  private var done: ArraySlice<Outcome> = []

  /// Starts the first batch.
  /// - Parameters:
  ///   - inputs: The inputs, in the order of the results.
  ///   - size: The number of pieces in a batch, at least one.
  ///   - work: Called once for each input, on any thread and in any order.
  package init(_ inputs: [Input], inPartsOf size: Int = 32, _ work: @escaping @Sendable (Input) -> Outcome) {
    self.work = work
    self.size = Swift.max(size, 1)
    waiting = inputs.dropFirst(self.size)
    ahead = WorkPart(inputs.count <= self.size ? inputs : Array(inputs.prefix(self.size)), work)
  }

  /// Waits for the next result; returns `nil` after the last.
  package mutating func next() -> Outcome? {
    if done.isEmpty {
      done = ahead.outcomes()[...]
      ahead = WorkPart(waiting.isEmpty ? [] : Array(waiting.prefix(size)), work)
      waiting = waiting.dropFirst(size)
    }
    return done.popFirst()
  }
}
