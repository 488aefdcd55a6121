/// The pieces of source code that are built: what stands under a condition that does not hold is passed over.
///
/// Where nobody can tell whether a condition holds, all its branches are read.
struct ActiveTokens {
  private(set) var scanner: SourceScanner
  private var branches: [Branch] = []
  private var waiting: SourceToken?

  /// An `#if` whose `#endif` has not come yet.
  private struct Branch {
    /// Whether the code around it is built.
    var isOuterActive: Bool
    var isActive: Bool
    /// Whether a branch has come whose condition holds for sure.
    var isDecided: Bool
  }

  init(_ bytes: [UInt8], _ language: SourceLanguage) { scanner = SourceScanner(bytes, language) }

  mutating func next() -> SourceToken? {
    if let token = waiting {
      waiting = nil
      return token
    }
    while let token = scanner.next() {
      if token.kind == .directive {
        follow(token)
        if let token = waiting {
          waiting = nil
          return token
        }
      } else if branches.last?.isActive ?? true {
        return token
      }
    }
    return nil
  }

  /// Looks at the next piece without taking it.
  mutating func peek() -> SourceToken? {
    waiting = next()
    return waiting
  }

  /// The next piece is this one again.
  mutating func putBack(_ token: SourceToken) { waiting = token }

  func text(_ token: SourceToken) -> String { scanner.text(token) }

  func isSign(_ token: SourceToken, _ sign: Unicode.Scalar) -> Bool { scanner.isSign(token, sign) }

  func isWord(_ token: SourceToken, among words: SourceWords) -> Bool {
    token.kind == .word && words.contains(of: scanner.bytes, token.range)
  }

  private mutating func follow(_ first: SourceToken) {
    var directive: SourceToken? = first
    while let token = directive {
      directive = nil
      let name = scanner.text(token).filter { $0.isLetter }
      var words: [String] = []
      while let next = scanner.next() {
        if next.startsLine {
          if next.kind == .directive { directive = next } else { waiting = next }
          break
        }
        if words.count < 100 { words.append(scanner.text(next)) }
      }
      follow(name, words)
    }
    if let token = waiting, !(branches.last?.isActive ?? true) {
      _ = token
      waiting = nil
    }
  }

  private mutating func follow(_ name: String, _ words: [String]) {
    switch name {
    case "if", "ifdef", "ifndef":
      let isOuterActive = branches.last?.isActive ?? true
      let value = name == "if" ? BuildCondition(words).value : nil
      branches.append(
        Branch(isOuterActive: isOuterActive, isActive: isOuterActive && value != false, isDecided: value == true))
    case "elseif", "elif":
      guard let branch = branches.popLast() else { return }
      let value = BuildCondition(words).value
      branches.append(
        Branch(
          isOuterActive: branch.isOuterActive, isActive: branch.isOuterActive && !branch.isDecided && value != false,
          isDecided: branch.isDecided || value == true))
    case "else":
      guard let branch = branches.popLast() else { return }
      branches.append(
        Branch(
          isOuterActive: branch.isOuterActive, isActive: branch.isOuterActive && !branch.isDecided, isDecided: true))
    case "endif": _ = branches.popLast()
    default: break
    }
  }
}
