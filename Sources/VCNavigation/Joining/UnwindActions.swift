import VCModel

/// Which classes implement which unwind actions, by themselves or by what they inherit.
///
/// Only the actions that some segue asks for count.
struct UnwindActions {
  typealias Action = NavigationMapFragment.UnwindAction

  /// Whether any code was read.
  let hasCode: Bool
  /// All actions that code declares, sorted, whether they are asked for or not.
  let selectors: [String]
  private var superclasses: [String: String] = [:]
  /// What the code calls a class that Interface Builder knows by another name.
  private var codeNames: [String: String] = [:]
  private var own: [String: [Action]] = [:]
  /// What extensions add to UIKit's own classes.
  private var added: [String: [Action]] = [:]
  private var inherited: [String: [Action]] = [:]

  /// - Parameter fragments: In the order in which the first of equal declarations counts.
  init(_ fragments: [NavigationMapFragment]) {
    hasCode = fragments.contains(where: \.isCode)
    guard hasCode else {
      selectors = []
      return
    }
    let classes = fragments.flatMap(\.classes)
    selectors = Set(classes.flatMap(\.unwindActions).map(\.selector)).sorted()
    let asked = Set(fragments.flatMap(\.links).compactMap(\.target.unwindAction))
    for found in classes {
      if let superclass = found.superclass, superclass != found.name {
        superclasses[found.name] = superclasses[found.name] ?? superclass
      }
      if let runtimeName = found.runtimeName, runtimeName != found.name {
        codeNames[runtimeName] = codeNames[runtimeName] ?? found.name
      }
      for action in found.unwindActions where asked.contains(action.selector) { add(action, to: found.name) }
    }
    for name in own.keys where superclasses[name] == nil && Self.isUIKits(name) {
      added[name] = own.removeValue(forKey: name)
    }
  }

  /// A body counts more than a header's promise.
  private mutating func add(_ action: Action, to name: String) {
    guard let place = own[name]?.firstIndex(where: { $0.selector == action.selector }) else {
      own[name, default: []].append(action)
      return
    }
    if action.isImplemented, own[name]?[place].isImplemented == false { own[name]?[place] = action }
  }

  private static func isUIKits(_ name: String) -> Bool { name.hasPrefix("UI") || name == "NSObject" }

  /// The classes that declare an action themselves, sorted, each with the declaration; UIKit's own are none of them.
  func declarations(of selector: String) -> [(name: String, action: Action)] {
    own.compactMap { name, actions in actions.first { $0.selector == selector }.map { (name, $0) } }
      .sorted { $0.name < $1.name }
  }

  /// The actions that code gives to a class and to those that it inherits from, the nearest first.
  /// - Parameter name: The class as a scene or the code calls it.
  mutating func actions(of name: String) -> [Action] {
    var line: [String] = []
    var seen: Set<String> = []
    var next: String? = codeName(of: name)
    while let here = next, inherited[here] == nil, seen.insert(here).inserted {
      line.append(here)
      next = superclasses[here]
    }
    var actions = next.flatMap { inherited[$0] } ?? []
    for here in line.reversed() {
      if let declared = own[here] {
        actions = declared + actions.filter { action in !declared.contains { $0.selector == action.selector } }
      }
      inherited[here] = actions
    }
    return actions
  }

  /// The actions that a controller has because an extension gives them to a class of UIKit.
  func addedActions(of name: String) -> [Action] {
    guard !added.isEmpty else { return [] }
    return Set(line(of: name) + ["UIViewController", "UIResponder", "NSObject"]).sorted().flatMap { added[$0] ?? [] }
  }

  /// The class and all from which it inherits, as far as the code tells.
  func line(of name: String) -> [String] {
    var line: [String] = []
    var seen: Set<String> = []
    var next: String? = codeName(of: name)
    while let here = next, seen.insert(here).inserted {
      line.append(here)
      next = superclasses[here]
    }
    return line
  }

  private func codeName(of name: String) -> String { codeNames[name] ?? name }
}

extension NavigationMapFragment.End {
  /// The action that is asked for.
  var unwindAction: String? {
    if case .unwindAction(let action) = self { action } else { nil }
  }
}
