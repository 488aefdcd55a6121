import Testing
import VCDiagnostics
import VCImporters
import VCModel

struct ModelFileStepTests {
  @Test(
    arguments: [
      ("{present: b, from: a}", .present("b", from: "a")),
      (
        "{present: b, from: a, style: popover, transition: crossDissolve, popover: {barButtonItem: Share}, adaptive: none}",
        .present(
          "b", from: "a", style: .popover, transition: .crossDissolve, popover: PopoverAnchor(.barButtonItem("Share")),
          adaptive: ModalPresentationStyle.none)
      ),
      (
        "{present: b, from: a, popover: {sourceView: cell, sourceRect: [1, 2.5, 3, -4], permittedArrowDirections: [up]}}",
        .present(
          "b", from: "a",
          popover: PopoverAnchor(
            .sourceView("cell", rect: ScreenRect(x: 1, y: 2.5, width: 3, height: -4)), permittedArrowDirections: [.up]))
      ),
      (
        "{present: b, from: a, popover: {sourceItem: i}}",
        .present("b", from: "a", popover: PopoverAnchor(.sourceItem("i")))
      ),
      ("{present: b, from: a, popover: {}}", .present("b", from: "a", popover: PopoverAnchor(nil))),
      ("{present: null, from: a}", .present(nil, from: "a")),
      ("{beginPresent: b, from: a}", .beginPresent("b", from: "a")),
      ("{finishTransition: true}", .finishTransition),
      ("{dismiss: a}", .dismiss("a")),
      ("{push: b, onto: e}", .push("b", onto: "e")),
      ("{push: null, onto: e}", .push(nil, onto: "e")),
      ("{pop: e}", .pop("e")),
      ("{pop: e, to: root}", .popToRoot("e")),
      ("{popToRoot: e}", .popToRoot("e")),
      ("{pop: e, to: d}", .popTo("d", in: "e")),
      ("{popTo: d, in: e}", .popTo("d", in: "e")),
      ("{setChildren: [a, b], of: e}", .setChildren(["a", "b"], of: "e")),
      ("{setChildren: [], of: e}", .setChildren([], of: "e")),
      ("{select: d, in: e}", .select("d", in: "e")),
      ("{show: b, from: a}", .show("b", from: "a")),
      ("{showDetail: b, from: a}", .showDetail("b", from: "a")),
      ("{embed: b, in: a}", .embed("b", in: "a")),
      ("{remove: b}", .remove("b")),
      ("{unwind: b, to: a}", .unwind("b", to: "a")),
      ("{unwind: b, action: 'back:'}", .unwindAction("back:", from: "b")),
      ("{performSegue: go, from: a}", .performSegue("go", from: "a")),
      ("{instantiate: one, storyboard: S, as: new}", .instantiate(storyboard: "S", identifier: "one", as: "new")),
      ("{instantiate: null, storyboard: S}", .instantiate(storyboard: "S", identifier: nil, as: nil)),
      ("{traits: {horizontalSizeClass: regular}}", .traits(horizontal: .regular, vertical: nil)),
      ("{traits: {verticalSizeClass: compact}}", .traits(horizontal: nil, vertical: .compact)),
      ("{rotate: landscapeLeft}", .rotate(.landscapeLeft)),
      ("{rotate: [portrait, landscape]}", .rotate(.allButUpsideDown)),
      ("{setRoot: b, window: main}", .setRoot("b", window: "main")),
      ("{setRoot: b}", .setRoot("b", window: "main")),
      ("{interactiveDismiss: b}", .interactiveDismiss("b")),
      ("{interactiveDismiss: null, shouldDismiss: false}", .interactiveDismiss(nil, shouldDismiss: false)),
      ("{tapOutside: true}", .tapOutside()),
      ("{tapOutside: , shouldDismiss: false}", .tapOutside(shouldDismiss: false)),
      ("{collapse: split}", .collapse("split")),
      ("{collapse: split, handled: true}", .collapse("split", SplitDelegateAnswers(handlesCollapse: true))),
      (
        "{collapse: split, primary: a, topColumn: primary}",
        .collapse("split", SplitDelegateAnswers(primaryForCollapsing: "a", topColumnForCollapsing: .primary))
      ),
      ("{expand: split}", .expand("split")),
      (
        "{expand: split, primary: a, secondary: b}",
        .expand("split", SplitDelegateAnswers(primaryForExpanding: "a", secondaryForExpanding: "b"))
      ),
      ("{setColumn: primary, to: b, of: split}", .setColumn(.primary, to: "b", of: "split")),
      ("{showColumn: compact, of: split}", .showColumn(.compact, of: "split")),
      ("{hideColumn: inspector, of: split}", .hideColumn(.inspector, of: "split")),
    ] as [(String, VCModel.StepOperation)])
  func readsEveryVerb(step: String, expected: VCModel.StepOperation) throws {
    #expect(try operation(step) == expected)
  }

  @Test func readsWhatEveryStepMayAdd() throws {
    let read = try model(
      """
      window: {id: a}
      steps:
        - {dismiss: a, trigger: Tap, note: 12, expect: {outcome: ignored, visible: a}}
      """)
    #expect(
      read.steps == [
        Step(
          .dismiss("a"), trigger: "Tap", note: "12",
          expect: [Assertion(.outcome(.ignored)), Assertion(.visible(["a"]))])
      ])
    #expect(read.steps.first?.origin.location?.description == "m.yaml:3:5")
    #expect(read.steps.first?.expect.first?.origin.location?.description == "m.yaml:3:51")
  }

  @Test func declaresControllersWhereAStepAsksForOne() throws {
    let read = try model("{window: {id: a}, steps: [{present: {id: b, title: B}, from: a}, {dismiss: b}]}")
    #expect(read.controllers == [Controller("a"), Controller("b", title: "B")])
  }
}
