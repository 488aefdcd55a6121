import VCSourceFacts

/// The names that decide which functions to traverse, and which calls to record.
struct TraversalNames {
  /// Everything that can receive arguments, and functions that show screens for others.
  let callable: Set<String>
  /// The methods without parameters with which controllers show screens for their subclasses.
  let inherited: Set<String>
  /// The computed properties available on any controller or view that may return a controller.
  let commonProperties: Set<String>
  /// The functions that return closures.
  let returningClosures: Set<String>
  private let interest: Set<String>

  init(_ index: SymbolIndex) {
    callable = Self.callable(index).union(Self.showingForOthers(index))
    inherited = Self.showingForSubclasses(index)
    interest = Self.interest(index, callable: callable.union(inherited))
    commonProperties = Self.commonProperties(index)
    returningClosures = Set(
      (index.orderedTypes.flatMap(\.allFunctions) + index.orderedFunctions)
        .filter { index.isFunction($0.declaration.result, in: $0.owner) }.map(\.name))
  }

  /// Returns whether a body that mentions a word may be relevant.
  func isOfInterest(_ word: String) -> Bool {
    interest.contains(word) || ViewUsers.isOfInterest(word) || LibraryPresentCall.isNamed(word)
      || LibraryContainer.isNamed(word)
  }

  /// Returns the names of everything that can receive arguments: functions, initialisers, and stored closures.
  private static func callable(_ index: SymbolIndex) -> Set<String> {
    // `store.send(.tapped)`
    var names: Set<String> = ["init", "send"]
    if !index.inheritors(of: Steps.flow).isEmpty { names.formUnion(Steps.emitting) }
    for type in index.orderedTypes {
      // A method available on any controller may show the controller itself. A method of an enum may show the screen that
      // represents a case.
      let isForAnyController = !type.isDeclared || type.kind == .protocol || type.kind == .enum
      if type.isDeclared || type.functions["init"] != nil { names.insert(type.shortName) }
      let isController = type.isDeclared && index.controllerKind(type.name) != nil
      let presenting = isController ? presentingThemselves(type) : []
      for function in type.allFunctions {
        let hasSource = isForAnyController || presenting.contains(function.name)
        if hasSource || !function.declaration.parameters.isEmpty, !function.isOperator {
          names.formUnion(function.callNames)
        }
        for parameter in function.declaration.parameters where index.isFunction(parameter.type, in: type) {
          names.insert(parameter.name)
        }
      }
      for variable in type.allVariables where index.isFunction(variable.declaration.type, in: type) {
        names.insert(variable.name)
      }
    }
    for (name, functions) in index.functions {
      if !functions.contains(where: \.isOperator) { names.insert(name) }
      for parameter in functions.flatMap(\.declaration.parameters) where index.isFunction(parameter.type, in: nil) {
        names.insert(parameter.name)
      }
    }
    return names
  }

  /// Returns the names of the methods by which a controller may present itself, directly or by calling one another.
  private static func presentingThemselves(_ type: TypeSymbol) -> Set<String> {
    var names = Set(type.allFunctions.map(\.name).filter(PresentCall.mayPresentItself))
    guard !names.isEmpty else { return [] }
    for _ in 0..<LinkLimits.callsToTarget {
      let next = type.allFunctions.filter { function in
        !names.contains(function.name)
          && (function.declaration.code?.mentions.words.contains(where: names.contains) ?? false)
      }
      if next.isEmpty { break }
      names.formUnion(next.map(\.name))
    }
    return names
  }

