import Dispatch
import Synchronization
import VCFiles

/// A line on a terminal that tells what a command is at, once it has been at work for a second.
///
/// It appears by itself, also in the middle of a single long piece of work.
final class ProgressLine: Sendable {
  private struct State {
    var text = ""
    var isDue = false
    var isTimed = false
    var isShown = false
    var isOver = false
  }

  private let state = Mutex(State())

  /// What is to be seen from now on, as soon as a line is due; an empty text takes the line away.
  func show(_ text: String) {
    let startsClock = state.withLock { state in
      state.text = text
      if state.isDue { Self.draw(&state) }
      defer { state.isTimed = true }
      return !state.isTimed
    }
    guard startsClock else { return }
    DispatchQueue.global().asyncAfter(deadline: .now() + 1) { [self] in
      state.withLock { state in
        state.isDue = true
        Self.draw(&state)
      }
    }
  }

  /// Makes room for something else; the next text is shown again.
  func clear() { state.withLock { Self.erase(&$0) } }

  /// Nothing is shown any more.
  func end() {
    state.withLock { state in
      Self.erase(&state)
      state.isOver = true
    }
  }

  private static func draw(_ state: inout State) {
    guard !state.isOver else { return }
    if state.text.isEmpty { return erase(&state) }
    state.isShown = true
    try? OpenFile.standardError.write(Array("\r\u{1B}[2K\(state.text)".utf8))
  }

  private static func erase(_ state: inout State) {
    if state.isShown { try? OpenFile.standardError.write(Array("\r\u{1B}[2K".utf8)) }
    state.isShown = false
  }
}
