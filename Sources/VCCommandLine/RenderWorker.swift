import Synchronization
import VCFiles
import VCProcess
import ViewControllerGraph

/// A worker process that draws one input after another.
final class RenderWorker: Sendable {
  /// The result of drawing an input.
  enum Outcome {
    case drawn(DrawnMessage)
    /// The process crashed or was killed while it drew a figure; `nil` before the first one.
    case fault(figure: (number: Int, name: String)?, reason: String)
  }

  private let child: Mutex<ChildProcess>
  private let count = Mutex(0)

  /// The number of inputs after which a process is replaced.
  private static let lifetime = 200
  /// The maximum length of a message.
  private static let longestMessage = 1 << 30

  /// Starts a process; returns `nil` if that fails.
  /// - Parameter inputs: The inputs among this process's arguments.
  init?(inputs: [String]) {
    let words = CommandLine.arguments.dropFirst()
    guard let command = words.first, let program = CurrentProcess.program else { return nil }
    let arguments = [command, "--as-worker"] + Self.options(Array(words.dropFirst()), without: inputs)
    do {
      child = Mutex(try ChildProcess(program, arguments, takesInput: true, errors: .dropped))
    } catch {
      return nil
    }
  }

  /// Returns the arguments with only one input, because thousands take long to parse; the other inputs are sent later. A word
  /// after an option may be its value and is kept.
  static func options(_ words: [String], without inputs: [String]) -> [String] {
    let all = Set(inputs)
    let kept = zip([""] + words, words).filter { $0.hasPrefix("-") || !all.contains($1) }.map(\.1)
    return kept + inputs.prefix(1)
  }

  /// Whether the process may draw further inputs.
  var isFresh: Bool { count.withLock { $0 < Self.lifetime } }

  /// Draws an input in the process.
  /// - Parameter timeout: The time limit of each figure.
  func draw(_ input: String, skipping skipped: Set<Int>, within timeout: Duration?) -> Outcome {
    count.withLock { $0 += 1 }
    return child.withLock { child in
      let request = RenderMessage(input: input, skipped: skipped.sorted())
      var figure: (number: Int, name: String)?
      guard child.send(request.frame(.request)) else { return .fault(figure: nil, reason: Self.end(of: &child)) }
      while true {
        let deadline = timeout.map(Deadline.after) ?? .never
        guard let head = Self.bytes(5, from: &child, before: deadline),
          let body = Self.bytes(RenderMessage.length(head), from: &child, before: deadline)
        else { return .fault(figure: figure, reason: Self.end(of: &child, timeout)) }
        if let message = DrawnMessage(head, body) { return .drawn(message) }
        guard head.first == RenderMessage.Kind.begins.rawValue, let begun = RenderMessage(body) else {
          child.end()
          return .fault(figure: figure, reason: "the program's answer is damaged")
        }
        figure = (begun.skipped.first ?? 0, begun.input)
      }
    }
  }

  private static func bytes(_ count: Int, from child: inout ChildProcess, before deadline: Deadline) -> [UInt8]? {
    guard count <= longestMessage else { return nil }
    var bytes: [UInt8] = []
    while bytes.count < count {
      guard let next = child.receive(upTo: min(count - bytes.count, 1 << 20), before: deadline), !next.isEmpty else {
        return nil
      }
      bytes += next
    }
    return bytes
  }

  /// Ends the process if it is still running, and returns the reason for its end.
  private static func end(of child: inout ChildProcess, _ timeout: Duration? = nil) -> String {
    // A process that has closed its streams is about to exit.
    let isGone = child.receive(upTo: 1, before: .after(.milliseconds(1))) == []
    if !isGone {
      child.end()
      return "it took more than \(timeout.map { Counted.seconds(Int($0.components.seconds)) } ?? "the time limit")"
    }
    switch child.wait() {
    case .exited(let status): return "the program exited with status \(status)"
    case .killed(let signal): return "the program was killed by signal \(signal)"
    }
  }
}

// MARK: - The worker process

extension RenderWorker {
  /// Draws the inputs requested on standard input, until it is closed.
  /// - Parameter job: Returns the job for an input.
  static func serve(_ job: (_ input: String) -> RenderJob) {
    let input = OpenFile.standardInput
    let output = OpenFile.standardOutput
    while let head = input.bytes(exactly: 5), let body = input.bytes(exactly: RenderMessage.length(head)),
      let request = RenderMessage(body)
    {
      var job = job(request.input)
      job.skipped = Set(request.skipped)
      job.begin = { number, name in
        try? OpenFile.standardOutput.write(RenderMessage(input: name, skipped: [number]).frame(.begins))
      }
      let message: DrawnMessage
      do throws(CommandFailure) {
        message = DrawnMessage(try job.draw())
      } catch {
        message = DrawnMessage(error)
      }
      guard (try? output.write(message.frame)) != nil else { return }
    }
  }
}
