/// What an input says: a moment that can be replayed, one that was seen, or everything that can happen.
public enum InputDocument: Sendable {
  /// A model file.
  case model(Model)
  /// What was seen of a running app: a runtime dump.
  case observation(SeenHierarchy)
  /// A navigation map, or a storyboard or XIB read as one.
  case map(NavigationMap)

  /// Reads an input by its content; there is no value when it cannot be used at all.
  ///
  /// The layout of a storyboard's screens is read where wireframes are wanted.
  public static func read(_ input: InputFile, wireframes: Bool = false) -> Diagnosed<InputDocument?> {
    let read = understand(input, wireframes: wireframes)
    // What Git left in a file explains best why it cannot be read.
    guard read.value == nil, let conflict = MergeConflict.diagnostic(in: input.bytes, file: input.name) else {
      return read
    }
    return Diagnosed(nil, [conflict])
  }

  private static func understand(_ input: InputFile, wireframes: Bool) -> Diagnosed<InputDocument?> {
    guard let kind = InputKind.detect(input.bytes, name: input.name) else {
      // A model's reader has the best words for what is neither.
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
