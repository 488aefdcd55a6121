import VCDiagram
import VCModel
import VCWords

/// The pointers that a box lists: those that UIKit sets at the tops of families, and the children of containers.
struct PointerRows {
  static let presented = "presented"
  static let presenting = "presenting"
  static let parent = "parent"
  static let children = "children"

  let hierarchy: Hierarchy
  let id: ControllerID
  /// The controllers in the figure; arrows lead to these only.
  let drawn: Set<ControllerID>
  /// The properties to list for every controller; empty for the relevant ones.
  var chosen: [Pointer] = []

  /// Returns the relevant pointers at this moment, and those that the box lists at other moments.
  func rows(with others: Set<String> = []) -> [DiagramRow] {
    guard chosen.isEmpty else { return chosenRows }
    let ports = ports.union(others)
    return [Self.presented, Self.presenting, Self.parent, Self.children].filter(ports.contains).map(row)
  }

  /// The chosen pointers that are not nil, and the children, where edges start.
  private var chosenRows: [DiagramRow] {
    var rows = chosen.compactMap { property -> DiagramRow? in
      guard let value = hierarchy[property, of: id] else { return nil }
      switch property {
      case .presentedViewController: return row(Self.presented)
      case .presentingViewController: return row(Self.presenting)
      default:
        return DiagramRow(port: property.rawValue, property: property.rawValue, value: short(value), isSet: false)
      }
    }
    if !hierarchy.children(of: id).isEmpty { rows.append(row(Self.children)) }
    return rows
  }

  private var ports: Set<String> {
    var ports: Set<String> = []
    if hierarchy.parent(of: id) == nil {
      ports = [Self.presented, Self.presenting]
    } else {
      ports = [Self.parent]
      if presents { ports.insert(Self.presented) }
    }
    if !hierarchy.children(of: id).isEmpty { ports.insert(Self.children) }
    return ports
  }

  private var presents: Bool { hierarchy.presentation(by: id) != nil }

  private func row(_ port: String) -> DiagramRow {
    let isTop = hierarchy.parent(of: id) == nil
    switch port {
    case Self.presented:
      return pointer(port, "presentedViewController", hierarchy.presentedViewController(of: id), isArrow: presents)
    case Self.presenting:
      return pointer(port, "presentingViewController", hierarchy.presentingViewController(of: id), isArrow: isTop)
    case Self.parent:
      return DiagramRow(port: port, property: port, value: hierarchy.parent(of: id).map(short) ?? "nil", isSet: false)
    default:
      return DiagramRow(
        port: port, property: childrenProperty, value: "[\(hierarchy.children(of: id).count)]", isSet: false)
    }
  }

  /// - Parameter isArrow: Whether the box itself has this pointer and draws its arrow; a child's may be its parent's.
  private func pointer(_ port: String, _ property: String, _ value: ControllerID?, isArrow: Bool) -> DiagramRow {
    guard let value else { return DiagramRow(port: port, property: property, value: "nil", isSet: false) }
    let words = isArrow && drawn.contains(value) ? nil : short(value)
    return DiagramRow(port: port, property: property, value: words, isSet: true)
  }

  /// Returns the text of a row about another controller. Names of framework containers fit unchanged; a longer class name first
  /// loses its generic suffix and is truncated only if it is still too long.
  private func short(_ id: ControllerID) -> String {
    let words = hierarchy.title(of: id)
    let room = 135.0
    let said = TextStyle.row.width(of: words) <= room ? words : withoutControllerEnding(words) ?? words
    return TextStyle.row.lines(of: said, width: room, limit: 1).first ?? id.rawValue
  }

  /// UIKit's property for the children of such a controller.
  private var childrenProperty: String {
    switch hierarchy.controller(id)?.kind {
    case .navigation, .tabBar, .split, .page: "viewControllers"
    default: "children"
    }
  }
}

/// The arrows from the rows to the boxes that they point at.
struct PointerLines {
  let lines: PresentationLines

  /// `presentedViewController` and, in reverse, `presentingViewController`; and the initiator's edge, if that is another
  /// controller.
  var edges: [DiagramEdge] {
    let (hierarchy, presentation) = (lines.hierarchy, lines.presentation)
    var forth = lines.presents
    let (presenter, presented) = (presentation.presenter, presentation.presented)
    forth.kind = .presented
    forth.tail = .init(presenter.rawValue, port: PointerRows.presented)
    forth.name = say(
      "presentedViewController of \(hierarchy.words(for: presenter)) is \(hierarchy.words(for: presented))")
    var back = DiagramEdge(
      id: "presenting \(presented.rawValue)", kind: .presenting,
      from: .init(presented.rawValue, port: PointerRows.presenting), to: .init(presenter.rawValue), span: forth.span,
      name: say("presentingViewController of \(hierarchy.words(for: presented)) is \(hierarchy.words(for: presenter))"))
    back.isBackward = true
    let asks = ArrowPolicy(hierarchy).arrows == .effective ? nil : lines.asks
    return [forth, back] + (asks.map { [$0] } ?? [])
  }
}
