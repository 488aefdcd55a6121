extension Evidence {
  /// Reads an input as evidence, by its content.
  ///
  /// Each kind of input that serves as evidence has a case here and in `Evidence.Content`.
  public static func read(_ input: InputFile) -> Diagnosed<Evidence?> {
    let read = InputDocument.read(input)
    switch read.value {
    case .observation(let observation)?:
      return Diagnosed(Evidence(.observation(observation), name: input.name), read.diagnostics)
    case .model?:
      return Diagnosed(nil, [.noEvidence("a model", input.name)])
    case .map(let map)?:
      return Diagnosed(Evidence(.map(map), name: input.name), read.diagnostics)
    case nil:
      return Diagnosed(nil, read.diagnostics)
    }
  }
}

extension ObservedState {
  /// Checks a model against the dumps that it names, each at its step.
  /// - Parameters:
  ///   - model: The model that names the dumps.
  ///   - file: The model's file; the paths of the dumps are relative to its folder.
  ///   - read: Returns the contents of a path, or `nil` if it cannot be read.
  /// - Returns: The differences, and the dumps that cannot be read.
  public static func findings(
    of model: Model, in file: String, reading read: (_ path: String) -> [UInt8]?
  ) -> [Diagnostic] {
    guard !model.seen.isEmpty else { return [] }
    let check = ObservedHierarchyCheck(model)
    return model.seen.flatMap { state -> [Diagnostic] in
      let path = state.dump.path(beside: file)
      guard let bytes = read(path) else { return [.missingDump(state, path)] }
      let dump = DumpImporter.read(bytes: bytes, file: path)
      guard let observation = dump.value else { return dump.diagnostics }
      return dump.diagnostics + check.findings(of: state, against: observation)
    }
  }
}

extension Diagnostic {
  fileprivate static func noEvidence(_ what: String, _ name: String) -> Diagnostic {
    Diagnostic(
      code: "no-evidence", severity: .error,
      message: "a model cannot be checked against \(what), expected an app's folder, a map or a dump",
      suggestion: "name the app's folder, or create a dump as described in docs/dumps.md",
      at: SourceLocation(file: name))
  }

  fileprivate static func missingDump(_ state: ObservedState, _ path: String) -> Diagnostic {
    Diagnostic(
      code: "seen-missing", severity: .error, message: "there is no dump '\(state.dump)'",
      suggestion: state.dump == path ? nil : "its path is relative to the model's file: '\(path)'",
      at: state.origin.location)
  }
}
