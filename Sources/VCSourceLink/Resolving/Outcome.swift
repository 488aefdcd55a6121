import VCModel
import VCSourceFacts

/// A place in the files of an app.
struct Place: Hashable {
  var file: Int
  var position: SourcePosition
}

/// A screen as code means it.
enum Screen: Hashable {
  /// A class or a view by its name.
  case type(String)
  /// A container, an alert or a hosting controller, which is told from others by where it is made.
  case made(String, Place)
  /// A scene, by its file and object.
  case scene(file: String, object: String, className: String?)
  /// A scene that no storyboard has: the storyboard's name and the identifier that was asked for.
  case missingScene(storyboard: String, identifier: String?)

  /// The class's name.
  var className: String? {
    switch self {
    case .type(let name), .made(let name, _): name
    case .scene(_, _, let name): name
    case .missingScene: nil
    }
  }
}

/// A screen that an expression may yield.
struct Thing: Hashable {
  var screen: Screen
  var evidence: MapTransition.Evidence
  /// Where it is made.
  var place: Place?
  /// The value that it stands for, where a `switch` decides.
  var value: CaseValue?
  /// The value that the case of this value carries, where another `switch` decides about that.
  var carried: CaseValue?
  /// What must hold of parameters for it to be the screen.
  var guards: Set<CaseGuard> = []

  init(_ screen: Screen, _ evidence: MapTransition.Evidence, at place: Place? = nil) {
    self.screen = screen
    self.evidence = evidence
    self.place = place
  }

  /// Whether a storyboard makes it.
  var isScene: Bool {
    switch screen {
    case .scene: true
    case .type, .made, .missingScene: false
    }
  }
}

/// A case of an enum.
struct CaseValue: Hashable {
  /// The enum's full name.
  var type: String
  /// `nil` for whatever has no case of its own.
  var name: String?

  /// A value of a type that is not understood.
  static let unknown = CaseValue(type: "", name: nil)
}

/// What comes from outside: who calls the function, or makes the type, decides.
enum Use: Hashable {
  /// A parameter of a function, by its position.
  case parameter(FunctionSymbol, Int)
  /// A stored property that whoever makes the value gives.
  case property(VariableSymbol)
  /// A parameter of a function or closure with a local name, by its position.
  case local(LocalFunction, Int)
  /// What anybody assigns to a property.
  case assigned(VariableSymbol)
  /// What a function is called on.
  case receiver(FunctionSymbol)
  /// What the functions answer that override one.
  case overrides(FunctionSymbol)
  /// A property of a parameter, or what its method without arguments answers.
  case member(FunctionSymbol, Int, name: String, isCall: Bool)
  /// What a case of an enum carries that a parameter is, by the case's name and the position in it.
  case carried(FunctionSymbol, Int, by: String, Int)
  /// What a closure is called with by whoever keeps it, by the parameter's position.
  case closure(ClosureHolder, Int)
}

/// Who keeps a closure to call it later.
enum ClosureHolder: Hashable {
  case property(VariableSymbol)
  /// A parameter of a function, by its position.
  case parameter(FunctionSymbol, Int)
  /// A stream that the closure gets the values of; how many parts it takes them in.
  case stream(Set<VariableSymbol>, StreamClosure, parts: Int)
}

/// What an expression may yield.
struct Outcome {
  var things: [Thing] = []
  var uses: [Use] = []

  var isEmpty: Bool { things.isEmpty && uses.isEmpty }

  mutating func add(_ other: Outcome) {
    for thing in other.things where !things.contains(thing) { things.append(thing) }
    for use in other.uses where !uses.contains(use) { uses.append(use) }
  }

  /// The same, known in a way that says more about how far one had to look.
  func known(by evidence: MapTransition.Evidence) -> Outcome {
    var result = self
    for place in result.things.indices where [.constructor, .local].contains(result.things[place].evidence) {
      result.things[place].evidence = evidence
    }
    return result
  }
}
