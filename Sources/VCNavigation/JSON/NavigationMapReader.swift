public import VCDiagnostics
public import VCModel

extension NavigationMapJSON {
  /// Reads a map written by `write`, or by another tool in the same format.
  ///
  /// Unknown keys are ignored, so that newer maps can be read; all errors are reported.
  /// - Parameter file: The name for messages.
  /// - Returns: `nil` if the text is not a map.
  public static func read(_ bytes: [UInt8], file: String) -> Diagnosed<NavigationMap?> {
    let document: LocatedJSON
    do {
      document = try JSONReader.read(bytes, file: file)
    } catch {
      return Diagnosed(nil, [.malformed(error)])
    }
    var decoder = MapDecoder()
    let map = decoder.map(document)
    return Diagnosed(map, decoder.diagnostics)
  }
}

/// Decodes JSON into a map, recording errors.
private struct MapDecoder {
  var diagnostics: [Diagnostic] = []
  private var consistency = MapConsistency()

  mutating func map(_ json: LocatedJSON) -> NavigationMap? {
    guard let members = members(json) else { return nil }
    guard let kind = members["vcgraph"], case .string("map") = kind.value else {
      diagnostics.append(.notAMap(json.location))
      return nil
    }
    if let version = number(members["version"]), version > Double(NavigationMapJSON.version) {
      diagnostics.append(.newer(version, members["version"]?.location ?? json.location))
    }
    let missing = ["version", "controllers", "transitions"].filter { members[$0] == nil }
    if !missing.isEmpty { diagnostics.append(.missing(missing, json.location)) }
    let map = NavigationMap(
      controllers: list(members["controllers"]).compactMap { controller($0) },
      transitions: list(members["transitions"]).flatMap { transitions($0) },
      diagnostics: list(members["diagnostics"]).compactMap { diagnostic($0) })
    // A part that could not be read would make others seem inconsistent.
    if !diagnostics.contains(where: { $0.severity == .error }) { diagnostics += consistency.diagnostics }
    return map
  }

  private mutating func controller(_ json: LocatedJSON) -> MapController? {
    guard let members = members(json), let id = required("id", members, json) else { return nil }
    consistency.declare(id, at: members["id"]?.location ?? json.location)
    var controller = MapController(id: id, className: string(members["class"]))
    controller.module = string(members["module"])
    controller.kind = word(members["kind"]) ?? .content
    controller.title = string(members["title"])
    controller.identifier = string(members["identifier"])
    controller.storyboard = string(members["storyboard"])
    controller.isInitial = bool(members["initial"]) ?? false
    controller.isDangling = bool(members["dangling"]) ?? false
    controller.note = string(members["note"])
    controller.partOf = list(members["partOf"]).compactMap { string($0) }
    controller.unwindActions = list(members["unwindActions"]).compactMap { string($0) }
    controller.origins = list(members["origins"]).compactMap { origin($0) }
    controller.settings.modalPresentationStyle = word(members["modalPresentationStyle"])
    controller.settings.modalTransitionStyle = word(members["modalTransitionStyle"])
    controller.settings.definesPresentationContext = bool(members["definesPresentationContext"])
    controller.settings.providesPresentationContextTransitionStyle = bool(
      members["providesPresentationContextTransitionStyle"])
    controller.settings.hidesBottomBarWhenPushed = bool(members["hidesBottomBarWhenPushed"])
    controller.settings.splitStyle = word(members["splitStyle"])
    controller.wireframe = list(members["wireframe"]).compactMap { box($0) }
    return controller
  }

  /// Returns a transition for each source.
  private mutating func transitions(_ json: LocatedJSON) -> [MapTransition] {
    guard let members = members(json), let transition = transition(json, members) else { return [] }
    let listed = list(members["sources"])
    for end in [members["source"]].compactMap(\.self) + listed + [members["target"]].compactMap(\.self) {
      if case .string(let id) = end.value { consistency.refer(to: id, at: end.location) }
    }
    let sources = listed.compactMap { string($0) }
    let transitions = sources.isEmpty ? [transition] : sources.map { transition.leaving($0) }
    for transition in transitions { consistency.add(transition, at: json.location) }
    return transitions
  }

