import VCFiles
import VCProcess
import ViewControllerGraph

/// The program `git`, run in a folder.
struct Git {
  private let place: [String]

  /// - Parameter folder: The folder; by default the working directory.
  init(in folder: String? = nil) { place = folder.map { ["-C", $0] } ?? [] }

  /// The result of `git show`.
  enum Shown {
    case success([UInt8])
    /// The first line of Git's message.
    case failure(String)

    /// The reason of a failure.
    var failure: String? { if case .failure(let reason) = self { reason } else { nil } }
  }

  /// Returns Git's output, or `nil` if Git fails.
  /// - Throws: `CommandFailure` if Git cannot be started.
  func output(of arguments: [String], input: [UInt8] = []) throws(CommandFailure) -> [UInt8]? {
    guard let run = try run(arguments, input: input, errors: .dropped, limit: 1 << 30), run.isSuccessful else {
      return nil
    }
    return run.output
  }

  /// Returns the contents of an object.
  /// - Throws: `CommandFailure` if Git cannot be started.
  func show(_ object: String) throws(CommandFailure) -> Shown {
    let arguments = ["show", "--no-textconv", object]
    // One byte more than the limit, to detect files that exceed it.
    guard let run = try run(arguments, errors: .collected, limit: FileSystem.byteLimit + 1) else {
      return .failure("git did not respond")
    }
    if run.isSuccessful {
      return run.output.count > FileSystem.byteLimit ? .failure("the file is too large") : .success(run.output)
    }
    let words = String(decoding: run.errors, as: UTF8.self)
    let reason = words.split(whereSeparator: \.isNewline).first.map(String.init) ?? "git failed without a message"
    return .failure(reason.hasPrefix("fatal: ") ? String(reason.dropFirst("fatal: ".count)) : reason)
  }

  /// - Returns: `nil` if Git did not take the input or did not end in a minute.
  private func run(
    _ arguments: [String], input: [UInt8] = [], errors: ChildProcess.Errors, limit: Int
  ) throws(CommandFailure) -> (isSuccessful: Bool, output: [UInt8], errors: [UInt8])? {
    do throws(ProcessError) {
      var git = try ChildProcess("git", place + arguments, takesInput: !input.isEmpty, errors: errors)
      guard input.isEmpty || git.send(input) else { return nil }
      guard let said = git.finish(limit: limit, before: .after(.seconds(60))) else { return nil }
      return (git.wait() == .exited(0), said.output, said.errors)
    } catch {
      throw CommandFailure(.missingInput, "no-git", "git cannot be started: \(error.reason)", at: arguments.last)
    }
  }
}
