import ArgumentParser
import VCWords
import ViewControllerGraph

/// Checks and parses option values from a fixed list, one or several separated by commas.
///
/// Such options are declared as strings, because the runtime looks up the conformances of every option type at each launch.
enum Words {
  /// Returns the parts between commas.
  static func parts(_ text: String?) -> [String] { text?.split(separator: ",").map(String.init) ?? [] }

  /// Throws an error for a string that is not a language tag.
  static func check(language tag: String?) throws {
    if let tag, !Language.isTag(tag) { throw ValidationError("--lang must be a language tag, such as de or zh-Hant") }
  }

  /// Throws an error for an empty output path, which would stand for the working directory.
  static func check(output: String?) throws {
    if output?.isEmpty == true {
      throw ValidationError("-o needs the name of a file or folder, or - for standard output")
    }
  }

  /// Returns the values that a string names, which `check` has validated.
  static func values<Value: RawRepresentable<String>>(_ text: String?, as type: Value.Type = Value.self) -> [Value] {
    parts(text).compactMap(Value.init(rawValue:))
  }

  /// Throws an error for a string with parts that are not in a list.
  /// - Parameters:
  ///   - text: The string that the user gave; `nil` for none.
  ///   - option: The name of the option, for the message.
  ///   - words: The valid values.
  ///   - other: The placeholder for other valid values, for the message.
  ///   - isSingle: Whether the whole string is one part.
  ///   - isOther: Returns whether a part is one of the other valid values.
  static func check(
    _ text: String?, of option: String, among words: [String], or other: String? = nil, isSingle: Bool = false,
    isOther: (String) -> Bool = { _ in false }
  ) throws {
    guard let text else { return }
    let parts = isSingle ? [text] : parts(text)
    let wrong = parts.first { !words.contains($0) && !isOther($0) }
    if wrong == nil, !parts.isEmpty { return }
    let expected = "\(option) accepts \((words + [other].compactMap(\.self)).joined(separator: ", "))"
    guard let wrong else { throw ValidationError(expected) }
    let nearest = NearestName.suggestion(for: wrong, among: words).map { "did you mean '\($0)'?" }
    throw ValidationError("\(option): unknown value '\(wrong)'; \(nearest ?? expected)")
  }
}

extension CaseIterable where Self: RawRepresentable<String> {
  /// The names of the cases on the command line.
  static var words: [String] { allCases.map(\.rawValue) }
}
