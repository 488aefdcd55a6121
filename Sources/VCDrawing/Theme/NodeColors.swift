import VCDiagram
import VCSVG

extension DiagramNode {
  /// What its box is filled with.
  var fillRole: ColorRole {
    switch (presence, isContainer) {
    case (.absent, _), (.unresolved, _), (.covered, false): .coveredFill
    case (_, true): .containerFill
    case (.front, false): .nodeFill
    }
  }

  /// What its outline is drawn in.
  var lineRole: ColorRole {
    switch (presence, isContainer) {
    case (.front, true): .containerLine
    case (.front, false): .nodeLine
    case (.covered, _), (.absent, _), (.unresolved, _): .coveredLine
    }
  }

  /// Whether it is only talked about.
  var isOutlineDashed: Bool { presence == .absent || presence == .unresolved }

  /// Its link, where it is one that may stand in a file.
  var safeLink: SVGLink? { link.flatMap { SVGLink($0) } }
}
