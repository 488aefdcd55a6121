import VCModel

/// Which classes implement which unwind actions, by themselves or by what they inherit.
///
/// Only the actions that some segue asks for count.
struct UnwindActions {
  typealias Action = NavigationMapFragment.UnwindAction
  typealias Key = CodeClasses.Key

  /// Whether any code was read.
  let hasCode: Bool
  /// All actions that code declares, sorted, whether they are asked for or not.
  let selectors: [String]
  let classes: CodeClasses
  private var inherited: [Key: [Action]] = [:]
  /// Whether an extension gives an action to a class of UIKit's.
  private let extendsUIKit: Bool

  /// - Parameter fragments: In the order in which the first of equally near declarations counts.
  init(_ fragments: [NavigationMapFragment]) {
    hasCode = fragments.contains(where: \.isCode)
    guard hasCode else {
      selectors = []
      classes = CodeClasses([]) { _ in false }
      extendsUIKit = false
      return
    }
    selectors = Set(fragments.flatMap(\.classes).flatMap(\.unwindActions).map(\.selector)).sorted()
    let asked = Set(fragments.flatMap(\.links).compactMap(\.target.unwindAction))
    let older = Self.olderNames(of: selectors, asked: asked)
    let classes = CodeClasses(fragments, calling: older) { asked.contains($0.selector) }
    self.classes = classes
    extendsUIKit = classes.own.keys.contains(where: classes.isUIKits)
  }

  /// What Swift 2 called an action, where a segue asks for it and nothing else is called that.
  ///
  /// The first label was no part of a selector then: `back(segue:)` was `back:`, and is `backWithSegue:`.
  private static func olderNames(of selectors: [String], asked: Set<String>) -> [String: String] {
    var names: [String: String] = [:]
    for wanted in asked.subtracting(selectors) where wanted.hasSuffix(":") {
      for ending in ["WithSegue:", "Segue:", "WithSender:", "WithUnwindSegue:"] {
        names[wanted.dropLast() + ending] = wanted
      }
    }
    return names.filter { selectors.contains($0.key) }
  }

  /// The classes that declare an action themselves, sorted, each with the declaration; UIKit's own are none of them.
  func declarations(of selector: String) -> [(key: Key, action: Action)] {
    classes.own.compactMap { key, actions in
      classes.isUIKits(key) ? nil : actions.first { $0.selector == selector }.map { (key, $0) }
    }.sorted { ($0.key.name, $0.action.origin.location) < ($1.key.name, $1.action.origin.location) }
  }

  /// The actions that code gives to a class and to those that it inherits from, the nearest first.
  mutating func actions(of key: Key) -> [Action] {
    var line: [Key] = []
    var seen: Set<Key> = []
    var next: Key? = key
    while let here = next, inherited[here] == nil, seen.insert(here).inserted {
      line.append(here)
      next = classes.superclass(of: here)
    }
    var actions = next.flatMap { inherited[$0] } ?? []
    for here in line.reversed() {
      if let declared = classes.own[here], !classes.isUIKits(here) {
        actions = declared + actions.filter { action in !declared.contains { $0.selector == action.selector } }
      }
      inherited[here] = actions
    }
    return actions
  }

  /// The actions that a controller has because an extension gives them to a class of UIKit.
  func addedActions(of key: Key) -> [Action] {
    guard extendsUIKit else { return [] }
    let names = Set(classes.line(of: key).map(\.name) + ["UIViewController", "UIResponder", "NSObject"])
    return names.sorted().map { Key(name: $0, declaration: 0) }.filter(classes.isUIKits)
      .flatMap { classes.own[$0] ?? [] }
  }
}

extension NavigationMapFragment.End {
  /// The action that is asked for.
  var unwindAction: String? {
    if case .unwindAction(let action) = self { action } else { nil }
  }
}
