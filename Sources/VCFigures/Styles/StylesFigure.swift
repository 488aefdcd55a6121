import VCDiagram
import VCModel
import VCReplay
import VCWords

/// The presentation styles side by side, as they look on one device in its size classes; each one is replayed, not looked up.
package struct StylesFigure {
  private let environment: DeviceEnvironment
  private let title: String
  private let summary: String?
  private let styles: [ModalPresentationStyle]

  /// Creates the figure of the styles in an environment.
  /// - Parameter styles: Show only these, after the separate presenting and presented screens; empty for all.
  package init(
    _ environment: DeviceEnvironment, title: String, summary: String? = nil, styles: [ModalPresentationStyle] = []
  ) {
    self.environment = environment
    self.title = title
    self.summary = summary
    self.styles = styles
  }

  /// The figure as a diagram: a box for each style, in rows, without edges.
  package var diagram: Diagram {
    let known = StyleSample.styles(in: environment)
    let samples = (styles.isEmpty ? known : styles).map { StyleSample($0, in: environment) }
    let apart = styles.isEmpty ? [] : StyleSample.apart(in: environment)
    let grid = SampleGrid(apart + samples.map(\.node))
    let nodes = grid.nodes
    let sentences = [summary?.singleLine, say("\(surroundings).")].compactMap { $0 } + nodes.map { say("\($0.name).") }
    var diagram = Diagram(
      name: "styles", title: title, nodes: nodes,
      caption: [
        say("\(surroundings)."), say("Tinted: the presented controller."),
      ].joined(separator: " "))
    diagram.rows = grid.rows(apart: apart.count)
    diagram.sentences = sentences
    diagram.brief = sentences.prefix(2).joined(separator: " ")
    diagram.isDirectionFixed = true
    return diagram
  }

  /// The environment, such as "iPad, regular width, regular height, iOS 17".
  private var surroundings: String { environment.surroundings }
}

/// Boxes with devices, arranged in rows and columns.
struct SampleGrid {
  /// The boxes, all of one size.
  let nodes: [DiagramNode]
  /// The width of rows that are still readable in a column of 600 pixels.
  private static let pageWidth = 788.0
  /// The gap that a layout leaves between the boxes of a row.
  private static let gap = 28.0

  init(_ nodes: [DiagramNode]) {
    let title = nodes.map { TextStyle.title.height(of: $0.title) }.max() ?? 0
    let subtitle = nodes.map { TextStyle.subtitle.height(of: $0.subtitle) }.max() ?? 0
    let width = nodes.map(\.size.width).max() ?? 0
    self.nodes = nodes.map { node in
      var node = node
      node.captionHeight = title + subtitle
      node.minimumWidth = width
      return node
    }
  }

  /// Returns rows that fit a page without any being nearly empty; the first `apart` boxes may get a separate row.
  func rows(apart: Int = 0) -> [[String]] {
    let rest = nodes.dropFirst(apart)
    guard let width = rest.first?.size.width, width > 0 else { return [nodes.map(\.id)] }
    let most = max(1, min(Int((Self.pageWidth + Self.gap) / (width + Self.gap)), rest.count))
    let count = (rest.count + most - 1) / most
    let columns = max(1, (rest.count + count - 1) / count)
    let first = apart == 0 ? [] : [nodes.prefix(apart).map(\.id)]
    return first
      + stride(from: rest.startIndex, to: rest.endIndex, by: columns).map { start in
        rest[start..<min(start + columns, rest.endIndex)].map(\.id)
      }
  }
}

extension DeviceEnvironment {
  /// The environment, such as "iPad, regular width, regular height, iOS 17".
  var surroundings: String {
    let (device, system) =
      switch idiom {
      case .phone: ("iPhone", "iOS")
      case .pad: ("iPad", "iOS")
      case .tv: ("Apple TV", "tvOS")
      case .mac: ("Mac", say("as on iOS"))
      case .vision: ("Apple Vision", say("as on iOS"))
      }
    return enumerated([
      device, say("\(horizontalSizeClass.rawValue) width"), say("\(verticalSizeClass.rawValue) height"),
      "\(system) \(ios)",
    ])
  }
}
