import Testing
import VCDiagram
import VCFigures
import VCModel
import VCReplay

@Suite("Steps and screens in a chain") struct ChainFeatureTests: TwoScreens {
  @Test("a chain can show screens in mid-transition")
  func movingScreens() {
    var request = FigureRequest(kind: .chain)
    request.contents.showsTransitions = true
    let figure = Figure.diagram(of: Replay(Sample.journey), request)
    #expect(
      figure.nodes.map(\.id) == ["camera", "library moving", "library", "library look 2", "picker moving", "picker"])
    #expect(figure.sentences.contains { $0.hasPrefix("4 screens: ") })
    #expect(figure.nodes[1].screen?.layers.last?.movement == ScreenMovement(.coverVertical))
    #expect(
      figure.edges.filter { $0.kind == .returns }.map(\.label.last) == ["slides down again", "slides down again"])
  }

  @Test("a change of size classes leads to another screen, and its arrow says what changed")
  func sizeClasses() {
    var model = model(idiom: .pad) { _, _ in }
    #expect(diagram(model, .chain).nodes.map(\.id) == ["home", "shown"])
    model.steps.append(Step(.traits(horizontal: .compact, vertical: nil), trigger: "Slide Over"))
    let figure = diagram(model, .chain)
    #expect(figure.nodes.map(\.id) == ["home", "shown", "shown look 2"])
    #expect(figure.nodes.map { $0.screen?.device } == [.pad, .pad, .slideOver])
    #expect(figure.edges.last?.label == ["Slide Over"])
    model.steps[1].trigger = nil
    #expect(diagram(model, .chain).edges.last?.label == ["The screen gets compact", "width"])
    model.steps.append(Step(.traits(horizontal: .regular, vertical: nil)))
    #expect(diagram(model, .chain).edges.last?.isBackward == true, "the first look is there already")
  }

  @Test("a controller presented behind the screen in front has no arrow until it is seen")
  func presentedBehind() {
    var model = Model(
      controllers: ["root", "child", "front", "behind"].map { Controller(ControllerID($0)) },
      windows: [AppWindow(root: "root")],
      steps: [
        Step(.present("front", from: "child")), Step(.present("behind", from: "child")), Step(.dismiss("front")),
        Step(.dismiss("behind")),
      ])
    model.controllers[0].kind = .container
    model.controllers[0].children = ["child"]
    model.controllers[1].definesPresentationContext = true
    model.controllers[2].modalPresentationStyle = .overFullScreen
    model.controllers[3].modalPresentationStyle = .overCurrentContext
    let figure = diagram(model, .chain)
    #expect(figure.caption?.hasPrefix("Steps without an arrow: Present behind from child (step 2).") == true)
    #expect(figure.edges.map(\.kind) == [.opens, .returns, .returns])
    #expect(figure.edges.map(\.tail.node) == ["root", "front", "behind"])
    #expect(figure.edges.map(\.head.node) == ["front", "behind", "root"])
  }

  @Test("the caption of a chain names the controllers without a screen")
  func missingScreens() {
    var model = model { _, _ in }
    model.controllers.append(Controller("late", title: "Late"))
    #expect(diagram(model, .chain).caption == "Not shown: Late, not in a window.")
    model.steps += [Step(.present("late", from: "home"))]
    let told =
      "Not shown: Late, refused in step 2. Refused: Present Late from Home (step 2): Home already presents Shown."
    #expect(diagram(model, .chain).caption == told)
    model.steps += [Step(.dismiss("shown"))]
    #expect(diagram(model, .chain).nodes.map(\.id) == ["home", "shown"])
    #expect(diagram(model, .chain).caption == told, "a dismissed controller is drawn")
  }

  @Test("the caption of a chain names the refused steps")
  func refusedSteps() throws {
    var model = model { $1.isModalInPresentation = true }
    model.controllers.append(Controller("late", title: "Late"))
    model.steps += [
      Step(.present("late", from: "home"), trigger: "Tap Late"), Step(.interactiveDismiss("shown"), trigger: "Swipe"),
      Step(.dismiss("home")), Step(.present("late", from: "home"), trigger: "Tap Late again"),
    ]
    #expect(
      diagram(model, .chain).caption
        == "Refused: Tap Late (step 2): Home already presents Shown; Swipe (step 3): Shown is modal in its presentation, so a gesture cannot dismiss it."
    )
    model.steps += [Step(.present(nil, from: "late")), Step(.dismiss("home")), Step(.dismiss("home"))]
    let caption = try #require(diagram(model, .chain).caption)
    #expect(
      caption.hasSuffix(
        "Step 6 (Present nothing from Late) raised an exception, which terminated the app: Application tried to present a nil modal view controller on target “Late”; steps 7 to 8 are not reached."
      ))
  }

  @Test("without a trigger, an arrow is labelled with the user's action")
  func actionAsLabel() {
    var model = model { $1.kind = .alert }
    model.controllers[1].actions = [AlertAction("Keep")]
    model.steps += [Step(.tap("Keep", in: "shown"))]
    #expect(diagram(model, .chain).edges.last?.label == ["Tap Keep"])
    model.controllers[1].kind = .content
    model.steps[1] = Step(.interactiveDismiss("shown"))
    #expect(diagram(model, .chain).edges.last?.label == ["Swipe Shown away"])
    model.steps[1] = Step(.dismiss("home"))
    #expect(diagram(model, .chain).edges.last?.label == ["dismiss"])
  }

  @Test("an unfinished presentation is drawn in mid-transition")
  func unfinishedPresentation() {
    var model = model { _, _ in }
    model.steps = [Step(.beginPresent("shown", from: "home"))]
    #expect(screen(model)?.layers.last?.movement == ScreenMovement(.coverVertical))
    model.steps.append(Step(.finishTransition))
    #expect(screen(model)?.layers.last?.movement == nil)
  }
}
