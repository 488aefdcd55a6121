import ArgumentParser

/// The commands, in the order of the help; a new command needs a file in `Commands` and a case here.
///
/// The names are known without the commands: the runtime builds conformances for each command type that is mentioned, so the
/// program mentions only the one that it runs.
enum CommandName: String, CaseIterable {
  case render, inspect, check, scan, chain, diff, build, markdown, `init`, schema, doctor

  /// The command's type.
  var command: any ParsableCommand.Type {
    switch self {
    case .render: Render.self
    case .inspect: Inspect.self
    case .check: Check.self
    case .scan: Scan.self
    case .chain: Chain.self
    case .diff: Diff.self
    case .build: Build.self
    case .markdown: Markdown.self
    case .`init`: Init.self
    case .schema: Schema.self
    case .doctor: Doctor.self
    }
  }
}
