import VCPage
import VCWords

/// The details of a controller at one moment: UIKit's pointers, how it was presented, and why.
struct ReplaySheet {
  private let replay: Replay
  private let id: ControllerID
  private let exposure: Exposure?

  init(_ replay: Replay, of id: ControllerID, _ exposure: Exposure?) {
    self.replay = replay
    self.id = id
    self.exposure = exposure
  }

  private var hierarchy: Hierarchy { replay.hierarchy }

  var sheet: Page.Sheet {
    Page.Sheet(sentence: "", facts: declaration + pointers + presentation + whereabouts, reasons: reasons)
  }

  /// The reasons, except for R9: the facts already state whether the view is in the window.
  private var reasons: [Page.Reason] {
    replay.explanation(of: id).filter { $0.rule != "R9" }
      .map { Page.Reason($0.sentence(naming: name), source: $0.rule) }
  }

  private var declaration: [Page.Fact] {
    guard let controller = hierarchy.controller(id) else { return [] }
    var facts = [Page.Fact("id", id.rawValue), Page.Fact(say("kind"), controller.kind.rawValue)]
    if let place = controller.origin.location { facts.append(Page.Fact(say("file"), "\(place)")) }
    if let system = controller.className.flatMap(SystemController.named) {
      facts.append(Page.Fact(say("framework"), system.framework))
    }
    return facts
  }

  private var pointers: [Page.Fact] {
    var facts: [Page.Fact] = []
    for pointer in Pointer.allCases {
      // A pointer to a container is listed only if there is one.
      let isAlways = [.presentingViewController, .presentedViewController, .parent].contains(pointer)
      if let value = hierarchy[pointer, of: id] {
        facts.append(fact(pointer.rawValue, [value]))
      } else if isAlways {
        facts.append(Page.Fact(pointer.rawValue, "nil"))
      }
    }
    let children = hierarchy.children(of: id)
    if !children.isEmpty { facts.append(fact("children", children)) }
    if let delegate = hierarchy.controller(id)?.delegate { facts.append(fact("delegate", [delegate])) }
    return facts
  }

  private var presentation: [Page.Fact] {
    guard let presentation = hierarchy.presentation(of: id) else { return [] }
    let (asked, style) = (presentation.requestedStyle, presentation.style)
    var facts: [Page.Fact] = []
    if let initiator = presentation.initiator { facts.append(fact(say("requested by"), [initiator])) }
    facts.append(
      Page.Fact(
        "modalPresentationStyle", asked == style ? style.rawValue : say("\(asked.rawValue), here \(style.rawValue)")))
    facts.append(Page.Fact("modalTransitionStyle", presentation.transition.rawValue))
    if presentation.context != presentation.presenter { facts.append(fact(say("context"), [presentation.context])) }
    if let trigger = presentation.trigger { facts.append(Page.Fact(say("after"), trigger)) }
    return facts
  }

  private var whereabouts: [Page.Fact] {
    [Page.Fact(say("exposure"), exposure?.words ?? say("unknown"))]
  }

  private func fact(_ name: String, _ ids: [ControllerID]) -> Page.Fact {
    Page.Fact(name, items: ids.map { (self.name($0), $0.rawValue) })
  }

  private func name(_ id: ControllerID) -> String { hierarchy.controller(id)?.displayName ?? id.rawValue }
}
