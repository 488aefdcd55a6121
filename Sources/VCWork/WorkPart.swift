import Dispatch
import Synchronization

/// Pieces of work that are being done.
final class WorkPart<Outcome: Sendable>: Sendable {
  private let slots: Mutex<[Outcome?]>
  private let isDone = DispatchSemaphore(value: 0)

  /// Begins in the background; a single piece is done at once, since a thread takes longer to start.
  init<Input: Sendable>(_ inputs: [Input], _ work: @escaping @Sendable (Input) -> Outcome) {
    slots = Mutex(Array(repeating: nil, count: inputs.count))
    guard inputs.count > 1 else {
      for (position, input) in inputs.enumerated() { fill(position, with: work(input)) }
      isDone.signal()
      return
    }
    DispatchQueue.global().async {
      DispatchQueue.concurrentPerform(iterations: inputs.count) { self.fill($0, with: work(inputs[$0])) }
      self.isDone.signal()
    }
  }

  /// Waits for all pieces; their outcomes in order, which are handed out once.
  func outcomes() -> [Outcome] {
    isDone.wait()
    isDone.signal()
    return slots.withLock { slots in
      defer { slots = [] }
      return slots.compactMap(\.self)
    }
  }

  private func fill(_ position: Int, with outcome: Outcome) { slots.withLock { $0[position] = outcome } }
}
