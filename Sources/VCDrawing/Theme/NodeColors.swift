import VCDiagram
import VCSVG

extension DiagramNode {
  /// What its box is filled with.
  var fillRole: ColorRole {
    switch (presence, isContainer) {
    case (.absent, _), (.unresolved, _), (.covered, false): .coveredFill
    case (_, true): .containerFill
    case (.front, false), (.partlyCovered, false), (.unknown, false): .nodeFill
    }
  }

  /// What its outline is drawn in.
  var lineRole: ColorRole {
    switch (presence, isContainer) {
    case (.front, true), (.partlyCovered, true), (.unknown, true): .containerLine
    case (.front, false), (.partlyCovered, false), (.unknown, false): .nodeLine
    case (.covered, _), (.absent, _), (.unresolved, _): .coveredLine
    }
  }

  /// How much of the bar at its foot is drawn: as much as there is over it.
  var coverBar: CoverBar.Length? {
    switch presence {
    case .front, .absent, .unresolved: nil
    case .partlyCovered: .half
    case .covered: .whole
    case .unknown: .broken
    }
  }

  /// Whether a person sees at least a part of it, or may: then its words are as strong as those on screen.
  var isInSight: Bool { presence == .front || presence == .partlyCovered || presence == .unknown }

  /// Whether it is only talked about.
  var isOutlineDashed: Bool { presence == .absent || presence == .unresolved }

  /// Its link, where it is one that may stand in a file.
  var safeLink: SVGLink? { link.flatMap { SVGLink($0) } }
}
