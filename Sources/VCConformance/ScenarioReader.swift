import VCDiagnostics
import VCModel

extension Scenario {
  /// Reads a scenario file: a YAML list.
  package static func read(_ text: String, file: String) throws(ScenarioError) -> [Scenario] {
    let document = try Located.read(text, file: file)
    guard case .list(let entries) = document.value else {
      throw ScenarioError("a scenario file is a list of scenarios", at: document.location)
    }
    var result: [Scenario] = []
    for entry in entries { result.append(try Scenario(entry)) }
    return result
  }

  private static let keys = [
    "id", "title", "rules", "confidence", "env", "start", "presented", "storyboards", "segues", "ops", "final", "note",
    "controllers", "windows", "scenes",
  ]

  private init(_ entry: Located) throws(ScenarioError) {
    let fields = try entry.fields("a scenario", Self.keys)
    guard let id = fields["id"] else { throw ScenarioError("a scenario needs an id", at: entry.location) }
    guard let start = fields["start"] else { throw ScenarioError("a scenario needs a start", at: entry.location) }
    guard let ops = fields["ops"] else { throw ScenarioError("a scenario needs ops", at: entry.location) }
    self.id = try id.text("id")
    title = try fields["title"]?.text("title") ?? ""
    rules = []
    for rule in try fields["rules"]?.list("rules") ?? [] { rules.append(try rule.text("a rule")) }
    confidence = try fields["confidence"]?.text("confidence") ?? ""
    location = entry.location
    var model = try StartReader.model(of: start)
    try StartReader.details(of: fields["controllers"], &model)
    try WindowReader.read(fields["windows"], fields["scenes"], into: &model)
    model.environment = try EnvironmentReader.environment(of: fields["env"])
    model.presentations = try StartReader.presentations(of: fields["presented"], in: model)
    model.storyboards = try StoryboardReader.storyboards(of: fields["storyboards"], &model)
    model.segues = try StoryboardReader.segues(of: fields["segues"], &model)
    self.model = model
    operations = []
    for operation in try ops.list("ops") { operations.append(try OperationReader.operation(of: operation)) }
    final = try fields["final"]?.pairs("final") ?? []
  }
}

/// Reads `env`.
enum EnvironmentReader {
  static func environment(of node: Located?) throws(ScenarioError) -> DeviceEnvironment {
    var environment = DeviceEnvironment(
      idiom: .phone, horizontalSizeClass: .compact, verticalSizeClass: .regular, ios: 17)
    guard let node else { return environment }
    let fields = try node.fields("env", ["os", "idiom", "h", "v", "appMask", "policy"])
    if let os = fields["os"] {
      // Only the major version is used.
      guard let number = try os.text("os").split(separator: ".").first.flatMap({ Int($0) }) else {
        throw ScenarioError("os must be a number", at: os.location)
      }
      environment.ios = number
    }
    if let idiom = fields["idiom"] { environment.idiom = try idiom.named("idiom") }
    if let h = fields["h"] { environment.horizontalSizeClass = try h.named("h") }
    if let v = fields["v"] { environment.verticalSizeClass = try v.named("v") }
    if let mask = fields["appMask"] { environment.supportedInterfaceOrientations = try mask.mask("appMask") }
    if let policy = fields["policy"] { environment.policy = try self.policy(of: policy) }
    return environment
  }

  private static func policy(of node: Located) throws(ScenarioError) -> Policy {
    var policy = Policy()
    let fields = try node.fields(
      "policy", ["contextAdaptation", "popoverCompactLegacy", "orientation", "chainDismissAnimation", "arrows"])
    if let value = fields["contextAdaptation"] { policy.contextAdaptation = try value.named("contextAdaptation") }
    if let value = fields["popoverCompactLegacy"] {
      policy.popoverCompactLegacy = try value.named("popoverCompactLegacy")
    }
    if let value = fields["orientation"] { policy.orientation = try value.named("orientation") }
    if let value = fields["chainDismissAnimation"] {
      policy.chainDismissAnimation = try value.named("chainDismissAnimation")
    }
    if let value = fields["arrows"] { policy.arrows = try value.named("arrows") }
    return policy
  }
}

extension Located {
  /// Returns a case of an enumeration by its name.
  func named<Word: RawRepresentable & CaseIterable>(
    _ what: String
  ) throws(ScenarioError) -> Word where Word.RawValue == String {
    let name = try text(what)
    guard let word = Word(rawValue: name) else {
      let known = Word.allCases.map(\.rawValue).joined(separator: ", ")
      throw ScenarioError("\(what) is '\(name)'; expected one of \(known)", at: location)
    }
    return word
  }

  /// Returns orientations by name, joined by `|` or as a list.
  func mask(_ what: String) throws(ScenarioError) -> InterfaceOrientationMask {
    var mask: InterfaceOrientationMask = []
    for item in try list(what) {
      for name in try item.text(what).split(separator: "|") {
        guard let known = InterfaceOrientationMask(name: name.filter { $0 != " " }) else {
          throw ScenarioError("\(what) has no orientation '\(name)'", at: location)
        }
        mask.formUnion(known)
      }
    }
    return mask
  }

  /// Returns a controller's identifier.
  func controller(_ what: String) throws(ScenarioError) -> ControllerID { ControllerID(try text(what)) }
}
