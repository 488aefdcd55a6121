/// The source of a transition.
enum Initiator {
  /// The type that contains the call.
  case own
  case screen(Screen)
  /// The controller that the caller passes as an argument of the function, perhaps with another one in its place.
  case parameter(FunctionSymbol, Int, hasFallback: Bool = false)
  /// The controller that other code assigns to a property of the object with the call.
  case property(VariableSymbol)
  /// The controller that an object in such a property returns: `owner.viewController`.
  case part(of: VariableSymbol, name: String)
  /// No source, as for a window's root.
  case noController
  case unknown

  /// The same source with another one in its place if a caller passes none.
  var withFallback: Initiator {
    if case .parameter(let function, let place, _) = self {
      .parameter(function, place, hasFallback: true)
    } else {
      self
    }
  }

  /// Whether the callers of the code determine the source.
  var dependsOnCaller: Bool { if case .parameter = self { true } else { isUnknown } }

  /// Whether the call itself does not tell the source.
  var isUnknown: Bool {
    switch self {
    case .unknown, .property, .part: true
    case .own, .screen, .parameter, .noController: false
    }
  }
}
