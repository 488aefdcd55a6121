import VCSourceFacts

/// A search for a call that dismisses a controller.
private struct Dismissal: CodeVisitor {
  private(set) var isFound = false

  mutating func visit(_ expression: Expression) {
    if case .call(let call) = expression, let name = call.calledName,
      ["dismiss", "dismissViewControllerAnimated"].contains(name)
    {
      isFound = true
    }
  }
}

extension FunctionSymbol {
  /// Whether the function's code dismisses a controller.
  var dismisses: Bool {
    var search = Dismissal()
    search.read(declaration)
    return search.isFound
  }
}
