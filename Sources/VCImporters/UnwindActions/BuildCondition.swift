/// What stands behind `#if`, as far as it can be known of an app for iOS or tvOS.
struct BuildCondition {
  private let words: [String]
  private var position = 0
  private var depth = 0

  /// - Parameter words: The words and signs of the condition.
  init(_ words: [String]) { self.words = words }

  /// Whether code under the condition is built; `nil` when nobody can tell.
  var value: Bool? {
    guard !words.contains(where: { ["<", ">", "=", "+", "-", "*", "/", "?"].contains($0) }) else { return nil }
    var reader = self
    let value = reader.alternatives()
    return reader.position == words.count ? value : nil
  }

  private var word: String? { position < words.count ? words[position] : nil }

  private mutating func takes(_ signs: String...) -> Bool {
    guard words[position...].starts(with: signs) else { return false }
    position += signs.count
    return true
  }

  private mutating func alternatives() -> Bool? {
    var value = all()
    while takes("|", "|") {
      let other = all()
      value = value == true || other == true ? true : value == nil || other == nil ? nil : false
    }
    return value
  }

  private mutating func all() -> Bool? {
    var value = single()
    while takes("&", "&") {
      let other = single()
      value = value == false || other == false ? false : value == nil || other == nil ? nil : true
    }
    return value
  }

  private mutating func single() -> Bool? {
    var isNegative = false
    while takes("!") { isNegative.toggle() }
    let value = takes("(") ? inParentheses() : question()
    return isNegative ? value.map { !$0 } : value
  }

  /// Nobody nests conditions deeply; who does is not followed.
  private mutating func inParentheses() -> Bool? {
    depth += 1
    defer { depth -= 1 }
    guard depth < 32 else {
      position = words.count
      return nil
    }
    let value = alternatives()
    return takes(")") ? value : nil
  }

  /// A word, or a question such as `os(iOS)`.
  private mutating func question() -> Bool? {
    guard let name = word else { return nil }
    position += 1
    guard takes("(") else { return Self.known[name] }
    let start = position
    while let next = word, next != ")" {
      _ = next
      position += 1
    }
    let answer = Self.known["\(name)(\(words[start..<position].joined()))"]
    return takes(")") ? answer : nil
  }

  private static let known: [String: Bool] = [
    "true": true, "false": false, "1": true, "0": false, "YES": true, "NO": false,
    "canImport(UIKit)": true, "canImport(AppKit)": false, "canImport(Cocoa)": false, "canImport(WatchKit)": false,
    "os(macOS)": false, "os(OSX)": false, "os(watchOS)": false, "os(visionOS)": false, "os(Linux)": false,
    "os(Windows)": false, "os(Android)": false, "os(WASI)": false, "os(FreeBSD)": false,
    "TARGET_OS_IPHONE": true, "TARGET_OS_OSX": false, "TARGET_OS_WATCH": false, "__OBJC__": true,
    "defined(__OBJC__)": true,
  ]
}
