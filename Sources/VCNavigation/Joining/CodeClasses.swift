import VCModel

/// The classes declared in code, with classes of the same name in several apps of a folder kept separate.
///
/// A name refers to the nearest declaration, as the name of a storyboard does. Extensions, categories and
/// implementations belong to the declaration nearest to them.
struct CodeClasses {
  typealias Action = NavigationMapFragment.UnwindAction

  /// A class by name and by the index of its declaration.
  struct Key: Hashable {
    var name: String
    var declaration: Int
  }

  /// A declaration of a class with its superclass.
  private struct Declaration {
    var path: [Substring]
    var superclass: String
  }

  private var declarations: [String: [Declaration]] = [:]
  /// The names in code of classes that have another name in Interface Builder.
  private var codeNames: [String: String] = [:]
  private(set) var own: [Key: [Action]] = [:]

  /// - Parameters:
  ///   - fragments: The fragments; among equally near declarations the first one counts.
  ///   - names: Selectors that are looked up under another name.
  ///   - isWanted: Whether an action counts, by the name under which it is looked up.
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

  /// An implementation takes precedence over a header's declaration.
  private mutating func add(_ action: Action, to key: Key) {
    guard let place = own[key]?.firstIndex(where: { $0.selector == action.selector }) else {
      own[key, default: []].append(action)
      return
    }
    if action.isImplemented, own[key]?[place].isImplemented == false { own[key]?[place] = action }
  }

  private static func path(of file: String) -> [Substring] { file.split(separator: "/") }

  /// Returns the class that a name in a file refers to.
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

  /// Returns the superclass of a class, as far as it is declared in code.
  func superclass(of key: Key) -> Key? {
    guard let found = declarations[key.name], found.indices.contains(key.declaration) else { return nil }
    return self.key(of: found[key.declaration].superclass, near: found[key.declaration].path)
  }

  /// Returns the class and all its superclasses, as far as they are declared in code.
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

  /// Returns whether the class is one of UIKit's, which code only extends.
  func isUIKits(_ key: Key) -> Bool {
    declarations[key.name] == nil && (key.name.hasPrefix("UI") || key.name == "NSObject")
  }
}
