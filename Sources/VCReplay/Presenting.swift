import VCModel

// `present(_:animated:completion:)`: the checks, then the presentation.
extension Replayer {
  /// Performs the checks, then records the initiator, the presenter, the presented controller and the style (R10, R16).
  mutating func present(
    _ presented: ControllerID?, from receiver: ControllerID, _ settings: PresentationSettings,
    _ record: inout StepRecord
  ) {
    guard let presented else { return record.raise(.presentedNil, on: receiver) }
    guard !raisesForActions(of: presented, &record) else { return }
    let environment = hierarchy.environment
    guard
      let request = hierarchy.read(
        presented, { PresentRequest($0, initiator: receiver, settings, in: environment) })
    else { return record.ignore(.unknownController, "there is no controller '\(presented)'", about: presented) }
    noteAvailability(of: settings.style, about: presented, &record)
    let (presenter, isDefiner) = effectivePresenter(of: request)
    guard passesChecks(request, presenter: presenter, &record) else {
      (record.response.refusedPresenter, record.response.refusedInitiator) = (presenter, receiver)
      return
    }

    let adaptation = Adaptation(
      of: request.resolvedStyle, adaptive: request.adaptive, hasAnchor: request.hasAnchor,
      isEdgeAttached: request.isEdgeAttached, in: environment)
    if adaptation.isAnswerRejected, let answer = request.adaptive {
      record.add(.adaptiveStyle, .rejectedAnswer(answer), about: presented)
    }
    guard adaptation.style != .popover || request.hasAnchor else {
      (record.response.refusedPresenter, record.response.refusedInitiator) = (presenter, receiver)
      return raiseMissingAnchor(of: presented, presenter: presenter, &record)
    }
    guard checkSystemController(presented, isPresented: true, &record) else { return }
    let presentation = presentation(
      for: request, presenter: presenter, isDefiner: isDefiner, style: adaptation.style, record)
    guard hasOrientations(for: presentation, &record) else { return }
    hierarchy.update(presented, settings.write)
    hierarchy.add(presentation)
    explain(request, presentation, adaptation, isDefiner: isDefiner, &record)
    explainSheet(presentation, &record)
    noteOpenQuestions(request, presentation, isDefiner: isDefiner, &record)
    settleSubstitution(of: presented, &record)
    record.response.presentations = [hierarchy.presentation(by: presenter) ?? presentation]
  }

  /// Returns the presentation that a call results in.
  private func presentation(
    for request: PresentRequest, presenter: ControllerID, isDefiner: Bool, style: ModalPresentationStyle,
    _ record: StepRecord
  ) -> Presentation {
    var presentation = Presentation(
      presented: request.presented, by: presenter, initiator: request.initiator, style: style,
      origin: record.step.origin)
    presentation.requestedStyle = request.requestedStyle
    presentation.resolvedStyle = request.resolvedStyle
    (presentation.transition, presentation.chooser) = transition(
      of: request, presenter: presenter, isDefiner: isDefiner)
    presentation.isEdgeAttached = request.isEdgeAttached
    presentation.anchor = request.anchor
    presentation.trigger = record.step.trigger
    presentation.step = record.index
    return presentation
  }

  /// Notes what the sources leave undocumented about this presentation.
  private func noteOpenQuestions(
    _ request: PresentRequest, _ presentation: Presentation, isDefiner: Bool, _ record: inout StepRecord
  ) {
    if request.resolvedStyle == .unknown {
      record.add(.openSystemStyle, .systemStyle(presentation), about: presentation.presented)
    }
    let top = hierarchy.familyTop(of: request.initiator)
    if !request.isInContext, let below = hierarchy.presentation(of: top)?.style,
      below == .popover || below.isContextStyle,
      presentation.style == .fullScreen || presentation.style == .overFullScreen
    {
      record.add(.openPresenterInside, .presenterInside(presentation, below), about: presentation.presented)
    }
    if isDefiner, presentation.style == .fullScreen, presentation.presenter != top {
      record.add(.openContextPresenter, .contextPresenter(presentation), about: presentation.presented)
    }
    if request.isAlert, let active = activeSearch(reachableFrom: request.initiator) {
      record.add(.openSearch, .alertDuringSearch(presentation.presented, active), about: presentation.presented)
    }
    let environment = hierarchy.environment
    if presentation.style == .actionSheet, environment.idiom == .phone, environment.ios >= 26, !request.hasAnchor {
      record.add(.openActionSheetAnchor, .actionSheetAnchor(presentation.presented), about: presentation.presented)
    }
  }

  private func activeSearch(reachableFrom initiator: ControllerID) -> ControllerID? {
    guard hierarchy.hasPresentations else { return nil }
    return ([initiator] + hierarchy.ancestors(of: initiator)).lazy
      .compactMap { hierarchy.presentation(by: $0)?.presented }
      .first { hierarchy.read($0) { $0.isSearchController } ?? false }
  }
}

extension String {
  fileprivate static func rejectedAnswer(_ answer: ModalPresentationStyle) -> String {
    "the delegate returns '\(answer.rawValue)' for adaptation; expected none, fullScreen or overFullScreen"
  }

  fileprivate static func systemStyle(_ presentation: Presentation) -> String {
    "the automatic style of '\(presentation.presented)' is unknown because it is a system controller; it is also unknown"
      + " whether the views of '\(presentation.presenter)' stay in the window"
  }

  fileprivate static func presenterInside(_ presentation: Presentation, _ below: ModalPresentationStyle) -> String {
    "'\(presentation.presented)' covers the screen from inside a presentation of style \(below.rawValue); it is undocumented whether"
      + " '\(presentation.presenter)' or a controller below it presents it"
  }

  fileprivate static func contextPresenter(_ presentation: Presentation) -> String {
    "'\(presentation.presented)' is adapted to fullScreen; it is undocumented whether the definer '\(presentation.presenter)'"
      + " or the top of its family presents it"
  }

  fileprivate static func alertDuringSearch(_ alert: ControllerID, _ search: ControllerID) -> String {
    "'\(alert)' is presented while the search '\(search)' is active; UIKit may refuse it"
  }

  fileprivate static func actionSheetAnchor(_ sheet: ControllerID) -> String {
    "it is undocumented how iOS 26 and later show the action sheet '\(sheet)' without an anchor on a phone"
  }
}
