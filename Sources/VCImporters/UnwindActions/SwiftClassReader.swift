import VCModel

/// Finds the classes and extensions of a Swift file, and the unwind actions in them.
///
/// Only declarations are read. What is in the bodies of functions counts as far as brackets open and close.
struct SwiftClassReader {
  var tokens: ActiveTokens
  private(set) var classes: [FoundClass] = []
  /// The brackets that are open, outermost first.
  private var scopes: [Scope] = []
  /// What stands in front of the next declaration.
  private var prefix = DeclarationPrefix()
  private var followsDot = false

  private struct Scope {
    var closing: UInt8
    /// The class whose members stand here, by position in the list.
    var members: Int?
  }

  init(_ bytes: [UInt8]) { tokens = ActiveTokens(bytes, .swift) }

  mutating func read() {
    while let token = tokens.next() {
      let followedDot = followsDot
      followsDot = tokens.isSign(token, ".")
      switch token.kind {
      case .word where !followedDot && isDeclarationPlace: readWord(token)
      case .punctuation: readSign(token)
      case .word, .quotedWord, .literal, .directive: prefix = DeclarationPrefix()
      }
    }
  }

  /// Between the braces of a type or a body, or outside all brackets; in parentheses words are labels.
  private var isDeclarationPlace: Bool { scopes.last.map { $0.closing == UInt8(ascii: "}") } ?? true }

  private mutating func readWord(_ token: SourceToken) {
    if tokens.isWord(token, among: Self.modifiers) {
      readModifier(token)
    } else if tokens.isWord(token, among: Self.types) {
      readType(token)
    } else if tokens.isWord(token, among: Self.functions) {
      if let action = readFunction(token), let members = scopes.last?.members { classes[members].add(action) }
      prefix = DeclarationPrefix()
    } else {
      if tokens.isWord(token, among: Self.imports) { skipImport() }
      prefix = DeclarationPrefix()
    }
  }

  private mutating func readSign(_ token: SourceToken) {
    let sign = tokens.scanner.bytes[token.range.lowerBound]
    switch sign {
    case UInt8(ascii: "@"):
      readAttribute()
      return
    case UInt8(ascii: "{"): scopes.append(Scope(closing: UInt8(ascii: "}")))
    case UInt8(ascii: "("): scopes.append(Scope(closing: UInt8(ascii: ")")))
    case UInt8(ascii: "["): scopes.append(Scope(closing: UInt8(ascii: "]")))
    case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"): close(sign)
    default: break
    }
    prefix = DeclarationPrefix()
  }

  /// A brace closes what was left open inside it; another bracket that fits nothing is passed over.
  private mutating func close(_ sign: UInt8) {
    if scopes.last?.closing == sign {
      scopes.removeLast()
    } else if sign == UInt8(ascii: "}"), let place = scopes.lastIndex(where: { $0.closing == sign }) {
      scopes.removeSubrange(place...)
    }
  }

  private static let types = SourceWords(["class", "extension", "typealias"])
  private static let functions = SourceWords(["func"])
  private static let imports = SourceWords(["import"])
  private static let modifiers = SourceWords([
    "private", "fileprivate", "internal", "public", "open", "package", "final", "override", "dynamic", "nonisolated",
    "static", "optional", "required", "isolated", "mutating", "indirect", "distributed", "unowned", "weak", "lazy",
    "convenience",
  ])
}

// MARK: - In front of declarations

/// The attributes and modifiers of a declaration.
struct DeclarationPrefix {
  /// Whether something says that Objective-C can call it.
  var isExposed = false
  /// Whether it belongs to the type and not to its instances.
  var isStatic = false
  /// What `@objc(…)` calls it.
  var name: String?
}

extension SwiftClassReader {
  private mutating func readModifier(_ token: SourceToken) {
    switch tokens.text(token) {
    case "override": prefix.isExposed = true
    case "static": prefix.isStatic = true
    default: break
    }
    // `private(set)`
    _ = arguments(behind: token)
  }

  private mutating func readAttribute() {
    guard var name = tokens.next() else { return }
    guard name.kind == .word else { return tokens.putBack(name) }
    while let dot = tokens.peek(), tokens.isSign(dot, "."), dot.range.lowerBound == name.range.upperBound {
      _ = tokens.next()
      guard let next = tokens.next() else { return }
      guard next.kind == .word else { return tokens.putBack(next) }
      name = next
    }
    let arguments = arguments(behind: name)
    switch tokens.text(name) {
    case "IBAction", "objcMembers": prefix.isExposed = true
    case "objc":
      prefix.isExposed = true
      if let arguments, !arguments.isEmpty { prefix.name = arguments }
    case "nonobjc": prefix.isStatic = true
    default: break
    }
  }

