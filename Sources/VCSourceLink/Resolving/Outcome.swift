import VCModel
import VCSourceFacts

/// A position in a file of the app.
struct Place: Hashable {
  var file: Int
  var position: SourcePosition
}

/// A screen as the code refers to it.
enum Screen: Hashable {
  /// A class or a view, by name.
  case type(String)
  /// A container, an alert or a hosting controller, identified by the place where it is created.
  case made(String, Place)
  /// A scene, by file and object.
  case scene(file: String, object: String, className: String?)
  /// A scene that does not exist in any storyboard: the storyboard's name and the requested identifier.
  case missingScene(storyboard: String, identifier: String?)

  /// The name of the class.
  var className: String? {
    switch self {
    case .type(let name), .made(let name, _): name
    case .scene(_, _, let name): name
    case .missingScene: nil
    }
  }
}

/// A screen that an expression may evaluate to.
struct ScreenCandidate: Hashable {
  var screen: Screen
  var evidence: MapTransition.Evidence
  /// The place where the screen is created.
  var place: Place?
  /// The value that selects the screen in a `switch`.
  var value: CaseValue?
  /// The associated value of that case, if another `switch` depends on it.
  var carried: CaseValue?
  /// The conditions on parameters under which this is the screen.
  var guards: Set<CaseGuard> = []

  init(_ screen: Screen, _ evidence: MapTransition.Evidence, at place: Place? = nil) {
    self.screen = screen
    self.evidence = evidence
    self.place = place
  }

  /// Whether the screen is created from a storyboard.
  var isScene: Bool {
    switch screen {
    case .scene: true
    case .type, .made, .missingScene: false
    }
  }
}

/// A case of an enum.
struct CaseValue: Hashable {
  /// The full name of the enum.
  var type: String
  /// The name of the case; `nil` for the remaining cases, or if the case is unknown.
  var name: String?
  /// The place that creates the value, if the type is not an enum and its values contain views.
  var creation: Place?

  /// A value of an unknown type.
  static let unknown = CaseValue(type: "", name: nil)
}

/// An external value, determined by the callers of a function or by the creator of an object.
enum Use: Hashable {
  /// A parameter of a function, by position.
  case parameter(FunctionSymbol, Int)
  /// A stored property that is set by the creator of the object.
  case property(VariableSymbol)
  /// A parameter of a local function or closure, by position.
  case local(LocalFunction, Int)
  /// The values assigned to a property.
  case assigned(VariableSymbol)
  /// The receiver of a function.
  case receiver(FunctionSymbol)
  /// The results of the functions that override a function.
  case overrides(FunctionSymbol)
  /// A property of a parameter, or the result of its method without arguments.
  case member(FunctionSymbol, Int, name: String, isCall: Bool)
  /// An associated value of a parameter that is an enum, by case name and position.
  case carried(FunctionSymbol, Int, by: String, Int)
  /// An argument with which the holder of a closure calls it, by position.
  case closure(ClosureHolder, Int)
  /// Any element of a list that is another external value.
  indirect case element(Use)
  /// A property of the object that is another external value.
  indirect case part(Use, name: String)
  /// The scene whose identifier is another external value; the storyboard's name, if it is known.
  indirect case scene(Use, storyboard: String?)
}

/// The holder of a closure that is called later.
enum ClosureHolder: Hashable {
  case property(VariableSymbol)
  /// A parameter of a function, by position.
  case parameter(FunctionSymbol, Int)
  /// A stream whose values the closure receives, with the closure's number of parameters.
  case stream(Set<VariableSymbol>, StreamClosure, parts: Int)
}

/// The possible values of an expression.
struct Outcome {
  var candidates: [ScreenCandidate] = []
  var uses: [Use] = []

  var isEmpty: Bool { candidates.isEmpty && uses.isEmpty }

  mutating func add(_ other: Outcome) {
    for candidate in other.candidates where !candidates.contains(candidate) { candidates.append(candidate) }
    for use in other.uses where !uses.contains(use) { uses.append(use) }
  }

  /// Returns the outcome with weaker evidence, for a value found further away.
  func known(by evidence: MapTransition.Evidence) -> Outcome {
    var result = self
    for place in result.candidates.indices where [.constructor, .local].contains(result.candidates[place].evidence) {
      result.candidates[place].evidence = evidence
    }
    return result
  }
}