  /// Returns the names of which a body must mention at least one to be relevant.
  ///
  /// The traversal examines only calls and assignments, and only those of the names here: names of detectors, of functions
  /// and closures that can receive arguments, of types, and of properties. Conditionally compiled code is always relevant,
  /// and so is the assignment of a list, because it may be a navigation path.
  private static func interest(_ index: SymbolIndex, callable: Set<String>) -> Set<String> {
    var words = callable.union(CallDetectors.byName.keys).union(SystemMembers.calls)
    words.formUnion(StreamTable.emittingCalls.union(Call.consumers))
    words.formUnion(RouteStack.links.union(RouteStack.sendingCalls.keys).union(LibraryRouter.sendingCalls))
    words.formUnion([Mentions.Word.list, Mentions.Word.root, Mentions.Word.selector, Mentions.Word.condition])
    words.formUnion(SystemMembers.properties.flatMap { [Mentions.Word.assigned($0), $0.setterName] })
    words.formUnion(index.aliasNames)
    for type in index.orderedTypes {
      words.insert(type.shortName)
      for variable in type.allVariables {
        words.insert(Mentions.Word.assigned(variable.name))
        if index.files[variable.file].language == .objectiveC { words.insert(variable.name.setterName) }
      }
    }
    for name in index.globals.keys { words.insert(Mentions.Word.assigned(name)) }
    return words
  }

  /// Returns the names of functions without parameters that show screens for others, directly, by calling one another, or by
  /// calling a closure of their object, judging by the names that their bodies mention: their callers ask for the transitions.
  private static func showingForOthers(_ index: SymbolIndex) -> Set<String> {
    let types = index.orderedTypes.filter {
      $0.isDeclared && index.controllerKind($0.name) == nil && !index.isView($0.name)
    }
    let functions = types.flatMap(\.allFunctions).filter { $0.hasBody && !$0.isInitializer }
    var showing = Set(CallDetectors.byName.keys)
    for type in types {
      for variable in type.allVariables where index.isFunction(variable.declaration.type, in: type) {
        showing.insert(variable.name)
      }
    }
    var names: Set<String> = []
    for _ in 0..<LinkLimits.callsFromAsker {
      let next = functions.filter { function in
        !names.contains(function.name)
          && (function.declaration.code?.mentions.words.contains(where: showing.contains) ?? false)
      }
      if next.isEmpty { break }
      showing = Set(next.flatMap(\.callNames))
      names.formUnion(showing)
    }
    return names
  }

  /// Returns the names of methods without parameters that show screens, of controllers with subclasses.
  private static func showingForSubclasses(_ index: SymbolIndex) -> Set<String> {
    var names: Set<String> = []
    for type in index.orderedTypes
    where type.isDeclared && !index.inheritors(of: type.name).isEmpty && index.controllerKind(type.name) != nil {
      for function in type.allFunctions where function.declaration.parameters.isEmpty && !function.isInitializer {
        let words = function.declaration.code?.mentions.words ?? []
        if words.contains(where: { CallDetectors.byName[$0] != nil }) { names.formUnion(function.callNames) }
      }
    }
    return names
  }

  /// Returns the names of the computed properties available on any controller or view that may return a controller:
  /// `var inStack: UINavigationController { UINavigationController(rootViewController: self) }`.
  private static func commonProperties(_ index: SymbolIndex) -> Set<String> {
    var names: Set<String> = []
    for type in index.orderedTypes {
      let isSystemType = !type.isDeclared && (index.controllerKind(type.name) != nil || type.name == "View")
      guard type.kind == .protocol || isSystemType else { continue }
      for variable in type.allVariables where variable.declaration.getter != nil && !variable.declaration.isStatic {
        guard let result = variable.declaration.type, index.mayBeController(index.type(result, in: type).plain.name)
        else { continue }
        names.insert(variable.name)
      }
    }
    return names
  }

  /// Names of UIKit and SwiftUI, besides those of the detectors.
  private enum SystemMembers {
    /// Links, paths, initialisers, the enclosing type, and functions applied to lists.
    static let calls: Set<String> = [
      "NavigationLink", "append", "insert", "forEach", "init", "initWithRootViewController", "Self", "trigger",
    ]
    /// Properties that hold controllers, bindings and stream values, and settings of controllers.
    static let properties = [
      LibraryRouter.sheetProperty, "rootViewController", "rootView", "viewControllers", "tabs", "wrappedValue",
      "projectedValue", "value", "modalPresentationStyle", "modalTransitionStyle", "definesPresentationContext",
      "hidesBottomBarWhenPushed", "dataSource",
    ]
  }
}
