import VCProcess
import VCSourceFacts

/// A connection to a running reader program.
final class ReaderLine {
  enum Answer {
    case answer([[UInt8]])
    case ended
    case silent
  }

  private var process: ChildProcess
  private let patience: Int

  /// Starts the program; `nil` if it cannot be started or has another version.
  init?(_ program: SourceProgram, patience: Int) {
    do {
      process = try ChildProcess(program.path, ["--serve"], takesInput: true, errors: .dropped)
    } catch {
      return nil
    }
    self.patience = patience
    guard case .bytes(ReaderMessage.greeting) = receive(ReaderMessage.greeting.count, within: patience) else {
      return nil
    }
  }

  func ask(_ pieces: ArraySlice<ReaderPool.Piece>) -> Answer {
    let size = pieces.reduce(0) { $0 + $1.bytes.count }
    // A debug build of the reader takes a few microseconds for each byte.
    let patience = patience + size / 100
    guard process.send(ReaderMessage.framed(pieces.map { [$0.language.tag] + $0.bytes })) else { return .ended }
    switch receive(4, within: patience) {
    case .silence: return .silent
    case .end: return .ended
    case .bytes(let length):
      var length = length[...]
      guard let count = ReaderMessage.take(&length), count <= ReaderMessage.longest,
        case .bytes(let content) = receive(count, within: patience),
        let parts = ReaderMessage.parts(of: content), parts.count == pieces.count
      else { return .ended }
      return .answer(parts.map(Array.init))
    }
  }

  /// The result of waiting for a number of bytes.
  private enum Reception {
    case bytes([UInt8])
    case end
    case silence
  }

  /// Receives bytes until the program has used the given processor time, which takes longer on a busy machine.
  private func receive(_ count: Int, within milliseconds: Int) -> Reception {
    var patience = ReaderTimeout(.milliseconds(milliseconds), worked: process.processorTime)
    var bytes: [UInt8] = []
    while bytes.count < count {
      guard let next = process.receive(upTo: min(count - bytes.count, 1 << 18), before: .after(patience.step)) else {
        guard patience.isLeft(worked: process.processorTime) else { return .silence }
        continue
      }
      if next.isEmpty { return .end }
      bytes += next
    }
    return .bytes(bytes)
  }
}
