import VCModel
import VCSVG

/// A thumbnail of a screen in a node.
package enum NodeThumbnail: Hashable, Encodable, Sendable {
  /// An image, which is embedded in the figure's file.
  case image(SVGImage)
  /// The views of a scene as boxes.
  case wireframe(Wireframe)

  /// The maximum size in a node.
  private static let room = (width: 132.0, height: 144.0)

  /// The size at which it is drawn: as large as possible, but not larger than its natural size.
  package var size: (width: Double, height: Double) {
    let natural: (width: Double, height: Double) =
      switch self {
      case .image(let image): (image.width, image.height)
      case .wireframe(let wireframe): (wireframe.width, wireframe.height)
      }
    let scale = min(Self.room.width / natural.width, Self.room.height / natural.height, 1)
    // A very long and narrow image is compressed rather than drawn as a line.
    return (max(natural.width * scale, 12).rounded(), max(natural.height * scale, 12).rounded())
  }
}

/// The views of a scene as boxes, in the coordinates of the scene's view.
package struct Wireframe: Hashable, Encodable, Sendable {
  /// The size of the scene's view in points.
  package let width, height: Double
  /// The boxes back to front, all inside the view.
  package let boxes: [WireframeBox]

  /// The maximum number of boxes that can be distinguished at this size.
  private static let limit = 80

  /// Creates a wireframe; `nil` if the scene contains only bars, as that of a navigation controller.
  ///
  /// The first box is the scene's root view.
  package init?(_ boxes: [WireframeBox]) {
    guard let root = boxes.first(where: { !$0.kind.isBar && $0.frame.width >= 1 && $0.frame.height >= 1 }) else {
      return nil
    }
    (width, height) = (root.frame.width, root.frame.height)
    let page = ScreenRect(x: 0, y: 0, width: width, height: height)
    let inside = boxes.filter { $0 != root }.compactMap { $0.clipped(to: page) }
    self.boxes = (root.kind == .view ? [] : [root]) + inside.prefix(Self.limit)
  }
}

extension WireframeBox.Kind {
  fileprivate var isBar: Bool { self == .navigationBar || self == .tabBar || self == .toolbar }
}

extension WireframeBox {
  /// Returns the part of it inside a rectangle; `nil` if there is none.
  fileprivate func clipped(to page: ScreenRect) -> WireframeBox? {
    let left = max(frame.x, page.x)
    let top = max(frame.y, page.y)
    let right = min(frame.x + frame.width, page.x + page.width)
    let bottom = min(frame.y + frame.height, page.y + page.height)
    guard right - left >= 1, bottom - top >= 1 else { return nil }
    return WireframeBox(kind, frame: ScreenRect(x: left, y: top, width: right - left, height: bottom - top), text: text)
  }
}

extension Diagram {
  /// Returns the diagram with thumbnails of these controllers, including in its frames; on devices they fill the
  /// screen.
  package func showing(_ thumbnails: [ControllerID: NodeThumbnail]) -> Diagram {
    guard !thumbnails.isEmpty else { return self }
    func adding(_ node: DiagramNode) -> DiagramNode {
      var node = node
      if let screen = node.screen {
        node.screen = screen.showing(thumbnails)
      } else if let thumbnail = thumbnails[ControllerID(node.subject)] {
        node.thumbnail = thumbnail
      }
      return node
    }
    var result = self
    result.nodes = nodes.map(adding)
    for position in frames.indices { result.frames[position].nodes = frames[position].nodes.map(adding) }
    return result.makingRoom
  }
}
