import Dispatch
import Synchronization

/// Pieces of work that are done in the background, as many at a time as there are processors, and their results.
final class WorkLine<Input: Sendable, Outcome: Sendable>: Sendable {
  private struct State {
    /// The number of pieces that have begun, and of those whose results have been taken.
    var begun = 0, taken = 0
    /// The number of threads at work.
    var threads = 0
    var outcomes: [Int: Outcome] = [:]
  }

  private let inputs: [Input]
  private let work: @Sendable (Input) -> Outcome
  /// The maximum number of results that have not been taken, including pieces in progress.
  private let room: Int
  private let processors = Processors.count
  private let state = Mutex(State())
  /// Signalled when a piece is done; pieces a whole room apart share one, since the earlier result has been taken by then.
  private let isDone: [DispatchSemaphore]

  /// Starts the first pieces.
  init(_ inputs: [Input], room: Int, _ work: @escaping @Sendable (Input) -> Outcome) {
    (self.inputs, self.room, self.work) = (inputs, room, work)
    isDone = (0..<min(room, inputs.count)).map { _ in DispatchSemaphore(value: 0) }
    startThreads()
  }

  /// Waits for a result. Each is taken once, in order.
  func outcome(at position: Int) -> Outcome? {
    isDone[position % isDone.count].wait()
    let outcome = state.withLock { state in
      state.taken += 1
      return state.outcomes.removeValue(forKey: position)
    }
    startThreads()
    return outcome
  }

  private func limit(_ state: State) -> Int { min(inputs.count, state.taken + room) }

  private func startThreads() {
    let missing = state.withLock { state in
      let missing = max(0, min(processors, limit(state) - state.begun) - state.threads)
      state.threads += missing
      return missing
    }
    for _ in 0..<missing { DispatchQueue.global().async { self.run() } }
  }

  private func run() {
    while let position = begin() {
      let outcome = work(inputs[position])
      state.withLock { $0.outcomes[position] = outcome }
      isDone[position % isDone.count].signal()
    }
  }

  /// Returns the next piece; if there is none, the thread ends.
  private func begin() -> Int? {
    state.withLock { state in
      guard state.begun < limit(state) else {
        state.threads -= 1
        return nil
      }
      state.begun += 1
      return state.begun - 1
    }
  }
}
