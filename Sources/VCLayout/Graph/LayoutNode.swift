import VCDOT

/// A box with the places at which lines touch it.
package struct LayoutNode: Hashable, Sendable {
  /// A strip of the box from whose ends lines start.
  package struct Row: Hashable, Sendable {
    package var port: String
    package var height: Double
    /// From the top of the box.
    package var middle: Double

    package init(port: String, height: Double, middle: Double) {
      self.port = port
      self.height = height
      self.middle = middle
    }
  }

  /// The part of a box that lines touch, where it is not the whole box.
  package struct Body: Hashable, Sendable {
    /// A height at which lines leave and arrive.
    package struct Port: Hashable, Sendable {
      package var name: String
      /// From the top of the box.
      package var height: Double
      /// Whether its lines run against the direction of the figure.
      package var isBackward: Bool

      package init(_ name: String, height: Double, isBackward: Bool = false) {
        self.name = name
        self.height = height
        self.isBackward = isBackward
      }
    }

    /// In the middle of the upper edge of the box.
    package var width, height: Double
    package var ports: [Port]

    package init(width: Double, height: Double, ports: [Port]) {
      self.width = width
      self.height = height
      self.ports = ports
    }
  }

  /// Room for a port of the body in the layout of boxes.
  static let bodyPortHeight = 20.0

  package var id: String
  package var width, height: Double
  package var rows: [Row] = []
  /// The height of what stands above the rows, where it is not all that they leave.
  package var headHeight: Double?
  package var body: Body?
  /// The parts through which no line may run, from the top left corner; the whole box where there are none.
  package var solids: [GraphLayout.Rectangle] = []

  package init(id: String, width: Double, height: Double) {
    self.id = id
    self.width = width
    self.height = height
  }

  /// The parts of its place through which no line may run.
  func solidParts(in box: Rectangle) -> [Rectangle] {
    solids.isEmpty ? [box] : solids.map { $0.moved(x: box.x, y: box.y) }
  }

  /// From the top of the box to the middle of a row.
  func rowMiddle(_ port: String?) -> Double? { rows.first { $0.port == port }?.middle }
}
