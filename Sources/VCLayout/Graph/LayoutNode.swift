import VCDOT

/// A box with the places where edges attach.
package struct LayoutNode: Hashable, Sendable {
  /// A horizontal strip of the box where edges attach at either end.
  package struct Row: Hashable, Sendable {
    package var port: String
    package var height: Double
    /// The distance from the top of the box to the middle of the row.
    package var middle: Double

    package init(port: String, height: Double, middle: Double) {
      self.port = port
      self.height = height
      self.middle = middle
    }
  }

  /// The part of a box where edges attach, if it is not the whole box.
  package struct Body: Hashable, Sendable {
    /// A height at which edges leave and arrive.
    package struct Port: Hashable, Sendable {
      package var name: String
      /// The distance from the top of the box.
      package var height: Double
      /// Whether its edges run against the direction of the figure.
      package var isBackward: Bool

      package init(_ name: String, height: Double, isBackward: Bool = false) {
        self.name = name
        self.height = height
        self.isBackward = isBackward
      }
    }

    /// The size of the body, which is centred at the upper edge of the box.
    package var width, height: Double
    package var ports: [Port]

    package init(width: Double, height: Double, ports: [Port]) {
      self.width = width
      self.height = height
      self.ports = ports
    }
  }

  /// The height reserved for a port of the body in the layout of boxes.
  static let bodyPortHeight = 20.0

  package var id: String
  package var width, height: Double
  package var rows: [Row] = []
  /// The height of the part above the rows, if it is not all the remaining height.
  package var headHeight: Double?
  package var body: Body?
  /// The parts that edges must not cross, relative to the top left corner; if empty, the whole box.
  package var solids: [GraphLayout.Rectangle] = []

  package init(id: String, width: Double, height: Double) {
    self.id = id
    self.width = width
    self.height = height
  }

  /// Returns the parts of a placed box that edges must not cross.
  func solidParts(in box: Rectangle) -> [Rectangle] {
    solids.isEmpty ? [box] : solids.map { $0.moved(x: box.x, y: box.y) }
  }

  /// Returns the distance from the top of the box to the middle of a row.
  func rowMiddle(_ port: String?) -> Double? { rows.first { $0.port == port }?.middle }
}
