import Dispatch
import Synchronization
import VCFiles

/// A progress line on a terminal, which appears after a command has run for one second.
///
/// A timer shows the line, so it also appears during a single long operation.
final class ProgressLine: Sendable {
  private struct State {
    var text = ""
    var isDue = false
    var isTimed = false
    var isShown = false
    var isOver = false
  }

  private let state = Mutex(State())

  /// Sets the text, which is shown once the line is due; an empty text removes the line.
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

  /// Erases the line until the next text is set.
  func clear() { state.withLock { Self.erase(&$0) } }

  /// Removes the line permanently.
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
