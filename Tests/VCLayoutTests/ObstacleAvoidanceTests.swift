import Testing
import VCDOT

@testable import VCLayout

@Suite("Splines that are routed around obstacles") struct ObstacleAvoidanceTests {
  /// A line from one box straight down to another, whose frame has a heading over its whole width.
  private func fromAbove() -> PlacedGraph {
    let line = LayoutEdge.main("above", "below")
    var scene = Scene(
      .leftToRight, .splines, boxes: ["above": .box(0, 0), "below": .box(0, 300)], edges: [line],
      frames: ["frame": ["below"]])
    scene.placed.clusters["frame"] = Rectangle(x: -12, y: 270, width: 104, height: 82)
    scene.placed.clusterLabels["frame"] = Rectangle(x: -4, y: 276, width: 88, height: 14)
    scene.placed.paths[line.id] = .curved([
      Point(x: 40, y: 40), Point(x: 40, y: 120), Point(x: 40, y: 220), Point(x: 40, y: 300),
    ])
    return scene.placed
  }

  @Test("splines arrive at another side of a box that has a heading above it")
  func heading() throws {
    var avoidance = ObstacleAvoidance(ObstacleIndex(fromAbove()))
    avoidance.avoidObstacles()
    let path = try #require(avoidance.index.paths[0])
    #expect(avoidance.index.obstacles(of: path, 0).isEmpty)
    let (last, before) = (try #require(path.points.last), try #require(path.points.dropLast().last))
    #expect([0, 80].contains(last.x) && last.y == before.y && (300...340).contains(last.y))
    #expect(path.points.first == Point(x: 40, y: 40))
  }

  @Test("splines leave at another side of a box that has a heading above it")
  func headingAtStart() throws {
    var placed = fromAbove()
    let line = LayoutEdge.main("below", "above")
    let path = placed.paths.removeValue(forKey: placed.graph.edges[0].id)
    placed.graph.edges = [line]
    placed.paths[line.id] = path.map(\.reversed)
    var avoidance = ObstacleAvoidance(ObstacleIndex(placed))
    avoidance.avoidObstacles()
    let found = try #require(avoidance.index.paths[0])
    #expect(avoidance.index.obstacles(of: found, 0).isEmpty)
    #expect([0, 80].contains(try #require(found.points.first).x))
    #expect(found.points.last == Point(x: 40, y: 40))
  }

  @Test("splines avoid the ends of other lines at that side")
  func ends() throws {
    var placed = fromAbove()
    for (number, x) in [-200.0, 200].enumerated() {
      let other = LayoutEdge.main("below", "beside \(number)")
      placed.graph.nodes.append(LayoutNode(id: "beside \(number)", width: 80, height: 40))
      placed.graph.edges.append(other)
      placed.nodes["beside \(number)"] = .box(x, 300)
      let (start, end) = x < 0 ? (0.0, x + 80) : (80, x)
      placed.paths[other.id] = .curved([
        Point(x: start, y: 320), Point(x: start, y: 320), Point(x: end, y: 320), Point(x: end, y: 320),
      ])
    }
    var avoidance = ObstacleAvoidance(ObstacleIndex(placed))
    avoidance.avoidObstacles()
    let last = try #require(avoidance.index.paths[0]?.points.last)
    #expect([0, 80].contains(last.x) && abs(last.y - 320) >= 8)
  }

  @Test("labels are placed beside their splines, however far away they were")
  func words() throws {
    let line = LayoutEdge.main("above", "below")
    var scene = Scene(.leftToRight, .splines, boxes: ["above": .box(0, 0), "below": .box(300, 0)], edges: [line])
    scene.placed.graph.edges[0].label = ["sheet"]
    scene.placed.graph.edges[0].labelSize = Size(width: 30, height: 12)
    scene.placed.paths[line.id] = .curved([
      Point(x: 80, y: 20), Point(x: 150, y: 20), Point(x: 230, y: 20), Point(x: 300, y: 20),
    ])
    scene.placed.labels[line.id] = Rectangle(x: 170, y: -40, width: 30, height: 12)
    var avoidance = ObstacleAvoidance(ObstacleIndex(scene.placed))
    avoidance.avoidObstacles()
    let label = try #require(avoidance.index.labels[0])
    #expect(try #require(avoidance.index.paths[0]).passesBeside(label))
  }

  @Test("labels are placed somewhat farther away if there is no room close to their splines")
  func farther() throws {
    let line = LayoutEdge.main("above", "below")
    var scene = Scene(
      .leftToRight, .splines, boxes: ["above": .box(0, 0), "below": .box(200, 0)],
      edges: [line, .main("above", "beside"), .main("above", "under")])
    scene.placed.graph.edges[0].label = ["sheet"]
    scene.placed.graph.edges[0].labelSize = Size(width: 30, height: 12)
    for (number, y) in [20.0, 23, 14].enumerated() {
      scene.placed.paths[scene.placed.graph.edges[number].id] = .curved([
        Point(x: 80, y: y), Point(x: 120, y: y), Point(x: 160, y: y), Point(x: 200, y: y),
      ])
    }
    var avoidance = ObstacleAvoidance(ObstacleIndex(scene.placed))
    avoidance.placeLabels()
    let label = try #require(avoidance.index.labels[0])
    let distance = min(abs(label.maxY - 20), abs(label.y - 20))
    #expect(distance > LabelPlacer.distance && distance <= LabelPlacer.farthest)
    #expect(avoidance.index.edges(crossing: label, except: 0) == 0)
  }
}
