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

  @Test("is not struck out in the frame that removes its ends")
  func frames() throws {
    let frame = try #require(diagram(model, .frames).frames.last)
    #expect(frame.nodes.filter { $0.change == .removed }.map(\.subject) == ["bank", "transfer"])
    #expect(frame.edges.map(\.kind) == [.presents])
    #expect(frame.edges.map(\.change) == [nil])
  }

  @Test("is in a chain no return: both new roots have the same kind of line")
  func chain() {
    let edges = diagram(model, .chain).edges
    #expect(edges.map(\.kind) == [.opens, .opens, .opens])
    #expect(
      edges.map(\.label) == [["Sign in", "replaces the root"], ["Tap Transfer"], ["Time out", "replaces the root"]])
  }
}
