import Testing
import VCDiagram
import VCFigures
import VCModel
import VCReplay

@Suite("Transitions, anchors and policies in figures") struct LineFeatureTests: TwoScreens {
  @Test("a transition is named together with the controller that chose it")
  func transition() {
    #expect(label(model { _, _ in }) == [])
    #expect(label(model { $1.modalTransitionStyle = .flipHorizontal }) == ["flipHorizontal"])
    #expect(label(model(ios: 18) { $1.preferredTransition = .zoom }) == ["zoom, preferred"])
    #expect(label(model { $1.transitioningDelegate = "CardAnimator" }) == ["animated by CardAnimator"])
    let provided = model(style: .currentContext) {
      $0.definesPresentationContext = true
      $0.providesPresentationContextTransitionStyle = true
      $0.modalTransitionStyle = .crossDissolve
      $1.modalTransitionStyle = .flipHorizontal
    }
    #expect(label(provided) == ["crossDissolve, chosen by", "Home"])
  }

  @Test("an anchor and an adapted style are named")
  func anchor() {
    let model = model(style: .popover) { $1.popover = PopoverAnchor(.barButtonItem("Filter")) }
    #expect(label(model) == ["at Filter"])
    #expect(diagram(model).clusters.last?.detail == "popover → formSheet")
  }

  @Test(
    "an anchor that the trigger names is not named again",
    arguments: [("Tap Filter", ["Tap Filter"]), ("Tap Filters", ["Tap Filters", "at Filter"])])
  func anchorInTrigger(trigger: String, words: [String]) {
    var model = model(style: .popover) { $1.popover = PopoverAnchor(.barButtonItem("Filter")) }
    model.steps[0].trigger = trigger
    #expect(label(model) == words)
  }

  @Test(
    "the policy determines where lines start",
    arguments: [(Policy.Arrows.both, ["library", "photos"]), (.effective, ["library"]), (.initiator, ["photos"])])
  func arrowPolicy(_ arrows: Policy.Arrows, _ tails: [String]) {
    var model = Sample.camera
    model.environment.policy.arrows = arrows
    let lines = diagram(model).edges.filter { $0.head.node == "picker" && !$0.kind.isContainment }
    #expect(lines.map(\.tail.node) == tails)
    let caption = diagram(model).caption ?? ""
    #expect(caption.contains("Lines start at") == (arrows != .both))
    let truth = "Effectively, Photo library presents People picker."
    #expect(caption.contains(truth) == (arrows == .initiator))
  }
}
