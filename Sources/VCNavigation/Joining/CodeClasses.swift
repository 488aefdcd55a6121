import VCModel

/// The classes that code declares, told apart where several apps in one folder have classes of the same name.
///
/// A name means the declaration nearest to where it stands, as a storyboard's name does. Extensions, categories and
/// implementations belong to the declaration nearest to them.
struct CodeClasses {
  typealias Action = NavigationMapFragment.UnwindAction

  /// A class by its name, and by which of its declarations is meant.
  struct Key: Hashable {
    var name: String
    var declaration: Int
  }

  /// Where a class says what it inherits from.
  private struct Declaration {
    var path: [Substring]
    var superclass: String
  }

  private var declarations: [String: [Declaration]] = [:]
  /// What the code calls a class that Interface Builder knows by another name.
  private var codeNames: [String: String] = [:]
  private(set) var own: [Key: [Action]] = [:]

  /// - Parameters:
  ///   - fragments: In the order in which the first of equally near declarations counts.
  ///   - names: Selectors that are asked for by another name.
  ///   - isWanted: Which actions count, by the name by which they are asked for.
  init(
    _ fragments: [NavigationMapFragment], calling names: [String: String] = [:], where isWanted: (Action) -> Bool
  ) {
    for fragment in fragments {
      for found in fragment.classes {
        if let superclass = found.superclass, superclass != found.name {
          declarations[found.name, default: []].append(
            Declaration(path: Self.path(of: fragment.file), superclass: superclass))
        }
        if let runtimeName = found.runtimeName, runtimeName != found.name {
          codeNames[runtimeName] = codeNames[runtimeName] ?? found.name
        }
      }
    }
    for fragment in fragments {
      for found in fragment.classes {
        for action in found.unwindActions {
          var action = action
          action.selector = names[action.selector] ?? action.selector
          if isWanted(action) { add(action, to: key(of: found.name, near: fragment.file)) }
        }
      }
    }
  }

  /// A body counts more than a header's promise.
  private mutating func add(_ action: Action, to key: Key) {
    guard let place = own[key]?.firstIndex(where: { $0.selector == action.selector }) else {
      own[key, default: []].append(action)
      return
    }
    if action.isImplemented, own[key]?[place].isImplemented == false { own[key]?[place] = action }
  }

  private static func path(of file: String) -> [Substring] { file.split(separator: "/") }

  /// The class that is meant by a name in a file.
  func key(of name: String, near file: String) -> Key { key(of: name, near: Self.path(of: file)) }

  private func key(of name: String, near path: [Substring]) -> Key {
    let name = codeNames[name] ?? name
    let found = declarations[name] ?? []
    var best = 0
    var shared = -1
    for (position, declaration) in found.enumerated() where found.count > 1 {
      let count = zip(path, declaration.path).prefix { $0 == $1 }.count
      if count > shared { (best, shared) = (position, count) }
    }
    return Key(name: name, declaration: best)
  }

  /// From what a class inherits, as far as the code tells.
  func superclass(of key: Key) -> Key? {
    guard let found = declarations[key.name], found.indices.contains(key.declaration) else { return nil }
    return self.key(of: found[key.declaration].superclass, near: found[key.declaration].path)
  }

  /// The class and all from which it inherits, as far as the code tells.
  func line(of key: Key) -> [Key] {
    var line: [Key] = []
    var seen: Set<Key> = []
    var next: Key? = key
    while let here = next, seen.insert(here).inserted {
      line.append(here)
      next = superclass(of: here)
    }
    return line
  }

  /// Whether it is a class of UIKit's, which code only extends.
  func isUIKits(_ key: Key) -> Bool {
    declarations[key.name] == nil && (key.name.hasPrefix("UI") || key.name == "NSObject")
  }
}
