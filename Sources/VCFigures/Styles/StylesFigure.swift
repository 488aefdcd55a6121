import VCDiagram
import VCModel
import VCReplay

/// The presentation styles side by side, as they look on one device in its size classes: each is replayed, not looked up.
public struct StylesFigure {
  private let environment: Environment
  private let title: String
  private let summary: String?

  /// The styles in an environment.
  public init(_ environment: Environment, title: String, summary: String? = nil) {
    self.environment = environment
    self.title = title
    self.summary = summary
  }

  /// The figure as a diagram: a box for each style, in rows, and no lines.
  public var diagram: Diagram {
    let samples = StyleSample.styles(in: environment).map { StyleSample($0, in: environment) }
    let nodes = leveled(samples.map(\.node))
    let sentences = [summary?.singleLine, surroundings + "."].compactMap { $0 } + nodes.map { $0.name + "." }
    var diagram = Diagram(
      name: "styles", title: title, summary: sentences.joined(separator: " "), nodes: nodes,
      caption: surroundings + ". Tinted: what is presented. Dashed: not opaque, or of its own making.")
    let columns = columns(of: nodes)
    diagram.rows = stride(from: 0, to: nodes.count, by: columns).map { start in
      nodes[start..<min(start + columns, nodes.count)].map(\.id)
    }
    diagram.isDirectionFixed = true
    return diagram
  }

  /// "iPad, regular width, regular height, iOS 17".
  private var surroundings: String {
    let (device, system) =
      switch environment.idiom {
      case .phone: ("iPhone", "iOS")
      case .pad: ("iPad", "iOS")
      case .tv: ("Apple TV", "tvOS")
      case .mac: ("Mac", "as on iOS")
      case .vision: ("Apple Vision", "as on iOS")
      }
    return "\(device), \(environment.horizontalSizeClass.rawValue) width, "
      + "\(environment.verticalSizeClass.rawValue) height, \(system) \(environment.ios)"
  }

  /// All of one size, so that they stand in rows and columns.
  private func leveled(_ nodes: [DiagramNode]) -> [DiagramNode] {
    let title = nodes.map { TextStyle.title.height(of: $0.title) }.max() ?? 0
    let subtitle = nodes.map { TextStyle.subtitle.height(of: $0.subtitle) }.max() ?? 0
    let width = nodes.map(\.size.width).max() ?? 0
    return nodes.map { node in
      var node = node
      node.captionHeight = title + subtitle
      node.minimumWidth = width
      return node
    }
  }

  private static let pageWidth = 1300.0
  /// What a layout leaves between the boxes of a row.
  private static let gap = 46.0

  /// So many in a row that the figure fits a page, and that no row is nearly empty.
  private func columns(of nodes: [DiagramNode]) -> Int {
    guard let width = nodes.first?.size.width, width > 0 else { return 1 }
    let most = max(1, min(Int((Self.pageWidth + Self.gap) / (width + Self.gap)), nodes.count))
    let rows = (nodes.count + most - 1) / most
    return max(1, (nodes.count + rows - 1) / rows)
  }
}