  private mutating func transition(_ json: LocatedJSON, _ members: [String: LocatedJSON]) -> MapTransition? {
    guard required("relation", members, json) != nil,
      let relation: MapTransition.Relation = word(members["relation"])
    else { return nil }
    let origin = members["origin"].flatMap { self.origin($0) } ?? MapOrigin(kind: .model, location: json.location)
    var transition = MapTransition(
      source: string(members["source"]), target: string(members["target"]), relation: relation,
      column: word(members["column"]), identifier: string(members["identifier"]), trigger: string(members["trigger"]),
      evidence: word(members["evidence"]) ?? .unresolved, origin: origin)
    transition.style = word(members["style"])
    transition.transition = word(members["transition"])
    transition.initiator = string(members["initiator"])
    transition.site = string(members["site"])
    transition.unwindAction = string(members["unwindAction"])
    transition.segueClass = string(members["segueClass"])
    transition.segueKind = string(members["segueKind"])
    transition.popover = members["popover"].flatMap { popover($0) }
    transition.passthroughViews = list(members["passthroughViews"]).compactMap { string($0) }
    transition.creator = string(members["creator"])
    transition.via = members["via"].flatMap { via($0) }
    transition.isAnimated = bool(members["animated"]) ?? true
    return transition
  }

  private mutating func origin(_ json: LocatedJSON) -> MapOrigin? {
    guard let members = members(json), let location = place(members), let kind: MapOrigin.Kind = word(members["kind"])
    else { return nil }
    return MapOrigin(kind: kind, location: location, object: string(members["object"]))
  }

  private mutating func via(_ json: LocatedJSON) -> MapVia? {
    guard let members = members(json), let location = place(members), let value = required("value", members, json)
    else { return nil }
    return MapVia(value, at: location)
  }

  private mutating func popover(_ json: LocatedJSON) -> PopoverAnchor? {
    guard let members = members(json) else { return nil }
    var source: PopoverAnchor.Source?
    if let item = string(members["barButtonItem"]) { source = .barButtonItem(item) }
    if let item = string(members["sourceItem"]) { source = .sourceItem(item) }
    if let view = string(members["sourceView"]) {
      source = .sourceView(view, rect: members["sourceRect"].flatMap { rect($0) })
    }
    return PopoverAnchor(
      source, permittedArrowDirections: list(members["permittedArrowDirections"]).compactMap { word($0) })
  }

  private mutating func box(_ json: LocatedJSON) -> WireframeBox? {
    guard let members = members(json), let kind: WireframeBox.Kind = word(members["kind"]),
      let frame = members["frame"].flatMap({ rect($0) })
    else { return nil }
    return WireframeBox(kind, frame: frame, text: string(members["text"]))
  }

  private mutating func diagnostic(_ json: LocatedJSON) -> Diagnostic? {
    guard let members = members(json), let code = required("code", members, json),
      let message = required("message", members, json)
    else { return nil }
    var notes: [Diagnostic.Note] = []
    for note in list(members["notes"]) {
      guard let parts = self.members(note), let message = string(parts["message"]) else { continue }
      notes.append(.init(message, at: place(parts)))
    }
    return Diagnostic(
      code: code, severity: word(members["severity"]) ?? .warning, message: message,
      suggestion: string(members["suggestion"]), at: place(members), notes: notes,
      controller: string(members["controller"]), step: number(members["step"]).flatMap { Int(exactly: $0) })
  }
}

// MARK: - Plain values

extension MapDecoder {
  private mutating func members(_ json: LocatedJSON) -> [String: LocatedJSON]? {
    if case .object(let members) = json.value { return members }
    diagnostics.append(.expected("an object", json.location))
    return nil
  }

  private mutating func required(_ key: String, _ members: [String: LocatedJSON], _ json: LocatedJSON) -> String? {
    guard let value = members[key] else {
      diagnostics.append(.missing(key, json.location))
      return nil
    }
    return string(value)
  }

  private mutating func list(_ json: LocatedJSON?) -> [LocatedJSON] {
    guard let json, !json.isNull else { return [] }
    if case .array(let values) = json.value { return values }
    diagnostics.append(.expected("a list", json.location))
    return []
  }

