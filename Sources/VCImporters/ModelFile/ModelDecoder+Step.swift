import VCDiagnostics
import VCModel

extension ModelDecoder {
  mutating func step(_ node: LocatedNode) -> Step? {
    let verbs = node.entries.filter { StepShapes.verbNames.contains($0.key) }
    guard verbs.count == 1, let verb = verbs.first, let operation = operation(verb.key, node) else { return nil }
    return Step(
      operation, trigger: node["trigger"]?.words, note: node["note"]?.words,
      expect: node["expect"].map { assertions($0) } ?? [], origin: Origin(node.location))
  }

  private mutating func operation(_ verb: String, _ node: LocatedNode) -> StepOperation? {
    if verb == "cancelTransition" { return .cancelTransition }
    if StepShapes.modernVerbs.contains(where: { $0.keys[0].name == verb }) { return modernOperation(verb, node) }
    switch verb {
    case "present", "beginPresent", "finishTransition", "dismiss", "interactiveDismiss", "tapOutside":
      return presenting(verb, node)
    case "push", "pop", "popTo", "popToRoot", "setChildren", "select", "show", "showDetail", "embed", "remove":
      return containing(verb, node)
    case "collapse", "expand", "setColumn", "showColumn", "hideColumn":
      return splitting(verb, node)
    case "unwind", "performSegue", "instantiate":
      return storyboarding(verb, node)
    default:
      return environmental(verb, node)
    }
  }

  private mutating func presenting(_ verb: String, _ node: LocatedNode) -> StepOperation? {
    if verb == "finishTransition" { return .finishTransition }
    if verb == "tapOutside" { return .tapOutside(shouldDismiss: node["shouldDismiss"]?.flag ?? true) }
    let operand = controller(node[verb])
    switch verb {
    case "present":
      guard let receiver = controller(node["from"]) else { return nil }
      return .present(
        operand, from: receiver, style: node["style"]?.name(ModalPresentationStyle.self),
        transition: node["transition"]?.name(ModalTransitionStyle.self), popover: node["popover"].map(popover),
        adaptive: node["adaptive"]?.name(ModalPresentationStyle.self))
    case "beginPresent":
      guard let operand, let receiver = controller(node["from"]) else { return nil }
      return .beginPresent(operand, from: receiver)
    case "dismiss":
      return operand.map(StepOperation.dismiss)
    default:
      return .interactiveDismiss(operand, shouldDismiss: node["shouldDismiss"]?.flag ?? true)
    }
  }

  private mutating func containing(_ verb: String, _ node: LocatedNode) -> StepOperation? {
    if verb == "setChildren" {
      let children = controllers(node[verb])
      return controller(node["of"]).map { .setChildren(children, of: $0) }
    }
    let operand = controller(node[verb])
    if verb == "push" { return controller(node["onto"]).map { .push(operand, onto: $0) } }
    guard let operand else { return nil }
    switch verb {
    case "pop": return pop(operand, node["to"])
    case "popToRoot": return .popToRoot(operand)
    case "popTo": return controller(node["in"]).map { .popTo(operand, in: $0) }
    case "select": return controller(node["in"]).map { .select(operand, in: $0) }
    case "show": return controller(node["from"]).map { .show(operand, from: $0) }
    case "showDetail": return controller(node["from"]).map { .showDetail(operand, from: $0) }
    case "embed": return controller(node["in"]).map { .embed(operand, in: $0) }
    default: return .remove(operand)
    }
  }

  private mutating func pop(_ navigation: ControllerID, _ target: LocatedNode?) -> StepOperation? {
    guard let target else { return .pop(navigation) }
    if target.text == "root" { return .popToRoot(navigation) }
    return controller(target).map { .popTo($0, in: navigation) }
  }

  private mutating func splitting(_ verb: String, _ node: LocatedNode) -> StepOperation? {
    if verb == "expand" {
      let answers = SplitDelegateAnswers(
        primaryForExpanding: controller(node["primary"]), secondaryForExpanding: controller(node["secondary"]))
      return controller(node[verb]).map { .expand($0, answers) }
    }
    if verb == "collapse" {
      let answers = SplitDelegateAnswers(
        handlesCollapse: node["handled"]?.flag, primaryForCollapsing: controller(node["primary"]),
        topColumnForCollapsing: node["topColumn"]?.name(SplitColumn.self))
      return controller(node[verb]).map { .collapse($0, answers) }
    }
    guard let column = node[verb]?.name(SplitColumn.self) else { return nil }
    let held = controller(node["to"])
    guard let split = controller(node["of"]) else { return nil }
    switch verb {
    case "setColumn": return held.map { .setColumn(column, to: $0, of: split) }
    case "showColumn": return .showColumn(column, of: split)
    default: return .hideColumn(column, of: split)
    }
  }

  private mutating func storyboarding(_ verb: String, _ node: LocatedNode) -> StepOperation? {
    switch verb {
    case "unwind":
      guard let source = controller(node[verb]) else { return nil }
      if let action = node["action"]?.text { return .unwindAction(action, from: source) }
      return controller(node["to"]).map { .unwind(source, to: $0) }
    case "performSegue":
      guard let identifier = node[verb]?.text else { return nil }
      return controller(node["from"]).map { .performSegue(identifier, from: $0) }
    default:
      guard let storyboard = node["storyboard"]?.text else { return nil }
      let id = node["as"]?.text.map(ControllerID.init(rawValue:))
      if let id { made.insert(id) }
      return .instantiate(storyboard: storyboard, identifier: node[verb]?.text, as: id)
    }
  }

  private mutating func environmental(_ verb: String, _ node: LocatedNode) -> StepOperation? {
    guard let operand = node[verb] else { return nil }
    switch verb {
    case "traits":
      return .traits(
        horizontal: operand["horizontalSizeClass"]?.name(SizeClass.self),
        vertical: operand["verticalSizeClass"]?.name(SizeClass.self))
    case "rotate":
      return .rotate(orientations(operand))
    default:
      let window = node["window"]?.text ?? firstWindow
      return controller(operand).map { .setRoot($0, window: window) }
    }
  }
}
