import VCModel

/// The pointers that a box lists: those that UIKit sets at the tops of families, and what containers hold.
struct PointerRows {
  static let presented = "presented"
  static let presenting = "presenting"
  static let children = "children"

  let hierarchy: Hierarchy
  let id: ControllerID
  /// The controllers in the figure: arrows lead to these only.
  let drawn: Set<ControllerID>

  var rows: [DiagramRow] {
    var rows: [DiagramRow] = []
    if hierarchy.parent(of: id) == nil || hierarchy.presentation(by: id) != nil {
      rows.append(row(Self.presented, "presentedViewController", hierarchy.presentedViewController(of: id)))
    }
    if hierarchy.parent(of: id) == nil {
      rows.append(row(Self.presenting, "presentingViewController", hierarchy.presentingViewController(of: id)))
    }
    if let parent = hierarchy.parent(of: id) {
      rows.append(DiagramRow(port: "parent", property: "parent", value: short(parent), isSet: false))
    }
    let count = hierarchy.children(of: id).count
    if count > 0 {
      rows.append(DiagramRow(port: Self.children, property: childrenProperty, value: "[\(count)]", isSet: false))
    }
    return rows
  }

  private func row(_ port: String, _ property: String, _ value: ControllerID?) -> DiagramRow {
    guard let value else { return DiagramRow(port: port, property: property, value: "nil", isSet: false) }
    return DiagramRow(port: port, property: property, value: drawn.contains(value) ? nil : short(value), isSet: true)
  }

  private func short(_ id: ControllerID) -> String {
    TextStyle.row.lines(of: hierarchy.words(for: id), width: 110, limit: 1).first ?? id.rawValue
  }

  /// What UIKit calls the children of such a controller.
  private var childrenProperty: String {
    switch hierarchy.controller(id)?.kind {
    case .navigation, .tabBar, .split, .page: "viewControllers"
    default: "children"
    }
  }
}

/// The arrows between the rows and the boxes that they point at.
struct PointerLines {
  let hierarchy: Hierarchy
  let presentation: Presentation

  /// `presentedViewController` and, back, `presentingViewController`; and who asked, where it is another controller.
  var edges: [DiagramEdge] {
    let lines = PresentationLines(hierarchy: hierarchy, presentation: presentation)
    var forth = lines.presents
    let (presenter, presented) = (presentation.presenter, presentation.presented)
    forth.kind = .presented
    forth.tail = .init(presenter.rawValue, port: PointerRows.presented)
    forth.name = "presentedViewController of \(hierarchy.words(for: presenter)) is \(hierarchy.words(for: presented))"
    var back = DiagramEdge(
      id: "presenting \(presented.rawValue)", kind: .presenting,
      from: .init(presented.rawValue, port: PointerRows.presenting), to: .init(presenter.rawValue), span: forth.span,
      name: "presentingViewController of \(hierarchy.words(for: presented)) is \(hierarchy.words(for: presenter))")
    back.isBackward = true
    return [forth, back] + (lines.asks.map { [$0] } ?? [])
  }
}
