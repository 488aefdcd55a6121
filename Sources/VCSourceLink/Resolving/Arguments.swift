import VCSourceFacts

/// The assignment of a call's arguments to a function's parameters.
struct Arguments {
  /// The position of the argument for each parameter.
  private(set) var positions: [Int?] = []

  /// Creates the assignment of a call's arguments to a function's parameters; `nil` if the call cannot refer to the function.
  init?(_ function: FunctionSymbol, _ call: Call) {
    if call.selector == nil, let parameters = function.importedName?.parameters,
      let found = Arguments(parameters, closures: function.namedClosures, call)
    {
      self = found
      return
    }
    let selector = call.selector == nil ? nil : function.selector
    self.init(function.declaration.parameters, closures: function.namedClosures, selector: selector, call)
  }

  init?(_ parameters: [Parameter], closures: Set<Int> = [], selector: String? = nil, _ call: Call) {
    positions = Array(repeating: nil, count: parameters.count)
    if let called = call.selector {
      guard let selector, selector == called else { return nil }
      for place in parameters.indices where place < call.arguments.count { positions[place] = place }
      return
    }
    var next = 0
    for (place, argument) in call.arguments.enumerated() {
      let fitting = (next..<parameters.count).filter {
        Self.fits(argument, parameters[$0], isClosure: closures.contains($0))
      }
      let labels = call.arguments[(place + 1)...].map(\.label)
      let needed = fitting.first { !argument.isTrailing || !Self.isPassedOver(at: $0, parameters, labels) }
      guard let found = needed ?? fitting.first else { return nil }
      for skipped in next..<found
      where parameters[skipped].defaultValue == nil {
        return nil
      }
      positions[found] = place
      next = found + 1
    }
    if parameters.dropFirst(next).contains(where: { $0.defaultValue == nil }) { return nil }
  }

  /// Returns whether an unlabelled closure skips a parameter with a default value for a later one without:
  /// `sheet(onDismiss: (() -> Void)? = nil, content: () -> Content)`.
  private static func isPassedOver(at place: Int, _ parameters: [Parameter], _ labels: [String?]) -> Bool {
    parameters[place].defaultValue != nil
      && parameters[(place + 1)...].contains {
        $0.defaultValue == nil && !labels.contains($0.label)
      }
  }

  private static func fits(_ argument: Argument, _ parameter: Parameter, isClosure: Bool) -> Bool {
    if argument.isTrailing, argument.label == nil {
      if isClosure { return true }
      guard let type = parameter.type else { return true }
      return type.name == "->" || type.name.hasSuffix("Handler") || type.name.hasSuffix("Completion")
        || type.name.hasSuffix("Block") || type.name.hasSuffix("Closure") || type.name.hasSuffix("Action")
    }
    return argument.label == parameter.label
  }
}
