import ArgumentParser
import VCDiagnostics

/// The message about an option that does not exist.
///
/// The parser suggests any option that is fewer than four edits away, such as `--lang` for `--kind`, and does not know that
/// model files have other names for some settings.
enum UnknownOption {
  /// The options whose keys in a model file have other names, by those names.
  private static let options = ["--kind": "--figure"]

  /// Returns a message of the parser. If it is about an unknown option, an unlikely suggestion is replaced or removed.
  static func corrected(_ message: String, for command: (any ParsableCommand.Type)?) -> String {
    guard let start = message.firstRange(of: "Unknown option '"),
      let end = message[start.upperBound...].firstRange(of: "'")
    else { return message }
    let option = String(message[start.upperBound..<end.lowerBound])
    let rest = message[end.upperBound...]
    let line = rest.prefix { $0 != "\n" }
    var suggestion = String(line)
    if let meant = options[option], let command, command.helpMessage().contains(meant) {
      suggestion = ". Did you mean '\(meant)'?"
    } else if let suggested = Self.suggested(in: line), !isNear(option, suggested) {
      suggestion = ""
    }
    return message[..<end.upperBound] + suggestion + rest.dropFirst(line.count)
  }

  /// Returns whether an option may be a misspelling of another one. The dashes, which all options share, do not count.
  private static func isNear(_ option: String, _ other: String) -> Bool {
    let names = [option, other].map { String($0.drop { $0 == "-" }) }
    return NearestName.suggestion(for: names[0], among: [names[1]]) != nil
  }

  /// Returns the option that the parser suggests in a line.
  private static func suggested(in line: Substring) -> String? {
    guard let start = line.firstRange(of: "Did you mean '") else { return nil }
    return String(line[start.upperBound...].prefix { $0 != "'" })
  }
}