  /// What stands in parentheses that follow a word without a space, as it is written.
  private mutating func arguments(behind word: SourceToken) -> String? {
    guard let open = tokens.peek(), tokens.isSign(open, "("), open.range.lowerBound == word.range.upperBound else {
      return nil
    }
    _ = tokens.next()
    var depth = 1
    var text = ""
    while let token = tokens.next() {
      if tokens.isSign(token, "(") { depth += 1 }
      if tokens.isSign(token, ")") { depth -= 1 }
      if depth == 0 { break }
      if text.utf8.count < 500 { text += tokens.text(token) }
    }
    return text
  }
}

// MARK: - Types

extension SwiftClassReader {
  /// A class, an extension or another name for a type; `class` may also be a modifier.
  private mutating func readType(_ token: SourceToken) {
    let keyword = tokens.text(token)
    guard let name = tokens.next() else { return }
    let isName = name.kind == .quotedWord || (name.kind == .word && !tokens.isWord(name, among: Self.members))
    guard isName else {
      if keyword == "class" { prefix.isStatic = true } else { prefix = DeclarationPrefix() }
      return tokens.putBack(name)
    }
    var found = FoundClass(name: tokens.text(name))
    found.runtimeName = keyword == "class" ? prefix.name : nil
    found.isExposed = prefix.isExposed
    prefix = DeclarationPrefix()
    let isComplete = readHeader(&found, isExtension: keyword == "extension", isAlias: keyword == "typealias")
    classes.append(found)
    if isComplete { scopes.append(Scope(closing: UInt8(ascii: "}"), members: classes.count - 1)) }
  }

  /// What can follow the modifier `class`.
  private static let members = SourceWords([
    "func", "var", "let", "subscript", "override", "final", "private", "fileprivate", "internal", "public", "open",
    "package", "dynamic", "nonisolated", "static", "required", "lazy", "weak", "unowned", "init",
  ])

  /// Reads on from a type's name to its brace.
  /// - Returns: Whether the brace was there.
  private mutating func readHeader(_ found: inout FoundClass, isExtension: Bool, isAlias: Bool) -> Bool {
    var angles = 0
    var depth = 0
    var readsSuperclass = false
    var readsName = isExtension
    var isOver = false
    while let token = tokens.peek() {
      if isAlias, token.startsLine, found.superclass != nil || !readsSuperclass { return false }
      if tokens.isSign(token, "}") || tokens.isSign(token, ";") { return false }
      _ = tokens.next()
      if tokens.isSign(token, "{") { return !isAlias }
      if tokens.isSign(token, "<") { angles += 1 }
      if tokens.isSign(token, ">") { angles -= 1 }
      if tokens.isSign(token, "(") || tokens.isSign(token, "[") { depth += 1 }
      if tokens.isSign(token, ")") || tokens.isSign(token, "]") { depth -= 1 }
      guard angles == 0, depth == 0 else { continue }
      if tokens.isSign(token, isAlias ? "=" : ":"), !isExtension {
        readsSuperclass = found.superclass == nil && !isOver
      } else if tokens.isSign(token, "@") {
        _ = tokens.next()
      } else if tokens.isSign(token, ",") || tokens.isSign(token, "&") {
        readsSuperclass = false
      } else if token.kind == .word || token.kind == .quotedWord {
        if tokens.isWord(token, among: Self.clauses) { (readsSuperclass, readsName, isOver) = (false, false, true) }
        // The last part of a name with dots is the type's own.
        if readsSuperclass { found.superclass = tokens.text(token) }
        if readsName { found.name = tokens.text(token) }
      }
      if tokens.isSign(token, ":") { readsName = false }
    }
    return false
  }

  private static let clauses = SourceWords(["where"])

  /// `import class UIKit.UIView` declares nothing.
  private mutating func skipImport() {
    while let token = tokens.peek(), !token.startsLine, !tokens.isSign(token, ";") { _ = tokens.next() }
  }
}

// MARK: - Functions

extension SwiftClassReader {
  private mutating func readFunction(_ keyword: SourceToken) -> FoundClass.Action? {
    guard let members = scopes.last?.members, let name = tokens.next() else { return nil }
    guard name.kind == .word || name.kind == .quotedWord else {
      tokens.putBack(name)
      return nil
    }
    var reader = SwiftParameters()
    guard reader.read(&tokens), reader.takesSegue, !prefix.isStatic, prefix.isExposed || classes[members].isExposed
    else { return nil }
    let selector = prefix.name ?? UnwindSelector.selector(of: tokens.text(name), labels: reader.labels)
    return FoundClass.Action(selector: selector, place: keyword.range.lowerBound, isImplemented: true)
  }
}
