import Testing
import VCDiagram
import VCFigures
import VCModel
import VCReplay

/// The root of a window is replaced while it presents a sheet, which UIKit does not dismiss.
@Suite("A presentation whose root was replaced") struct LeftBehindTests {
  private var model: Model {
    Model(
      controllers: [
        Controller("login", title: "Login"), Controller("bank", title: "Bank"),
        Controller("transfer", title: "Transfer"),
      ], windows: [AppWindow(root: "login")],
      steps: [
        Step(.setRoot("bank", window: "main"), trigger: "Sign in"),
        Step(.present("transfer", from: "bank"), trigger: "Tap Transfer"),
        Step(.setRoot("login", window: "main"), trigger: "Time out"),
      ])
  }

  @Test("is left out together with both ends, and the caption says that it is still there")
  func hierarchy() {
    let figure = diagram(model)
    #expect(figure.nodes.map(\.id) == ["login"])
    #expect(
      figure.caption
        == "After step 3: Time out. Not shown: Bank and Transfer, removed in step 3. Bank still presents Transfer.")
  }

  @Test("is in the frame that replaces the root out of the window with both ends, which are not struck out")
  func frames() throws {
    let frame = try #require(diagram(model, .frames).frames.last)
    #expect(frame.nodes.map(\.subject) == ["bank", "transfer", "login"])
    #expect(frame.nodes.map(\.change) == [nil, nil, .added])
    #expect(frame.nodes.map(\.presence) == [.absent, .absent, .front])
    #expect(frame.edges.map(\.kind) == [.presents])
    #expect(frame.edges.map(\.change) == [nil])
    #expect(frame.clusters.map(\.change) == [nil, nil, .added])
    #expect(frame.clusters.map(\.title) == ["Bank", "Transfer", "Window"])
    #expect(frame.clusters.prefix(2).allSatisfy { $0.detail?.hasSuffix("view not in a window") ?? false })
    #expect(frame.detail == "Login becomes the root of the window. Bank still presents Transfer")
  }

  @Test("keeps the children of the old root, whose lines do not change, and is drawn no longer after that")
  func children() throws {
    var model = model
    model.controllers += [
      Controller("nav", kind: .navigation, title: "Bank", children: ["list"]), Controller("list", title: "Accounts"),
    ]
    model.windows = [AppWindow(root: "nav")]
    model.steps = [
      Step(.present("transfer", from: "list")), Step(.setRoot("login", window: "main")), Step(.rotate(.portrait)),
    ]
    let frames = diagram(model, .frames).frames
    let change = try #require(frames.dropFirst(2).first)
    #expect(change.edges.contains { $0.kind == .shownChild && $0.change == nil })
    #expect(change.nodes.filter { $0.change == .removed } == [])
    #expect(frames.last?.nodes.map(\.subject) == ["login"])
  }

  @Test("is in a chain no return: both new roots have the same kind of line")
  func chain() {
    let edges = diagram(model, .chain).edges
    #expect(edges.map(\.kind) == [.opens, .opens, .opens])
    #expect(
      edges.map(\.label.last) == ["replaces the root", "2. Tap Transfer", "replaces the root"])
  }

  @Test("is drawn in a chain, and the caption says that it is still there")
  func chainCaption() {
    var model = model
    #expect(diagram(model, .chain).caption == "Out of the window: Bank still presents Transfer.")
    model.steps.removeLast()
    #expect(diagram(model, .chain).caption == nil)
  }
}
