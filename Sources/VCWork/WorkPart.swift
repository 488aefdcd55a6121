import Dispatch
import Synchronization

/// A batch of work in progress.
final class WorkPart<Outcome: Sendable>: Sendable {
  private let slots: Mutex<[Outcome?]>
  private let isDone = DispatchSemaphore(value: 0)

  /// Starts in the background; a single piece is done immediately, since starting a thread takes longer.
  init<Input: Sendable>(_ inputs: [Input], _ work: @escaping @Sendable (Input) -> Outcome) {
    slots = Mutex(Array(repeating: nil, count: inputs.count))
    guard inputs.count > 1 else {
      if let input = inputs.first { fill(0, with: work(input)) }
      isDone.signal()
      return
    }
    DispatchQueue.global().async {
      DispatchQueue.concurrentPerform(iterations: inputs.count) { self.fill($0, with: work(inputs[$0])) }
      self.isDone.signal()
    }
  }

  /// Waits for all pieces and returns their results in order, once.
  func outcomes() -> [Outcome] {
    isDone.wait()
    isDone.signal()
    return slots.withLock { slots in
      defer { slots = [] }
      var outcomes: [Outcome] = []
      for case let outcome? in slots { outcomes.append(outcome) }
      return outcomes
    }
  }

  private func fill(_ position: Int, with outcome: Outcome) { slots.withLock { $0[position] = outcome } }
}
