import ArgumentParser

/// A command of the program.
protocol Subcommand: ParsableCommand {
  /// The command's name and help.
  static var details: CommandConfiguration { get }
}

extension Subcommand {
  static var configuration: CommandConfiguration {
    var details = details
    if QuickParsing.isOn { details.helpNames = [] }
    return details
  }
}

/// Parsing that does not know the flags for help, and fails if there is one.
///
/// To find the flags for hidden help, the parser prints a value by reflection, which takes a fifth of its time.
enum QuickParsing {
  /// Whether the current task parses in this way.
  @TaskLocal static var isOn = false

  /// Returns a command with its arguments; `nil` if there is a flag for help or a mistake, which only the whole parser reports.
  static func command(_ command: any ParsableCommand.Type, _ words: [String]) -> (any ParsableCommand)? {
    $isOn.withValue(true) { try? command.parseAsRoot(words) }
  }
}
