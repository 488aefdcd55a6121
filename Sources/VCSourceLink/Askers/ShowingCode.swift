import VCSourceFacts

/// The functions that may lead to a transition: those with one, those that call these, and so on. Calls are followed by their
/// names, so there may be too many, but none is missing.
struct ShowingCode {
  private let functions: Set<FunctionSymbol>

  init(_ findings: [Finding], _ record: CodeRecord) {
    var functions = Set(findings.compactMap(\.site.function))
    var names: Set<String> = []
    var next = Array(functions)
    while let function = next.popLast() {
      for name in function.callNames where names.insert(name).inserted {
        for (_, scope) in record.calls(named: [name]) {
          if let caller = scope.context.function, functions.insert(caller).inserted { next.append(caller) }
        }
      }
    }
    self.functions = functions
  }

  /// Returns whether a function is the only one of several that may lead to a transition.
  func isOnly(_ function: FunctionSymbol, of others: [FunctionSymbol]) -> Bool {
    others.allSatisfy { $0 == function || !functions.contains($0) }
  }
}
