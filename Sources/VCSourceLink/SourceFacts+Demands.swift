import VCDiagnostics
import VCModel
import VCSourceFacts

extension SourceFacts {
  /// The storyboards, scenes and segues that the file requests, and the types and strings that storyboards may refer to.
  package var demands: CodeDemands {
    var reader = DemandReader(file: file, kind: language == .swift ? .swift : .objc)
    reader.read(self)
    return reader.demands
  }
}

/// A visitor that collects the calls that name scenes, segues and storyboards.
private struct DemandReader: CodeVisitor {
  let file: String
  let kind: MapOrigin.Kind
  var demands = CodeDemands()
  /// The enclosing type of the current code.
  private var type: String?

  init(file: String, kind: MapOrigin.Kind) {
    self.file = file
    self.kind = kind
  }

  mutating func read(_ facts: SourceFacts) {
    for declaration in facts.types { read(declaration) }
    for function in facts.functions { visit(function) }
    for variable in facts.variables { read(variable) }
    read(facts.statements)
  }

  private mutating func read(_ declaration: TypeDeclaration) {
    let name = lastPart(of: declaration.name)
    if declaration.kind != .extension { demands.types.formUnion([name, declaration.runtimeName].compactMap(\.self)) }
    // Scenes are often named after their classes, using the class's name at run time.
    demands.texts.insert(name)
    type = name
    for function in declaration.functions { visit(function) }
    for variable in declaration.variables { read(variable) }
    for element in declaration.cases {
      // The raw value of a case is its name, unless another one is written.
      demands.texts.insert(element.name)
      if let value = element.rawValue { read(value) }
    }
    type = nil
  }

  private mutating func read(_ variable: VariableDeclaration) {
    if let value = variable.value { read(value) }
    read(variable.getter ?? [])
    read(variable.observers)
  }

  /// Collects only the strings of a body without requests.
  mutating func visit(_ function: FunctionDeclaration) {
    guard let mentions = function.code?.mentions, !mentions.words.contains(where: Self.requests.contains) else {
      return read(function)
    }
    for parameter in function.parameters { if let value = parameter.defaultValue { read(value) } }
    demands.texts.formUnion(mentions.texts)
  }

  mutating func visit(_ expression: Expression) {
    switch expression {
    case .text(let text): demands.texts.insert(text)
    case .call(let call): note(call)
    default: break
    }
  }
}

// MARK: - Calls

extension DemandReader {
  /// The names of the calls to collect.
  static let requests: Set<String> = [
    "dismiss", "dismissViewControllerAnimated", "performSegue", "performSegueWithIdentifier",
    "instantiateViewController", "instantiateViewControllerWithIdentifier", "UIStoryboard", "storyboardWithName",
  ]

  private mutating func note(_ call: Call) {
    switch name(of: call.callee) {
    case "dismiss", "dismissViewControllerAnimated": demands.dismissing.insert(type ?? "")
    case "performSegue": note(.segue, call, "withIdentifier")
    case "performSegueWithIdentifier": note(.segue, call, nil)
    case "instantiateViewController":
      let label = call.arguments.contains { $0.label == "withIdentifier" } ? "withIdentifier" : "identifier"
      note(.scene, call, label, storyboard: storyboard(of: call))
    case "instantiateViewControllerWithIdentifier": note(.scene, call, nil, storyboard: storyboard(of: call))
    case "UIStoryboard" where isOfThisApp(call): note(.storyboard, call, "name")
    case "storyboardWithName" where isOfThisApp(call): note(.storyboard, call, nil)
    default: break
    }
  }

  /// Records a request. A computed name may be any name; the name in a constant is among the collected strings.
  private mutating func note(
    _ kind: CodeDemands.Request.Kind, _ call: Call, _ label: String?, storyboard: String? = nil
  ) {
    guard let value = call.arguments.first(where: { $0.label == label })?.value else { return }
    let name: String?
    switch value {
    case .text(let text): name = text
    case .name, .member: return
    default: name = nil
    }
    demands.requests.append(
      CodeDemands.Request(
        kind, name, storyboard: storyboard, in: type,
        origin: MapOrigin(
          kind: self.kind,
          location: .init(file: file, line: call.position.line, column: call.position.column))))
  }

  private func name(of callee: Expression) -> String? {
    switch callee {
    case .name(let name, _), .member(_, let name, _): name
    default: nil
    }
  }

  /// Returns the storyboard from which a scene is requested, if it is created in the same expression.
  private func storyboard(of call: Call) -> String? {
    guard case .member(.call(let maker)?, _, _) = call.callee,
      let made = name(of: maker.callee), made == "UIStoryboard" || made == "storyboardWithName", isOfThisApp(maker),
      case .text(let text)? = maker.arguments.first(where: { $0.label == (made == "UIStoryboard" ? "name" : nil) })?
        .value
    else { return nil }
    return text
  }

  /// Returns whether a storyboard is in the app's own bundle.
  private func isOfThisApp(_ call: Call) -> Bool {
    switch call.arguments.first(where: { $0.label == "bundle" })?.value {
    case nil, .literal("nil")?: true
    case .member(_, let name, _)?: name == "main" || name == "mainBundle"
    case .call(let call)?: name(of: call.callee) == "mainBundle"
    default: false
    }
  }
}
