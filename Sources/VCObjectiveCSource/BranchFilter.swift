import VCSourceFacts

/// A filter for the branches of an `#if` that open or close braces of the code around them.
///
/// Of `#ifdef A`, `if (x) {`, `#else`, `if (y) {`, `#endif`, a compiler sees one of the opening braces. A parser that reads all
/// branches would see both, and the code after them would appear to be in the wrong place. Of such branches one remains,
/// without its directives; all other branches, with their directives, are left as they are.
struct BranchFilter {
  /// A branch of an `#if`.
  private struct Branch {
    var condition: BuildCondition
    /// The place of the branch's directive in the filtered tokens.
    var place: Int
    /// The number of braces that are open at the end of the branch.
    var open = 0
    /// The lowest number of open braces in the branch, negative if the branch closes braces around it.
    var lowest = 0

    mutating func add(open change: Int, lowest low: Int) {
      lowest = min(lowest, open + low)
      open += change
    }
  }

  private var filtered: [Token] = []
  private var groups: [[Branch]] = []
  /// The nesting of directives that are too deep to be examined.
  private var ignored = 0
  /// The values of the flags that decided earlier branches, so that a brace opened for a flag is closed for it, too.
  private var flags: [String: Bool] = [:]

  /// Returns the tokens of a file with one of the branches of each `#if` that is not balanced.
  static func balanced(_ tokens: [Token]) -> [Token] {
    var filter = BranchFilter()
    filter.filtered.reserveCapacity(tokens.count)
    for token in tokens { filter.add(token) }
    return filter.filtered
  }

  private mutating func add(_ token: Token) {
    switch token.kind {
    case .directive:
      follow(Directive(token.text), token)
    case .sign:
      if token.isSign("{") { count(open: 1, lowest: 0) }
      if token.isSign("}") { count(open: -1, lowest: -1) }
      filtered.append(token)
    default: filtered.append(token)
    }
  }

  private mutating func count(open: Int, lowest: Int) {
    guard let group = groups.indices.last, let branch = groups[group].indices.last else { return }
    groups[group][branch].add(open: open, lowest: lowest)
  }

  private mutating func follow(_ directive: Directive, _ token: Token) {
    switch directive {
    case .begin where groups.count >= Parser.deepest || ignored > 0: ignored += 1
    case .begin(let condition): groups.append([Branch(condition: condition, place: filtered.count)])
    case .next(let condition) where ignored == 0 && !groups.isEmpty:
      groups[groups.count - 1].append(Branch(condition: condition, place: filtered.count))
    case .end where ignored > 0: ignored -= 1
    case .end:
      if let group = groups.popLast(), group.contains(where: { $0.open != 0 || $0.lowest < 0 }) {
        return keepOne(of: group)
      }
    case .next, .include, .define, .other: break
    }
    filtered.append(token)
  }

  private mutating func keepOne(of group: [Branch]) {
    var kept: [Token] = []
    let chosen = group.firstIndex { $0.condition.value(where: value) != false }
    if let chosen {
      decide(group[chosen].condition)
      let end = chosen + 1 < group.count ? group[chosen + 1].place : filtered.count
      kept = Array(filtered[(group[chosen].place + 1)..<end])
    }
    if let first = group.first { filtered.removeSubrange(first.place...) }
    filtered += kept
    if let chosen { count(open: group[chosen].open, lowest: group[chosen].lowest) }
  }

  // MARK: Conditions

  /// Returns the value of a question in an iOS app; `nil` if it depends on flags that nothing has decided yet.
  ///
  /// The platform for which the map is made is not known here, and does not matter: one branch has to remain.
  private func value(of question: BuildCondition.Question) -> Bool? {
    switch question {
    case .os(let name): name == "iOS"
    case .environment: false
    case .canImport(let module): module == "UIKit" ? true : nil
    case .flag(let name): flags[name]
    }
  }

  /// Sets the flag that a chosen branch depends on.
  private mutating func decide(_ condition: BuildCondition) {
    switch condition {
    case .flag(let name): flags[name] = true
    case .not(.flag(let name)): flags[name] = false
    default: break
    }
  }
}
