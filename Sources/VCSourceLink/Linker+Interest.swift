import VCSourceFacts

/// Which functions a walk has to go through.
extension Linker {
  /// What a body must mention, one of all these, for the walk to find something in it or to note something for later.
  ///
  /// The walk looks at calls and assignments only, and at each by the names here: those of detectors, of whatever a caller can
  /// give something to, of types, and of properties. Code under conditions counts as mentioned, as do lists that are assigned:
  /// they may be paths.
  static func interest(_ index: SymbolIndex, callable: Set<String>) -> Set<String> {
    var words = callable.union(CallDetectors.byName.keys).union(SystemMembers.calls)
    words.formUnion(StreamBook.putting.union(Call.consumers))
    words.formUnion([Mentions.Word.list, Mentions.Word.root, Mentions.Word.selector, Mentions.Word.condition])
    words.formUnion(SystemMembers.properties.map(Mentions.Word.assigned))
    words.formUnion(index.aliasNames)
    for type in index.orderedTypes {
      words.insert(type.shortName)
      for variable in type.allVariables { words.insert(Mentions.Word.assigned(variable.name)) }
    }
    for name in index.globals.keys { words.insert(Mentions.Word.assigned(name)) }
    return words
  }

  /// What the walk knows of UIKit and SwiftUI besides the detectors' names.
  private enum SystemMembers {
    /// Links, paths, constructors and the type around.
    static let calls: Set<String> = [
      "NavigationLink", "append", "init", "initWithRootViewController", "Self", "trigger",
    ]
    /// Places for controllers, bindings, values of streams, and what controllers set on themselves.
    static let properties = [
      "rootViewController", "rootView", "viewControllers", "tabs", "wrappedValue", "projectedValue", "value",
      "modalPresentationStyle", "modalTransitionStyle", "definesPresentationContext", "hidesBottomBarWhenPushed",
    ]
  }
}
