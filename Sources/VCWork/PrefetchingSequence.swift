/// The results of many pieces of work, in order.
///
/// As many pieces run concurrently as there are processors, while the caller processes earlier results. Only a limited number
/// of results are in memory, however many pieces there are.
package struct PrefetchingSequence<Input: Sendable, Outcome: Sendable>: Sequence, IteratorProtocol {
  private let inputs: [Input]
  private let work: @Sendable (Input) -> Outcome
  /// `nil` to do each piece when its result is requested.
  private let line: WorkLine<Input, Outcome>?
  private var position = 0

  /// Starts the first pieces; a single one is done when its result is requested, since starting a thread takes longer.
  /// - Parameters:
  ///   - inputs: The inputs, in the order of the results.
  ///   - size: Half the number of results that may be in memory; with 1, the pieces are done one by one.
  ///   - work: Called once for each input, on any thread and in any order.
  package init(_ inputs: [Input], inPartsOf size: Int = 32, _ work: @escaping @Sendable (Input) -> Outcome) {
    (self.inputs, self.work) = (inputs, work)
    line = size > 1 && inputs.count > 1 ? WorkLine(inputs, room: 2 * size - 1, work) : nil
  }

  /// Waits for the next result; returns `nil` after the last.
  package mutating func next() -> Outcome? {
    guard position < inputs.count else { return nil }
    defer { position += 1 }
    guard let line else { return work(inputs[position]) }
    return line.outcome(at: position)
  }
}
