import VCModel

/// The unwind actions that each class implements or inherits.
///
/// Only actions that a segue uses are included.
struct UnwindActions {
  typealias Action = NavigationMapFragment.UnwindAction
  typealias Key = CodeClasses.Key

  /// Whether any code was read.
  let hasCode: Bool
  /// All actions declared in code, sorted, whether used or not.
  let selectors: [String]
  let classes: CodeClasses
  private var inherited: [Key: [Action]] = [:]
  /// Whether an extension adds an action to one of UIKit's classes.
  private let extendsUIKit: Bool

  /// - Parameter fragments: The fragments; among equally near declarations the first one counts.
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

  /// Returns the Swift 2 names of actions, if a segue uses one and no other action has that name.
  ///
  /// The first label was not part of a selector in Swift 2: `back(segue:)` was `back:`, and is now `backWithSegue:`.
  private static func olderNames(of selectors: [String], asked: Set<String>) -> [String: String] {
    var names: [String: String] = [:]
    for wanted in asked.subtracting(selectors) where wanted.hasSuffix(":") {
      for ending in ["WithSegue:", "Segue:", "WithSender:", "WithUnwindSegue:"] {
        names[wanted.dropLast() + ending] = wanted
      }
    }
    return names.filter { selectors.contains($0.key) }
  }

  /// Returns the classes that declare an action themselves, sorted, each with its declaration; UIKit's own classes are
  /// excluded.
  func declarations(of selector: String) -> [(key: Key, action: Action)] {
    classes.own.compactMap { key, actions in
      classes.isUIKits(key) ? nil : actions.first { $0.selector == selector }.map { (key, $0) }
    }.sorted { ($0.key.name, $0.action.origin.location) < ($1.key.name, $1.action.origin.location) }
  }

  /// Returns the actions that code adds to a class and its superclasses, nearest first.
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

  /// Returns the actions that a controller inherits from extensions of UIKit's classes.
  func addedActions(of key: Key) -> [Action] {
    guard extendsUIKit else { return [] }
    let names = Set(classes.line(of: key).map(\.name) + ["UIViewController", "UIResponder", "NSObject"])
    return names.sorted().map { Key(name: $0, declaration: 0) }.filter(classes.isUIKits)
      .flatMap { classes.own[$0] ?? [] }
  }
}

extension NavigationMapFragment.End {
  /// The selector of the unwind action.
  var unwindAction: String? {
    if case .unwindAction(let action) = self { action } else { nil }
  }
}
