import VCSourceFacts

extension Call {
  /// The property that a setter message assigns: `[setting setAction:block]`. Setters with transitions of their own, such as
  /// `setRootViewController:`, are calls.
  var assignedProperty: Expression? {
    guard let selector, let receiver, arguments.count == 1, selector.hasPrefix("set"), selector.hasSuffix(":"),
      let name = calledName, CallDetectors.byName[name] == nil
    else { return nil }
    let property = name.dropFirst(3)
    guard let first = property.first, first.isUppercase else { return nil }
    return .member(receiver, first.lowercased() + property.dropFirst(), position)
  }
}

extension String {
  /// The name of the method that sets a property of this name.
  var setterName: String { "set" + prefix(1).uppercased() + dropFirst() }
}
