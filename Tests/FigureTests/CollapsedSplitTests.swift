import Testing
import VCDiagram
import VCModel
import VCReplay

@testable import VCFigures

/// R92, R104: a collapsed split view with two stacks on top of each other shows only one bar.
@Suite("A collapsed split view on its device") struct CollapsedSplitTests {
  private func replay(_ steps: [Step] = []) -> Replay {
    var split = Controller("split", kind: .split)
    split.splitStyle = .doubleColumn
    split.columns = [.primary: "list", .secondary: "stack"]
    var detail = Controller("detail", title: "Detail")
    detail.definesPresentationContext = true
    let traits = Step(.traits(horizontal: .compact, vertical: nil))
    return Replay(
      Model(
        environment: DeviceEnvironment(idiom: .pad, ios: 17),
        controllers: [
          split, Controller("list", title: "List"), Controller("stack", kind: .navigation, children: ["detail"]),
          detail, Controller("filter"),
        ], windows: [AppWindow(root: "split")], steps: [traits] + steps))
  }

  @Test("a collapsed split view has one bar, which leads back to the column below")
  func bar() throws {
    let hierarchy = replay().hierarchy
    #expect(hierarchy.ancestors(of: "detail").count { hierarchy.controller($0)?.kind == .navigation } == 2)
    let screen = ScreenPicture(hierarchy).screen(at: "detail")
    guard case .navigation(let bar, let inside)? = screen.layers.last?.content else { return try #require(nil) }
    #expect(bar.title == "Detail")
    #expect(bar.canGoBack)
    guard case .plain = inside else { return try #require(nil) }
  }

  @Test("a context gets the whole area below that bar")
  func context() {
    let replay = replay([Step(.present("filter", from: "detail", style: .currentContext))])
    let screen = ScreenPicture(replay.hierarchy).screen(at: "filter")
    #expect(screen.layers.last?.cover == .context([.belowBar]))
  }
}
