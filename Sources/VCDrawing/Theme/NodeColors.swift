import VCDiagram
import VCSVG

extension DiagramNode {
  /// The fill of the box.
  var fillRole: ColorRole {
    switch (presence, isContainer) {
    case (.absent, _), (.unresolved, _), (.covered, false), (.background, _): .coveredFill
    case (_, true): .containerFill
    case (.front, false), (.partlyCovered, false), (.unknown, false): .nodeFill
    }
  }

  /// The colour of the outline.
  var lineRole: ColorRole {
    switch (presence, isContainer) {
    case (.front, true), (.partlyCovered, true), (.unknown, true): .containerLine
    case (.front, false), (.partlyCovered, false), (.unknown, false): .nodeLine
    case (.covered, _), (.background, _), (.absent, _), (.unresolved, _): .coveredLine
    }
  }

  /// The length of the bar at its bottom, which shows how much of it is covered.
  var coverBar: CoverBar.Length? {
    switch presence {
    case .front, .background, .absent, .unresolved: nil
    case .partlyCovered: .half
    case .covered: .whole
    case .unknown: .broken
    }
  }

  /// Whether at least a part of it is visible, or may be; its text is then as strong as that of nodes on screen.
  var isInSight: Bool { presence == .front || presence == .partlyCovered || presence == .unknown }

  /// Whether the controller is absent or only referred to.
  var isOutlineDashed: Bool { presence == .absent || presence == .unresolved }

  /// Its link, if it is safe to write into a file.
  var safeLink: SVGLink? { link.flatMap { SVGLink($0) } }
}
