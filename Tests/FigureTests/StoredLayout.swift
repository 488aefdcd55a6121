import Foundation
import Testing
import VCDOT
import VCGraphviz

/// Layouts that were recorded and stored beside the tests, so that drawings do not depend on the version of Graphviz.
enum StoredLayout {
  /// Returns the stored layouts of a figure's graphs, in the order of the requests.
  ///
  /// `RECORD_GOLDENS=1` uses the installed Graphviz, and writes the file.
  static func layouts(_ name: String) throws -> (_ graph: DOTGraph) throws(GraphvizError) -> GraphLayout {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Goldens/\(name).layout.json")
    if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" {
      var recorded: [[String: Any]] = []
      return { graph throws(GraphvizError) in
        let layout = try Graphviz.layout(graph)
        recorded.append(layout.json)
        let data = try? JSONSerialization.data(withJSONObject: recorded, options: [.prettyPrinted, .sortedKeys])
        try? data?.write(to: file)
        return layout
      }
    }
    let stored = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [[String: Any]])
    var rest = stored.map(GraphLayout.init(json:))[...]
    return { _ in rest.popFirst() ?? GraphLayout(width: 0, height: 0) }
  }
}

extension GraphLayout {
  fileprivate var json: [String: Any] {
    [
      "size": [width, height], "nodes": nodes.mapValues(\.numbers), "clusters": clusters.mapValues(\.numbers),
      "clusterLabels": clusterLabels.mapValues(\.numbers),
      "edges": edges.mapValues { edge in
        let places = [
          "tailTip": edge.tailTip, "headTip": edge.headTip, "label": edge.label,
        ]
        return places.compactMapValues { $0?.numbers }.merging(["points": edge.points.flatMap(\.numbers)]) { $1 }
      },
    ]
  }

  fileprivate init(json: [String: Any]) {
    func all<Value>(_ key: String, _ value: ([Double]) -> Value) -> [String: Value] {
      (json[key] as? [String: [Double]] ?? [:]).mapValues(value)
    }
    let size = Point(json["size"] as? [Double] ?? [])
    self.init(
      width: size.x, height: size.y, nodes: all("nodes", Rectangle.init),
      edges: (json["edges"] as? [String: [String: [Double]]] ?? [:]).mapValues { edge in
        let numbers = edge["points"] ?? []
        return Edge(
          points: stride(from: 0, to: numbers.count, by: 2).map { Point(Array(numbers[$0..<($0 + 2)])) },
          tailTip: edge["tailTip"].map(Point.init), headTip: edge["headTip"].map(Point.init),
          label: edge["label"].map(Point.init))
      }, clusters: all("clusters", Rectangle.init), clusterLabels: all("clusterLabels", Point.init))
  }
}

extension GraphLayout.Point {
  fileprivate var numbers: [Double] { [x, y] }
  fileprivate init(_ numbers: [Double]) { self.init(x: numbers.first ?? 0, y: numbers.last ?? 0) }
}

extension GraphLayout.Rectangle {
  fileprivate var numbers: [Double] { [x, y, width, height] }
  fileprivate init(_ numbers: [Double]) {
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
