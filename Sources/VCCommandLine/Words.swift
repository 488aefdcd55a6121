import ArgumentParser
import ViewControllerGraph

/// Option values that are words of a list, one or several with commas.
///
/// Such options are declared as texts: each further type of option costs time at every start, since the runtime has to look
/// for its conformances.
enum Words {
  /// The parts between the commas.
  static func parts(_ text: String?) -> [String] { text?.split(separator: ",").map(String.init) ?? [] }

  /// Refuses what is no language tag.
  static func check(language tag: String?) throws {
    if let tag, tag.wholeMatch(of: /[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*/) == nil {
      throw ValidationError("--lang takes a language tag such as de or zh-Hant")
    }
  }

  /// The values that a text names; `check` has refused whatever names none.
  static func values<Value: RawRepresentable<String>>(_ text: String?, as type: Value.Type = Value.self) -> [Value] {
    parts(text).compactMap(Value.init(rawValue:))
  }

  /// Refuses a text that does not consist of these words.
  /// - Parameters:
  ///   - other: What people call anything else that may stand there.
  ///   - isOther: Whether something is that.
  static func check(
    _ text: String?, of option: String, among words: [String], or other: String? = nil, isSingle: Bool = false,
    isOther: (String) -> Bool = { _ in false }
  ) throws {
    guard let text else { return }
    let parts = isSingle ? [text] : parts(text)
    let wrong = parts.first { !words.contains($0) && !isOther($0) }
    if wrong == nil, !parts.isEmpty { return }
    let expected = "\(option) takes \((words + [other].compactMap(\.self)).joined(separator: ", "))"
    guard let wrong else { throw ValidationError(expected) }
    let nearest = NearestName.suggestion(for: wrong, among: words).map { "did you mean '\($0)'?" }
    throw ValidationError("\(option): there is no '\(wrong)'; \(nearest ?? expected)")
  }
}

extension CaseIterable where Self: RawRepresentable<String> {
  /// What the command line calls the cases.
  static var words: [String] { allCases.map(\.rawValue) }
}
