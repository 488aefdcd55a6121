import VCModel

extension ModelEncoder {
  var controllers: WrittenMapping {
    var written = WrittenMapping()
    for controller in model.controllers { written.set(controller.id.rawValue, self.controller(controller)) }
    return written
  }

  private func controller(_ controller: Controller) -> WrittenValue {
    var written = WrittenMapping()
    written.set("class", controller.className)
    let impliedKind = controller.className.flatMap(ControllerKind.implied(byClass:)) ?? .content
    written.set("kind", controller.kind, unless: impliedKind)
    written.set("title", controller.title)
    written.set("children", ids(controller.children))
    written.set("selected", controller.selected)
    written.set("columns", columns(controller))
    let impliedStyle = SplitStyle.implied(by: controller.columns, ios: model.environment.ios)
    written.set("splitStyle", controller.splitStyle, unless: impliedStyle)
    written.set("splitAnswers", splitAnswers(controller.splitAnswers))
    written.set("alertStyle", controller.alertStyle, unless: .alert)
    writePresentation(controller, to: &written)
    writeModern(controller, to: &written)
    writeOrientations(controller, to: &written)
    writeTexts(controller, to: &written)
    return written.value
  }

  private func columns(_ controller: Controller) -> WrittenMapping {
    var written = WrittenMapping()
    for column in SplitColumn.allCases { written.set(column.rawValue, controller.columns[column]) }
    return written
  }

  private func splitAnswers(_ answers: SplitDelegateAnswers) -> WrittenMapping {
    var written = WrittenMapping()
    if let handles = answers.handlesCollapse { written.set("handlesCollapse", .flag(handles)) }
    written.set("primaryForCollapsing", answers.primaryForCollapsing)
    written.set("topColumnForCollapsing", answers.topColumnForCollapsing)
    written.set("primaryForExpanding", answers.primaryForExpanding)
    written.set("secondaryForExpanding", answers.secondaryForExpanding)
    return written
  }

  private func writePresentation(_ controller: Controller, to written: inout WrittenMapping) {
    written.set("modalPresentationStyle", controller.modalPresentationStyle)
    written.set("modalTransitionStyle", controller.modalTransitionStyle)
    if let defines = controller.definesPresentationContext { written.set("definesPresentationContext", .flag(defines)) }
    written.set(
      "providesPresentationContextTransitionStyle", controller.providesPresentationContextTransitionStyle, unless: false
    )
    written.set("isModalInPresentation", controller.isModalInPresentation, unless: false)
    if let size = controller.preferredContentSize {
      written.set("preferredContentSize", numbers([size.width, size.height]))
    }
    if let popover = controller.popover { written.set("popover", self.popover(popover)) }
    written.set("adaptivePresentationStyle", controller.adaptivePresentationStyle)
    written.set("adaptiveReplacement", controller.adaptiveReplacement)
    written.set("shouldPresentInFullscreen", controller.shouldPresentInFullscreen, unless: true)
    written.set("shouldRemovePresentersView", controller.shouldRemovePresentersView, unless: false)
  }

  private func writeOrientations(_ controller: Controller, to written: inout WrittenMapping) {
    if let mask = controller.supportedInterfaceOrientations {
      written.set("supportedInterfaceOrientations", orientations(mask))
    }
    written.set("passesOrientationsThrough", controller.passesOrientationsThrough, unless: false)
    written.set("isViewDetached", controller.isViewDetached, unless: false)
  }

  private func writeTexts(_ controller: Controller, to written: inout WrittenMapping) {
    written.set("delegate", controller.delegate)
    written.set("storyboard", controller.storyboard)
    written.set("unwindActions", controller.unwindActions.map(WrittenValue.text))
    written.set("deniedUnwindActions", controller.deniedUnwindActions.map(WrittenValue.text))
    written.set("link", controller.link)
    written.set("note", controller.note)
    written.set("screenshot", controller.screenshot)
  }

  func presentation(_ presentation: Presentation) -> WrittenValue {
    let own = model.controllers.first { $0.id == presentation.presented }
    var written = WrittenMapping()
    written.set("presented", presentation.presented)
    written.set("by", presentation.presenter)
    if presentation.initiator != presentation.presenter { written.set("from", .name(presentation.initiator)) }
    written.set("style", presentation.style)
    written.set("resolvedStyle", presentation.resolvedStyle, unless: presentation.style)
    written.set("requestedStyle", presentation.requestedStyle, unless: .automatic)
    written.set("transition", presentation.transition, unless: own?.modalTransitionStyle ?? .coverVertical)
    written.set("context", presentation.context, unless: presentation.presenter)
    if let anchor = presentation.anchor { written.set("popover", popover(anchor)) }
    written.set("trigger", presentation.trigger)
    written.set("step", presentation.step)
    return written.value
  }
}
