import VCDiagram
import VCModel

extension MapContent {
  /// The content with one box for all plain navigation controllers that code creates around the same screen: each place that
  /// presents it wraps it in a new one, and readers know them as one.
  var withSharedStacks: MapContent {
    let held = Dictionary(grouping: connections, by: \.source)
    let leading = Dictionary(grouping: connections, by: \.target)
    var stacks: [String: String] = [:]
    var merged: [String: String] = [:]
    for screen in screens where screen.isPlainStack {
      guard let root = held[screen.id]?.first, held[screen.id]?.count == 1, root.kind == .contains,
        root.target != screen.id, leading[screen.id]?.allSatisfy({ $0.kind != .contains && $0.kind != .embed }) ?? false
      else { continue }
      if let first = stacks[root.target] { merged[screen.id] = first } else { stacks[root.target] = screen.id }
    }
    guard !merged.isEmpty else { return self }
    let groups = Dictionary(screens.map { ($0.id, $0.group) }) { first, _ in first }
    let roots = Dictionary(stacks.map { ($0.value, $0.key) }) { first, _ in first }
    var result = merging(merged) { screen, parts in
      screen.controller.origins += parts.flatMap(\.controller.origins)
      // The places that create them may be anywhere.
      if let group = roots[screen.id].flatMap({ groups[$0] }) { screen.group = group }
    }
    let shared = Set(merged.values)
    for position in result.connections.indices where shared.contains(result.connections[position].source) {
      result.connections[position].transitions.removeSubrange(1...)
    }
    return result
  }
}

extension MapScreen {
  /// Whether it is a navigation controller that nothing but its root distinguishes from others.
  fileprivate var isPlainStack: Bool {
    controller.kind == .navigation && controller.className.map { $0 == "UINavigationController" } ?? true
      && (controller.title ?? "").isEmpty && controller.identifier == nil && !controller.isDangling && !isFocus
      && entry == nil && controller.origins.allSatisfy { $0.kind != .storyboard && $0.kind != .xib }
  }
}
