import VCDOT
import VCDiagram
import VCLayout

/// The positions of a figure as Graphviz attributes, so that Graphviz draws the figure without laying it out.
///
/// A figure whose parts were laid out separately, or with less information than the file contains, would look different if
/// `dot` laid the file out again.
struct DOTPlaces {
  private let places: PlacedGraph
  private let height: Double

  /// The size of Graphviz's arrowheads, in points.
  private static let tip = 8.0

  /// - Returns: `nil` if `dot` computes the same positions itself.
  init?(_ places: PlacedGraph) {
    guard !places.isAsLaidOut else { return nil }
    let bounds = places.bounds
    self.places = places.moved(x: -bounds.x, y: -bounds.y)
    height = bounds.height
  }

  /// The graph attributes that disable layout and routing.
  var graph: [DOTAttribute] {
    let bounds = places.bounds
    return [
      DOTAttribute(.layout, "nop2"),
      DOTAttribute(.bb, [0, 0, bounds.width, bounds.height].map(Self.number).joined(separator: ",")),
    ]
  }

  func attributes(ofNode id: String) -> [DOTAttribute] {
    places.nodes[id].map { [DOTAttribute(.pos, text($0.middle))] } ?? []
  }

  func attributes(ofCluster id: String) -> [DOTAttribute] {
    guard let box = places.clusters[id] else { return [] }
    let corners = [Point(x: box.x, y: box.maxY), Point(x: box.maxX, y: box.y)]
    let label = places.clusterLabels[id].map { [DOTAttribute(.lp, text($0.middle))] } ?? []
    return [DOTAttribute(.bb, corners.map(text).joined(separator: ","))] + label
  }

  func attributes(of edge: DiagramEdge) -> [DOTAttribute] {
    guard let path = places.paths[edge.id] else { return [] }
    let style = EdgeStyle(edge.kind)
    let tips = edge.isBackward ? (style.head, style.tail) : (style.tail, style.head)
    let written = edge.isBackward ? path.reversed : path
    let line = written.trimmed(start: tips.0 == .none ? 0 : Self.tip, end: tips.1 == .none ? 0 : Self.tip).cubic
    var words: [String] = []
    // Graphviz expects the start first.
    if tips.0 != .none, let start = written.points.first { words.append("s,\(text(start))") }
    if tips.1 != .none, let end = written.points.last { words.append("e,\(text(end))") }
    let label = places.labels[edge.id].map { [DOTAttribute(.lp, text($0.middle))] } ?? []
    return [DOTAttribute(.pos, (words + line.map(text)).joined(separator: " "))] + label
  }

  /// Returns the point in Graphviz's coordinates, whose y axis points up.
  private func text(_ point: Point) -> String { "\(Self.number(point.x)),\(Self.number(height - point.y))" }

  /// Returns the number rounded to hundredths.
  private static func number(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    let (whole, part) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
    let sign = hundredths < 0 ? "-" : ""
    return part == 0 ? "\(sign)\(whole)" : "\(sign)\(whole).\(part < 10 ? "0" : "")\(part)"
  }
}

extension GraphLayout.Rectangle {
  fileprivate var middle: Point { Point(x: midX, y: midY) }
}

extension EdgePath {
  /// The path from its end to its start.
  fileprivate var reversed: EdgePath { isOrthogonal ? .orthogonal(points.reversed()) : .curved(points.reversed()) }

  /// The start, then three points for each piece.
  fileprivate var cubic: [Point] {
    guard isOrthogonal, let first = points.first else { return points }
    return [first] + zip(points, points.dropFirst()).flatMap { [$0, $1, $1] }
  }
}
