import Testing
import VCDiagram
import VCDrawing
import VCFigures
import VCGraphviz
import VCLayout
import VCModel
import VCReplay
import VCSVG

@Suite("Positions that controllers of different frames share")
struct SharedPlacesTests {
  /// A box of a frame, as in the file.
  private struct Box: Hashable {
    var x, y, width, height: Double

    func intersects(_ other: Box) -> Bool {
      x < other.x + other.width && other.x < x + width && y < other.y + other.height && other.y < y + height
    }
  }

  /// The boxes of each frame, by the identifiers that are common to all frames.
  private func boxes(_ model: Model, _ detail: FigureDetail = .compact) throws -> [[String: Box]] {
    try boxes(of: placed(model, detail))
  }

  private func placed(_ model: Model, _ detail: FigureDetail = .compact) throws -> PlacedDiagram {
    let figure = Figure.diagram(of: Replay(model), FigureRequest(kind: .frames, detail: detail))
    return try FigureRenderer.place(figure, layout: Graphviz.layout)
  }

  private func boxes(of placed: PlacedDiagram) throws -> [[String: Box]] {
    try placed.frames().map { document in
      var boxes: [String: Box] = [:]
      for node in document.root.descendants where node["class"]?.hasPrefix("node ") == true {
        let outline = try #require(node.descendants.first { $0.name == "rect" })
        let numbers = try ["x", "y", "width", "height"].map { try #require(outline[$0].flatMap(Double.init)) }
        let name = try #require(node["id"]?.split(separator: "-").dropFirst(3).joined(separator: "-"))
        boxes[name] = Box(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      }
      return boxes
    }
  }

  /// A tab bar over which the given number of sheets are presented, one after the other.
  private func sheets(_ count: Int) -> Model {
    var model = Sample.tabs(3)
    for position in 1...count {
      let id = ControllerID("sheet\(position)")
      model.controllers.append(Controller(id, title: "Sheet \(position)"))
      let trigger = String(repeating: "Tap a button ", count: position % 3 + 1)
      model.steps += [Step(.present(id, from: "tab0"), trigger: trigger), Step(.dismiss(id), trigger: "Done")]
    }
    return model
  }

  /// A place that is free is no place for a controller that stands elsewhere among its siblings.
  @Test("A controller that is pushed after others were replaced stands after all of them")
  func order() throws {
    var model = Model(
      title: "Replaced", controllers: ["a", "b", "c", "x", "y", "z"].map { Controller(ControllerID($0)) },
      windows: [AppWindow(root: "nav")],
      steps: [Step(.setChildren(["a", "x", "y"], of: "nav")), Step(.push("z", onto: "nav"))])
    model.controllers.append(Controller("nav", kind: .navigation, children: ["a", "b", "c"]))
    let frames = try boxes(model)
    func order(_ frame: Int) -> [String] {
      frames[frame].filter { !$0.key.hasPrefix("nav") }.sorted { $0.value.y < $1.value.y }.map {
        String($0.key.prefix(1))
      }
    }
    #expect(order(0) == ["a", "b", "c"])
    #expect(order(1) == ["a", "b", "c", "x", "y"])
    #expect(order(2) == ["a", "x", "y", "z"])
  }

  private func size(_ model: Model) throws -> Double {
    let frame = try #require(try placed(model).frames().first)
    return try #require(frame.root["height"].flatMap(Double.init))
  }

  @Test("successive sheets share one position, regardless of their number")
  func sheets() throws {
    let frames = try boxes(sheets(5))
    #expect(Set(frames.flatMap { $0.filter { $0.key.hasPrefix("sheet") }.values }).count == 1)
    #expect(try size(sheets(12)) == size(sheets(3)))
  }

  @Test("screens that are pushed after a pop share one position, those of one stack do not")
  func pushes() throws {
    var model = Model(windows: [AppWindow(root: "stack")])
    model.controllers = [Controller("stack", kind: .navigation, children: ["first"])]
    model.controllers += ["first", "a", "b", "c"].map { Controller($0) }
    model.steps = [Step(.push("a", onto: "stack")), Step(.pop("stack")), Step(.push("b", onto: "stack"))]
    model.steps.append(Step(.push("c", onto: "stack")))
    let frames = try boxes(model)
    let last = try #require(frames.last)
    #expect(frames[1]["a-in-window-main"] == last["b-in-window-main"])
    #expect(last["c-in-window-main"] != last["b-in-window-main"])
  }

  @Test("presentations by two presenters of one family have two positions")
  func presenters() throws {
    var model = Sample.tabs(2)
    model.controllers[1].definesPresentationContext = true
    model.controllers += [Controller("inside"), Controller("over")]
    model.steps = [
      Step(.present("inside", from: "tab0", style: .currentContext)), Step(.dismiss("inside")),
      Step(.present("over", from: "bar", style: .fullScreen)),
    ]
    let frames = try boxes(model)
    #expect(frames[1]["inside-in-family-inside"] != frames[3]["over-in-family-over"])
  }

  @Test("the label of a line whose label is longer in another frame is still beside the line")
  func labels() throws {
    #expect(try placed(sheets(5)).faults.collisions == 0)
  }

  @Test(
    "boxes never move between frames, and no two boxes of a frame overlap", arguments: 0..<12,
    [FigureDetail.compact, .pointers])
  func law(seed: Int, detail: FigureDetail) throws {
    var model = Model.random(seed, controllers: 14)
    // Every other family is removed before the next one appears, and is added again at the end.
    let opened = model.steps
    model.steps = opened.enumerated().flatMap { position, step -> [Step] in
      guard position % 2 == seed % 2, case .present(let id?, from: _, _, _, _, _) = step.operation else {
        return [step]
      }
      return [step, Step(.dismiss(id))]
    }
    model.steps += opened
    let placed = try placed(model, detail)
    #expect(placed.faults.collisions == 0)
    let frames = try boxes(of: placed)
    // After an exception there are no more frames.
    #expect(frames.count == Replay(model).steps.count { $0.outcome != .skipped } + 1)
    var places: [String: Set<Box>] = [:]
    for frame in frames {
      for (name, box) in frame {
        places[name, default: []].insert(box)
        #expect(frame.allSatisfy { $0.key == name || !$0.value.intersects(box) }, "\(name)")
      }
    }
    #expect(places.filter { $0.value.count > 1 }.isEmpty)
  }
}