  private mutating func string(_ json: LocatedJSON?) -> String? {
    guard let json, !json.isNull else { return nil }
    if case .string(let text) = json.value { return text }
    diagnostics.append(.expected("text", json.location))
    return nil
  }

  private mutating func bool(_ json: LocatedJSON?) -> Bool? {
    guard let json, !json.isNull else { return nil }
    if case .bool(let value) = json.value { return value }
    diagnostics.append(.expected("true or false", json.location))
    return nil
  }

  private mutating func number(_ json: LocatedJSON?) -> Double? {
    guard let json, !json.isNull else { return nil }
    if case .number(let value) = json.value { return value }
    diagnostics.append(.expected("a number", json.location))
    return nil
  }

  private mutating func rect(_ json: LocatedJSON) -> ScreenRect? {
    let numbers = list(json).compactMap { number($0) }
    if numbers.count == 4 { return ScreenRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) }
    diagnostics.append(.expected("[x, y, width, height]", json.location))
    return nil
  }

  private mutating func place(_ members: [String: LocatedJSON]) -> SourceLocation? {
    guard let file = string(members["file"]) else { return nil }
    let line = number(members["line"]).flatMap { Int(exactly: $0) } ?? 0
    return SourceLocation(
      file: file, line: line, column: number(members["column"]).flatMap { Int(exactly: $0) } ?? 0)
  }

  private mutating func word<Word: RawRepresentable & CaseIterable>(_ json: LocatedJSON?) -> Word?
  where Word.RawValue == String {
    guard let json, let text = string(json) else { return nil }
    if let word = Word(rawValue: text) { return word }
    diagnostics.append(.unknownWord(text, Word.allCases.map(\.rawValue), json.location))
    return nil
  }
}

extension MapTransition {
  /// Returns the same transition from another controller.
  fileprivate func leaving(_ source: String) -> MapTransition {
    var copy = self
    copy.source = source
    return copy
  }
}

extension LocatedJSON {
  fileprivate var isNull: Bool {
    if case .null = value { true } else { false }
  }
}

extension Diagnostic {
  fileprivate static func malformed(_ error: JSONError) -> Diagnostic {
    Diagnostic(code: "malformed-json", severity: .error, message: error.message, at: error.location)
  }

  fileprivate static func notAMap(_ location: SourceLocation) -> Diagnostic {
    Diagnostic(
      code: "not-a-map", severity: .error, message: "found different JSON, expected a map with '\"vcgraph\": \"map\"'",
      at: location)
  }

  fileprivate static func newer(_ version: Double, _ location: SourceLocation) -> Diagnostic {
    let number = Int(exactly: version).map { "\($0)" } ?? "\(version)"
    return Diagnostic(
      code: "newer-map", severity: .warning,
      message:
        "a map of version \(number), newer than the supported version \(NavigationMapJSON.version): parts may be ignored",
      at: location
    )
  }

  fileprivate static func expected(_ what: String, _ location: SourceLocation) -> Diagnostic {
    Diagnostic(code: "map-value", severity: .error, message: "expected \(what)", at: location)
  }

  fileprivate static func missing(_ key: String, _ location: SourceLocation) -> Diagnostic {
    missing([key], location)
  }

  fileprivate static func missing(_ keys: [String], _ location: SourceLocation) -> Diagnostic {
    let names = keys.map { "'\($0)'" }
    let list =
      names.count < 2 ? names.joined() : "\(names.dropLast().joined(separator: ", ")) and \(names[names.count - 1])"
    return Diagnostic(
      code: "map-key-missing", severity: .error,
      message: names.count < 2 ? "the key \(list) is missing" : "the keys \(list) are missing", at: location)
  }

  fileprivate static func unknownWord(_ word: String, _ known: [String], _ location: SourceLocation) -> Diagnostic {
    Diagnostic(
      code: "map-value", severity: .error,
      message: "unknown value '\(word)', expected \(known.joined(separator: ", "))",
      suggestion: NearestName.suggestion(for: word, among: known).map { "did you mean '\($0)'?" }, at: location)
  }
}
