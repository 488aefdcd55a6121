import VCDOT
import VCDiagram
import VCLayout
import VCModel
import VCTypography

/// Lowers a diagram to the layout's input: sizes and roles instead of text and meaning.
extension LayoutGraph {
  /// - Parameter columns: The number of frames side by side, if the diagram has frames.
  init(_ diagram: Diagram, columns: Int = 1) {
    self.init(
      name: diagram.name, direction: Direction(diagram.direction),
      routing: diagram.routing == .orthogonal ? .orthogonal : .splines)
    isDirectionFixed = diagram.isDirectionFixed
    isOverlay = !diagram.frames.isEmpty
    rows = diagram.rows
    let width = Self.pageWidth(of: diagram) - 2 * FigureDrawing.margin
    maxWidth = diagram.frames.isEmpty ? width : FrameSheet.roomForOne(of: columns, in: width)
    // With several frames side by side, a wider frame takes a row of its own.
    isWidthRequired = diagram.maxWidth != nil && columns == 1
    fontSizes.edgeLabel = TextStyle.edgeLabel.font.size
    fontSizes.clusterLabel = TextStyle.clusterTitle.font.size
    nodes = diagram.nodes.map(LayoutNode.init)
    edges = diagram.edges.map(LayoutEdge.init)
    if routing == .splines { markContainment(in: diagram) }
    clusters = diagram.clusters.map(LayoutCluster.init)
    let positions = Dictionary(edges.enumerated().map { ($1.id, $0) }) { first, _ in first }
    for (number, frame) in diagram.frames.enumerated() {
      for edge in frame.edges {
        if let position = positions[diagram.places.place(ofEdge: edge.id)] { edges[position].figures.insert(number) }
      }
    }
  }
}

extension LayoutGraph {
  /// Marks the edges that lead to a screen that a container holds: from the container, or from elsewhere.
  private mutating func markContainment(in diagram: Diagram) {
    for (position, edge) in diagram.edges.enumerated() {
      edges[position].isContainment = edge.kind == .contains && !edge.isBackward && edge.tail.node != edge.head.node
    }
    markReturns()
  }

  /// The number of boxes up to which a figure must be readable in the column of a documentation page, 600 points wide.
  private static let smallFigure = 12
  private static let widths = (small: 820.0, large: 1200.0)

  /// Returns the width of the page for a figure, including its margins.
  static func pageWidth(of diagram: Diagram) -> Double {
    diagram.maxWidth.map(Double.init) ?? (diagram.nodes.count <= smallFigure ? widths.small : widths.large)
  }
}

extension LayoutGraph.Direction {
  init(_ direction: FigureDirection) { self = direction == .leftToRight ? .leftToRight : .topToBottom }
}

extension FigureDirection {
  init(_ direction: LayoutGraph.Direction) { self = direction == .leftToRight ? .leftToRight : .topToBottom }
}

extension LayoutNode {
  fileprivate init(_ node: DiagramNode) {
    let metrics = NodeMetrics(node)
    self.init(id: node.id, width: metrics.width, height: metrics.height)
    rows = zip(node.rows, metrics.rows).map { row, middle in
      Row(port: row.port, height: NodeMetrics.rowHeight, middle: middle)
    }
    headHeight = metrics.rule
    guard let screen = node.screen else { return }
    // Edges attach to the device, not to its caption: opening edges above the middle, returning edges below it.
    let device = screen.device.size
    body = Body(
      width: device.width, height: device.height,
      ports: ["open", "return"].map { name in
        Body.Port(
          name, height: ScreenMetrics.portHeight(name, screen.device) ?? device.height / 2,
          isBackward: name == "return")
      })
    // A caption may be wider than the device above it.
    let devices = ScreenMetrics(screen, captionOf: node).devices
    let foot = devices.height - 1
    solids = [
      Rectangle(x: metrics.width / 2 - devices.width / 2, y: 0, width: devices.width, height: devices.height),
      Rectangle(x: 0, y: foot, width: metrics.width, height: max(metrics.height - foot, 0)),
    ]
  }
}

extension LayoutEdge {
  fileprivate init(_ edge: DiagramEdge) {
    // The way on from a screen places the next one, whatever it does; the way back does not.
    let leadsOn = edge.isBetweenScreens && !edge.isBackward
    let leadsBack = edge.isBetweenScreens && edge.isBackward
    self.init(
      id: edge.id, role: leadsOn ? .main : leadsBack ? .ordinary : Role(edge.kind),
      from: End(edge.tail.node, port: edge.tail.port),
      to: End(edge.head.node, port: edge.head.port))
    label = edge.label
    let size = edge.labelSize
    labelSize = Size(width: size.width, height: size.height)
    span = edge.span
    weight = leadsBack ? 0 : leadsOn ? nil : edge.kind.layoutWeight
    isOrdered = edge.isOrdered || leadsOn
    isBackward = edge.isBackward
    isLoose = edge.isLoose
    let style = EdgeStyle(edge.kind)
    hasTailArrow = style.tail != .none
    arrows = [DOTAttribute(.penwidth, style.width)] + style.arrowAttributes(isReversed: edge.isBackward)
  }
}

extension DiagramEdge {
  /// Whether it runs between devices.
  fileprivate var isBetweenScreens: Bool { ScreenMetrics.portHeight(tail.port, .phone) != nil }
}

extension LayoutEdge.Role {
  fileprivate init(_ kind: EdgeKind) {
    switch kind {
    case .child, .shownChild: self = .tree
    case .presents, .presented, .opens: self = .main
    case .presenting: self = .minor(routingRank: 1)
    case .asks: self = .minor(routingRank: 2)
    case .delegate: self = .minor(routingRank: 3)
    default: self = .ordinary
    }
  }
}

extension EdgeKind {
  /// The weight of an edge in the layout; edges against the reading direction have none.
  var layoutWeight: Int? {
    switch self {
    case .child, .shownChild: 4
    case .asks, .delegate, .presenting, .parent, .returns, .unwind: 0
    default: nil
    }
  }
}

extension LayoutCluster {
  fileprivate init(_ cluster: DiagramCluster) {
    let size = cluster.labelSize
    let isContext = cluster.kind == .context
    self.init(
      id: cluster.id, label: cluster.label(detailColor: nil), labelSize: Size(width: size.width, height: size.height),
      margin: isContext ? 8 : 12, isEnteredFromAbove: isContext, members: cluster.members,
      clusters: cluster.clusters.map(LayoutCluster.init))
  }
}

extension DiagramCluster {
  /// Returns the label as a table with the size that the drawing needs.
  func label(detailColor: String?) -> DOTHTML {
    let size = labelSize
    var cells: [DOTHTML] = [
      .element(
        .td, [DOTHTMLAttribute(.align, "left"), DOTHTMLAttribute(.height, whole(size.height))],
        [.element(.b, [], [.text(title)])])
    ]
    if let detail {
      let color = detailColor.map { [DOTHTMLAttribute(.color, $0)] } ?? []
      let text = DOTHTML.text(detail)
      cells.append(
        .element(
          .td, [DOTHTMLAttribute(.align, "left")], [color.isEmpty ? text : .element(.font, color, [text])]))
    }
    return .element(
      .table,
      [
        DOTHTMLAttribute(.border, "0"), DOTHTMLAttribute(.cellborder, "0"), DOTHTMLAttribute(.cellpadding, "0"),
        DOTHTMLAttribute(.cellspacing, "2"),
        DOTHTMLAttribute(.width, whole(size.width + LayoutCluster.labelRoom)),
      ], [.element(.tr, [], cells)])
  }
}
