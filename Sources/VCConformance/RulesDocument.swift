import VCReplay

/// `docs/uikit-rules.md`: every rule, its source, and what covers it.
package struct RulesDocument: Sendable {
  /// The figures of samples that show a rule, by rule number.
  private var shownBy: [Int: [String]] = [:]
  /// The scenarios and then the test files that name and touch a rule, by rule number.
  private var namedBy: [Int: [String]] = [:]
  /// `R23 presenter.class-defaults` for each rule that a scenario names but does not touch.
  package private(set) var untouched: [String] = []

  /// Collects the scenarios, tests and figures that name each rule.
  ///
  /// - Parameters:
  ///   - scenarios: The scenarios, which name the rules that they test.
  ///   - touches: The rules for which each scenario and test file detects changes of the code, from the last mutation run.
  ///   - tests: The text of test sources by the name used in the table, in the order of the table.
  ///   - figures: The pages of the samples' figures, whose text names the rules behind them, by name.
  package init(
    scenarios: [Scenario], touches: [String: Set<Int>], tests: [(name: String, text: String)],
    figures: [(name: String, text: String)] = []
  ) {
    // A figure with few rules shows each of them best.
    let shown = figures.map { (name: $0.name, rules: Self.rules(in: $0.text)) }
      .sorted { ($0.rules.count, $0.name) < ($1.rules.count, $1.name) }
    for (name, rules) in shown {
      for number in rules where (shownBy[number]?.count ?? 0) < 2 { shownBy[number, default: []].append(name) }
    }
    for scenario in scenarios {
      let touched = scenario.touchedRules().union(touches[scenario.id] ?? [])
      for rule in scenario.rules {
        guard let number = Int(rule.dropFirst()) else { continue }
        let isTouched = Self.examples[number].map(touched.isSuperset) ?? touched.contains(number)
        if isTouched { note(scenario.id, number) } else { untouched.append("\(rule) \(scenario.id)") }
      }
    }
    for (name, text) in tests {
      for number in Self.rules(in: text) {
        // A test may mention a rule of which it covers only a part.
        if touches[name]?.contains(number) ?? false { note(name, number) }
      }
    }
  }

  private mutating func note(_ name: String, _ number: Int) {
    if namedBy[number]?.contains(name) != true { namedBy[number, default: []].append(name) }
  }

  /// Rules that nothing names, although something could.
  package var unnamed: [Int] {
    UIKitRule.all.map(\.number).filter { namedBy[$0] == nil && Self.nothingToTry[$0] == nil }
  }

  /// The reasons why nothing covers a rule.
  private static let nothingToTry = [
    19: "reports from during a transition", 63: "explains a documentation text", 66: "no effect on a model",
    79: "advice for writing apps", 114: "authors' reasons", 128: "the appearance of a popover",
    46: "names and numbers of the header", 60: "names and a default", 127: "no effect on behaviour",
    144: "describes figures", 160: "a table of names, which `InterfaceBuilderRuleTests` reads",
    167: "the reason to read files separately", 168: "an example of the rules before it",
    171: "the versions of the other rules",
  ]

  /// Rules that follow from others, and figures of the guide: a scenario covers such a rule by covering the rules
  /// behind it.
  private static let examples: [Int: Set<Int>] = [16: [20, 21], 141: [11, 12], 142: [69, 70], 143: [20, 21]]

  /// The text of the page.
  package var markdown: String {
    var lines = [
      "# UIKit's rules", "",
      "The rules of the replay. Diagnostics, explanations and comments in the source refer to their numbers.",
      "Each rule has a link to Apple's documentation, names public cases in which it was observed, or follows from other",
      "rules. Inferred rules may be corrected by better evidence; unknown behaviour is reported as `unknown`.", "",
      "A scenario or test file is listed only for rules that it covers: a replay gives the rule as a reason or in a diagnostic,",
      "or the test fails or produces a different result when code that refers to the rule is changed (`Tests/Mutants`).",
      "",
      "This page is generated: `swift run vcgraph-conformance --document .` recreates it from the rules",
      "in the source, the scenarios and the tests. A test fails if it is stale.",
    ]
    for section in UIKitRule.sections {
      lines += [
        "", "## \(section.title)", "",
        "| rule | statement | from, until | confidence | link or case | tested by | shown by |",
        "| --- | --- | --- | --- | --- | --- | --- |",
      ]
      for rule in section.rules {
        let names =
          namedBy[rule.number]?.map { "`\($0)`" }.joined(separator: ", ")
          ?? "nothing to test: \(Self.nothingToTry[rule.number] ?? "")"
        let provenance = RuleProvenance(of: rule)
        let figures = shownBy[rule.number]?.map { "[\($0)](../out/\($0).svg)" }.joined(separator: ", ") ?? ""
        let cells = [
          "R\(rule.number)", rule.summary, provenance.versions, provenance.confidence, provenance.evidence, names,
          figures,
        ]
        lines.append("| " + cells.joined(separator: " | ") + " |")
      }
    }
    lines += ["", "## Reference tables", "", "These tables are generated by the replay."] + RuleTables.markdown
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns the rule numbers in a text: `R23`, and `R145–R149` for a range.
  static func rules(in text: String) -> [Int] {
    var found: Set<Int> = []
    var rangeStart: Int?
    var rest = text.unicodeScalars[...]
    var previous: Unicode.Scalar = " "
    while let scalar = rest.popFirst() {
      defer { previous = scalar }
      guard scalar == "R", !previous.properties.isAlphabetic, !("0"..."9").contains(previous) else {
        if scalar != "–" { rangeStart = nil }
        continue
      }
      let digits = rest.prefix { ("0"..."9").contains($0) }
      guard let number = Int(String(String.UnicodeScalarView(digits))), (1...UIKitRule.all.count).contains(number)
      else {
        continue
      }
      rest = rest.dropFirst(digits.count)
      if let start = rangeStart, start < number { found.formUnion(start...number) }
      found.insert(number)
      rangeStart = rest.first == "–" ? number : nil
    }
    return found.sorted()
  }
}
