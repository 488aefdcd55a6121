import VCModel

/// The positions of the parts of a node's box, relative to its top left corner.
///
/// The DOT text reserves this size and the drawing uses it, so that nothing is measured twice.
package struct NodeMetrics {
  package static let padding = (x: 12.0, y: 9.0)
  /// The size of the kind's symbol, and its distance from the text.
  package static let mark = (size: 14.0, gap: 8.0)
  package static let rowHeight = 20.0
  /// The space above and below the rows.
  private static let rowPadding = (top: 4.0, bottom: 4.0)
  package static let thumbnailGap = 6.0
  package static let minimumWidth = 92.0
  /// The distance between a property and its value.
  package static let valueGap = 14.0

  package var width: Double
  package var height: Double
  package var eyebrow: Double?
  /// The frame of the thumbnail, centred below the text.
  package var thumbnail: ScreenRect?
  /// The baselines of the title's lines.
  package var title: [Double] = []
  package var subtitle: [Double] = []
  /// The line between the header and the rows.
  package var rule: Double?
  /// The vertical centres of the rows.
  package var rows: [Double] = []

  /// The left edge of the text.
  package static var textX: Double { padding.x + mark.size + mark.gap }

  package init(_ node: DiagramNode) {
    if let screen = node.screen {
      let size = ScreenMetrics(screen, captionOf: node).size
      (width, height) = (size.width, size.height)
      return
    }
    (width, height) = (Self.width(of: node), 0)
    var y = Self.padding.y
    if node.eyebrow != nil {
      eyebrow = y + TextStyle.eyebrow.ascent
      y += TextStyle.eyebrow.lineHeight
    }
    for _ in node.title {
      title.append(y + TextStyle.title.ascent)
      y += TextStyle.title.lineHeight
    }
    for _ in node.subtitle {
      subtitle.append(y + TextStyle.subtitle.ascent)
      y += TextStyle.subtitle.lineHeight
    }
    if let picture = node.thumbnail?.size {
      let top = (y + Self.thumbnailGap).rounded(.up)
      thumbnail = ScreenRect(
        x: ((width - picture.width) / 2).rounded(), y: top, width: picture.width, height: picture.height)
      y = top + picture.height
    }
    y += Self.padding.y
    if !node.rows.isEmpty {
      let list = Double(node.rows.count) * Self.rowHeight + Self.rowPadding.top + Self.rowPadding.bottom
      // Rows are at the bottom of the box, where its edges start in every frame.
      let room = max(0, node.minimumHeight - y - list)
      moveWords(down: room / 2)
      y += room
      rule = y
      rows = node.rows.indices.map { y + Self.rowPadding.top + (Double($0) + 0.5) * Self.rowHeight }
      y += list
    }
    height = max(y, node.minimumHeight).rounded(.up)
  }

  private static func width(of node: DiagramNode) -> Double {
    max(
      minimumWidth, node.minimumWidth, headWidth(of: node), rowWidth(of: node),
      node.thumbnail.map { $0.size.width + 2 * padding.x } ?? 0
    ).rounded(.up)
  }

  /// Returns the metrics moved down, for a box that is higher than its text needs.
  package func moved(down distance: Double) -> NodeMetrics {
    guard distance > 0, rule == nil else { return self }
    var result = self
    result.moveWords(down: distance)
    return result
  }

  private mutating func moveWords(down distance: Double) {
    eyebrow = eyebrow.map { $0 + distance }
    title = title.map { $0 + distance }
    subtitle = subtitle.map { $0 + distance }
    thumbnail?.y += distance
  }

  private static func headWidth(of node: DiagramNode) -> Double {
    textX + padding.x
      + max(
        TextStyle.title.width(of: node.title), TextStyle.subtitle.width(of: node.subtitle),
        node.eyebrow.map(TextStyle.eyebrow.width(of:)) ?? 0)
  }

  private static func rowWidth(of node: DiagramNode) -> Double {
    let widths = node.rows.map { row in
      TextStyle.row.width(of: row.property) + (row.value.map { valueGap + TextStyle.row.width(of: $0) } ?? 0)
    }
    return (widths.max() ?? 0) + 2 * padding.x
  }
}

extension DiagramNode {
  /// The box's size in points.
  package var size: (width: Double, height: Double) {
    let metrics = NodeMetrics(self)
    return (metrics.width, metrics.height)
  }
}

extension DiagramCluster {
  /// The size of its label at the top left.
  package var labelSize: (width: Double, height: Double) {
    let detail = detail.map { Self.detailGap + TextStyle.clusterDetail.width(of: $0) } ?? 0
    return (TextStyle.clusterTitle.width(of: title) + detail, TextStyle.clusterTitle.lineHeight)
  }

  /// The distance between the title and the detail.
  package static let detailGap = 8.0
}

extension DiagramEdge {
  /// The size of its label; zero without one.
  package var labelSize: (width: Double, height: Double) {
    label.isEmpty ? (0, 0) : (TextStyle.edgeLabel.width(of: label), TextStyle.edgeLabel.height(of: label))
  }
}
