/// The content of an input: a model that can be replayed, an observed hierarchy, or a navigation map.
public enum InputDocument: Sendable {
  /// A model file.
  case model(Model)
  /// The observed hierarchy of a running app: a runtime dump.
  case observation(ObservedHierarchy)
  /// A navigation map, or a storyboard or XIB read as one.
  case map(NavigationMap)

  /// Reads an input by its content; the value is `nil` if it cannot be used at all.
  ///
  /// With `wireframes`, the layout of a storyboard's screens is read too.
  public static func read(_ input: InputFile, wireframes: Bool = false) -> Diagnosed<InputDocument?> {
    let read = understand(input, wireframes: wireframes)
    // Merge conflict markers are the best explanation for a file that cannot be read.
    guard read.value == nil, let conflict = MergeConflict.diagnostic(in: input.bytes, file: input.name) else {
      return read
    }
    return Diagnosed(nil, [conflict])
  }

  private static func understand(_ input: InputFile, wireframes: Bool) -> Diagnosed<InputDocument?> {
    guard let kind = InputKind.detect(input.bytes, name: input.name) else {
      // The model reader has the best messages for unknown inputs.
      return document(ModelFile.read(bytes: input.bytes, file: input.name), InputDocument.model)
    }
    switch kind {
    case .model: return document(ModelFile.read(bytes: input.bytes, file: input.name), InputDocument.model)
    case .map: return document(NavigationMapJSON.read(input.bytes, file: input.name), InputDocument.map)
    case .dump:
      var read = DumpImporter.read(bytes: input.bytes, file: input.name)
      read.diagnostics += read.value?.contradictions ?? []
      return document(read, InputDocument.observation)
    case .interfaceBuilder:
      let map = NavigationMap(joining: [
        InterfaceBuilderImporter.read(input.bytes, file: input.name, wireframes: wireframes)
      ])
      let isRead = !map.diagnostics.contains { $0.severity == .error }
      return Diagnosed(isRead ? .map(map) : nil, map.diagnostics)
    }
  }

  private static func document<Value>(
    _ read: Diagnosed<Value?>, _ wrap: (Value) -> InputDocument
  ) -> Diagnosed<InputDocument?> {
    Diagnosed(read.hasErrors ? nil : read.value.map(wrap), read.diagnostics)
  }
}
