import VCDiagram
import VCSVG

extension DiagramNode {
  /// What its box is filled with.
  var fillRole: ColorRole {
    switch (presence, isContainer) {
    case (.absent, _), (.unresolved, _), (.covered, false): .coveredFill
    case (_, true): .containerFill
    case (.front, false), (.partlyCovered, false): .nodeFill
    }
  }

  /// What its outline is drawn in.
  var lineRole: ColorRole {
    switch (presence, isContainer) {
    case (.front, true), (.partlyCovered, true): .containerLine
    case (.front, false), (.partlyCovered, false): .nodeLine
    case (.covered, _), (.absent, _), (.unresolved, _): .coveredLine
    }
  }

  /// How much of the bar at its foot is drawn: as much as there is over it.
  var coveredShare: Double {
    switch presence {
    case .front, .absent, .unresolved: 0
    case .partlyCovered: 0.5
    case .covered: 1
    }
  }

  /// Whether a person sees at least a part of it: then its words are as strong as those on screen.
  var isInSight: Bool { presence == .front || presence == .partlyCovered }

  /// Whether it is only talked about.
  var isOutlineDashed: Bool { presence == .absent || presence == .unresolved }

  /// Its link, where it is one that may stand in a file.
  var safeLink: SVGLink? { link.flatMap { SVGLink($0) } }
}
