import VCModel

extension Hierarchy {
  /// The controllers of all windows as an indented list, in the order of UIKit's own: children first, then the controller that
  /// it presents as the effective presenter, with its adapted style (R147, R148, R149).
  ///
  /// ```
  /// tab
  ///    | nav
  ///    + sheet (pageSheet)
  /// ```
  public var outline: String {
    windows.flatMap { outlineEntries(from: $0.root) }
      .map { entry in entry.prefix + entry.id.rawValue + (entry.presentation.map { " (\($0.style.rawValue))" } ?? "") }
      .joined(separator: "\n")
  }

  /// One line of an outline.
  struct OutlineEntry {
    var id: ControllerID
    var prefix: String
    /// The presentation, for the top of a presented family.
    var presentation: Presentation?
  }

  /// Returns the entries of a family, including everything presented from it.
  func outlineEntries(from root: ControllerID) -> [OutlineEntry] {
    guard contains(root) else { return [] }
    var result: [OutlineEntry] = []
    var stack: [(id: ControllerID, depth: Int, presentation: Presentation?)] = [(root, 0, nil)]
    while let (id, depth, presentation) = stack.popLast() {
      let last = depth == 0 ? "" : presentation == nil ? "   | " : "   + "
      let prefix = String(repeating: "   | ", count: max(0, depth - 1)) + last
      result.append(OutlineEntry(id: id, prefix: prefix, presentation: presentation))
      if let above = self.presentation(by: id) { stack.append((above.presented, depth + 1, above)) }
      stack.append(contentsOf: children(of: id).reversed().map { ($0, depth + 1, nil) })
    }
    return result
  }
}
