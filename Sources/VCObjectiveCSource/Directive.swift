import VCSourceFacts

/// A preprocessor directive.
enum Directive {
  case begin(BuildCondition)
  /// `#elif` or `#else`; the conditions of the preceding branches are false.
  case next(BuildCondition)
  case end
  case include(String)
  /// A macro with its replacement tokens.
  case define(String, [Token])
  case other

  init(_ line: String) {
    let tokens = Lexer.tokens(of: Array(line.utf8))
    let rest = Array(tokens.dropFirst())
    switch tokens[0].kind == .word || tokens[0].kind == .keyword ? tokens[0].text : "" {
    case "if": self = .begin(Self.condition(rest))
    case "ifdef": self = .begin(Self.flag(rest[0].text))
    case "ifndef": self = .begin(.not(Self.flag(rest[0].text)))
    case "elif": self = .next(Self.condition(rest))
    case "else": self = .next(.constant(true))
    case "endif": self = .end
    case "import", "include": self = .include(Self.header(line))
    case "define" where rest.count >= 2: self = .define(rest[0].text, Array(rest.dropFirst()))
    default: self = .other
    }
  }

  /// Returns the name in an include: `UIKit/UIKit.h` for `<UIKit/UIKit.h>`.
  private static func header(_ line: String) -> String {
    let parts = line.split(maxSplits: 2) { "<>\"".contains($0) }
    return parts.count > 1 ? String(parts[1]) : ""
  }

  private static func condition(_ tokens: [Token]) -> BuildCondition {
    var reader = ConditionReader(tokens)
    return reader.any()
  }

  /// Returns the condition for a macro name, some of which denote platforms.
  static func flag(_ name: String) -> BuildCondition {
    switch name {
    case "TARGET_OS_IPHONE": .any([.os("iOS"), .os("tvOS"), .os("watchOS"), .os("visionOS")])
    case "TARGET_OS_IOS": .os("iOS")
    case "TARGET_OS_TV": .os("tvOS")
    case "TARGET_OS_WATCH": .os("watchOS")
    case "TARGET_OS_VISION": .os("visionOS")
    case "TARGET_OS_OSX": .os("macOS")
    case "TARGET_OS_MACCATALYST": .environment("macCatalyst")
    case "TARGET_OS_SIMULATOR", "TARGET_IPHONE_SIMULATOR": .environment("simulator")
    case "__OBJC__": .constant(true)
    case "__cplusplus": .constant(false)
    case "TARGET_OS_MAC": .constant(true)
    default: .flag(name)
    }
  }
}

/// A parser for the condition of an `#if`.
private struct ConditionReader {
  private let tokens: [Token]
  private var place = 0
  private var depth = 0

  init(_ tokens: [Token]) { self.tokens = tokens }

  private var token: Token { tokens[min(place, tokens.count - 1)] }

  mutating func any() -> BuildCondition {
    var parts = [all()]
    while token.isSign("||") {
      place += 1
      parts.append(all())
    }
    return parts.count > 1 ? .any(parts) : parts[0]
  }

  private mutating func all() -> BuildCondition {
    var parts = [one()]
    while token.isSign("&&") {
      place += 1
      parts.append(one())
    }
    return parts.count > 1 ? .all(parts) : parts[0]
  }

  private mutating func one() -> BuildCondition {
    guard depth < Parser.deepest, token.kind != .end else { return .constant(true) }
    depth += 1
    defer { depth -= 1 }
    let first = token
    place += 1
    if first.isSign("!") { return .not(one()) }
    if first.isSign("(") {
      let inner = any()
      if token.isSign(")") { place += 1 }
      return inner
    }
    if first.kind == .number { return .constant(!["0", "0L", "0U"].contains(first.text)) }
    guard first.kind == .word else { return .constant(true) }
    if first.text == "defined" || first.text.hasPrefix("__has") || token.isSign("(") { return test(first.text) }
    return comparison(first.text)
  }

  private mutating func test(_ name: String) -> BuildCondition {
    let isBracketed = token.isSign("(")
    if isBracketed { place += 1 }
    let argument = token
    var depth = 1
    if isBracketed {
      while token.kind != .end, depth > 0 {
        if token.isSign("(") { depth += 1 }
        if token.isSign(")") { depth -= 1 }
        place += 1
      }
    } else {
      place += 1
    }
    if name == "defined" { return Directive.flag(argument.text) }
    // `#if SYSTEM(TV)`: the value of the app's own macro is not known.
    return name.hasPrefix("__") ? .constant(true) : .flag("\(name)(\(argument.text))")
  }

  /// Reads a name: alone it is a flag, and a comparison, which cannot be evaluated, counts as true.
  private mutating func comparison(_ name: String) -> BuildCondition {
    guard token.kind == .sign, ["==", "!=", "<", ">", "<=", ">="].contains(token.text) else {
      return Directive.flag(name)
    }
    place += 2
    return .constant(true)
  }
}
