import VCModel

extension ModelEncoder {
  func step(_ step: Step) -> WrittenValue {
    var written = operation(step.operation)
    written.set("trigger", step.trigger)
    written.set("note", step.note)
    if !step.expect.isEmpty { written.set("expect", expectation(step.expect)) }
    return written.value
  }

  private func operation(_ operation: StepOperation) -> WrittenMapping {
    if let written = modernOperation(operation) { return written }
    let verb = operation.verb
    return switch operation {
    case .present(let presented, let receiver, let style, let transition, let popover, let adaptive):
      present(presented, receiver, style, transition, popover, adaptive)
    case .beginPresent(let presented, let receiver): pair(verb, presented, "from", receiver)
    case .finishTransition: single(verb, .flag(true))
    case .tapOutside(let answer): single(verb, .flag(true), "shouldDismiss", answer, unless: true)
    case .dismiss(let id), .pop(let id), .remove(let id): single(verb, .name(id))
    case .push(let id, let navigation): pair(verb, id, "onto", navigation)
    case .popToRoot(let navigation): single(verb, .name(navigation), "to", .text("root"))
    case .popTo(let id, let navigation): popTo(id, navigation)
    case .setChildren(let children, let container): single(verb, .list(ids(children)), "of", .name(container))
    case .select(let id, let container), .embed(let id, let container): pair(verb, id, "in", container)
    case .show(let id, let receiver), .showDetail(let id, let receiver): pair(verb, id, "from", receiver)
    case .unwind(let id, let target): pair(verb, id, "to", target)
    case .unwindAction(let action, let id): single(verb, .name(id), "action", .text(action))
    case .performSegue(let identifier, let source): single(verb, .text(identifier), "from", .name(source))
    case .instantiate(let storyboard, let identifier, let id): instantiate(storyboard, identifier, id)
    case .traits(let horizontal, let vertical): traits(horizontal, vertical)
    case .rotate(let mask): single(verb, rotation(mask))
    case .setRoot(let root, let window): setRoot(root, window)
    case .interactiveDismiss(let id, let answer): single(verb, .name(id), "shouldDismiss", answer, unless: true)
    case .collapse(let split, let answers): collapse(split, answers)
    case .expand(let split, let answers): expand(split, answers)
    case .setColumn(let column, let id, let split): setColumn(column, id, split)
    case .showColumn(let column, let split), .hideColumn(let column, let split): pair(verb, column, "of", split)
    default: WrittenMapping()
    }
  }

  // MARK: Shared shapes of verbs

  func single(_ verb: String, _ operand: WrittenValue) -> WrittenMapping {
    var written = WrittenMapping()
    written.set(verb, operand)
    return written
  }

  func single(
    _ verb: String, _ operand: WrittenValue, _ key: String, _ argument: WrittenValue
  ) -> WrittenMapping {
    var written = single(verb, operand)
    written.set(key, argument)
    return written
  }

  func single(
    _ verb: String, _ operand: WrittenValue, _ key: String, _ answer: Bool, unless implied: Bool
  ) -> WrittenMapping {
    var written = single(verb, operand)
    written.set(key, answer, unless: implied)
    return written
  }

  func pair(
    _ verb: String, _ operand: (some RawRepresentable<String>)?, _ key: String, _ argument: ControllerID
  ) -> WrittenMapping {
    single(verb, .name(operand), key, .name(argument))
  }

  // MARK: Verbs with special shapes

  private func present(
    _ presented: ControllerID?, _ receiver: ControllerID, _ style: ModalPresentationStyle?,
    _ transition: ModalTransitionStyle?, _ popover: PopoverAnchor?, _ adaptive: ModalPresentationStyle?
  ) -> WrittenMapping {
    var written = pair("present", presented, "from", receiver)
    written.set("style", style)
    written.set("transition", transition)
    if let popover { written.set("popover", self.popover(popover)) }
    written.set("adaptive", adaptive)
    return written
  }

  /// `to: root` means the bottom of the stack, so a controller named `root` is written in the other form.
  private func popTo(_ id: ControllerID, _ navigation: ControllerID) -> WrittenMapping {
    id == "root" ? pair("popTo", id, "in", navigation) : pair("pop", navigation, "to", id)
  }

  private func instantiate(_ storyboard: String, _ identifier: String?, _ id: ControllerID?) -> WrittenMapping {
    var written = single(
      "instantiate", identifier.map(WrittenValue.text) ?? .null, "storyboard", .text(storyboard))
    written.set("as", id)
    return written
  }

  private func traits(_ horizontal: SizeClass?, _ vertical: SizeClass?) -> WrittenMapping {
    var traits = WrittenMapping()
    traits.set("horizontalSizeClass", horizontal)
    traits.set("verticalSizeClass", vertical)
    return single("traits", traits.value)
  }

  private func rotation(_ mask: InterfaceOrientationMask) -> WrittenValue {
    let single = InterfaceOrientationMask.single.first { $0.mask == mask }
    return single.map { .text($0.name) } ?? orientations(mask)
  }

  private func setRoot(_ root: ControllerID, _ window: String) -> WrittenMapping {
    var written = single("setRoot", .name(root))
    if window != model.windows.first?.id ?? "main" { written.set("window", window) }
    return written
  }

  private func collapse(_ split: ControllerID, _ answers: SplitDelegateAnswers) -> WrittenMapping {
    var written = single("collapse", .name(split))
    if let isHandled = answers.handlesCollapse { written.set("handled", .flag(isHandled)) }
    written.set("primary", answers.primaryForCollapsing)
    written.set("topColumn", answers.topColumnForCollapsing)
    return written
  }

  private func expand(_ split: ControllerID, _ answers: SplitDelegateAnswers) -> WrittenMapping {
    var written = single("expand", .name(split))
    written.set("primary", answers.primaryForExpanding)
    written.set("secondary", answers.secondaryForExpanding)
    return written
  }

  private func setColumn(_ column: SplitColumn, _ id: ControllerID, _ split: ControllerID) -> WrittenMapping {
    var written = pair("setColumn", column, "to", id)
    written.set("of", split)
    return written
  }
}
