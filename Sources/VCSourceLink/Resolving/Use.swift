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
  /// The object whose computed property is read.
  case object(VariableSymbol)
  /// The results of the functions that override a function.
  case overrides(FunctionSymbol)
  /// The values of the properties that override a property.
  case overridingProperties(VariableSymbol)
  /// An associated value of a parameter that is an enum, by case name and position.
  case carried(FunctionSymbol, Int, by: String, Int)
  /// An argument with which the holder of a closure calls it, by position.
  case closure(ClosureHolder, Int)
  /// Any element of a list that is another external value.
  indirect case element(Use)
  /// A property of the object that is another external value, or the result of its method for arguments with these labels.
  indirect case part(Use, name: String, labels: [String?]?)
  /// The scene whose identifier is another external value; the storyboard's name, if it is known.
  indirect case scene(Use, storyboard: String?)
}

extension Use {
  /// Whether a subclass determines the value.
  var isOfSubclass: Bool {
    switch self {
    case .overrides, .overridingProperties: true
    default: false
    }
  }
}

/// The holder of a closure that is called later.
enum ClosureHolder: Hashable {
  case property(VariableSymbol)
  /// A parameter of a function, by position.
  case parameter(FunctionSymbol, Int)
  /// A stream whose values the closure receives, with the closure's number of parameters.
  case stream(Set<VariableSymbol>, StreamClosure, parts: Int)
}
