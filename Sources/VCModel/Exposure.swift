/// How much of a controller's view is visible.
public enum Exposure: String, Hashable, Sendable, CaseIterable {
  /// In a window and not covered.
  case onScreen
  /// In a window, and partly covered by a sheet, a popover, an alert, a context presentation or another column.
  case partlyCovered
  /// In a window, but covered completely, or the window's scene is in the background (R181).
  case covered
  /// Not in a window.
  case outOfWindow
  /// Below a presentation whose extent is unknown: a custom presentation decides for itself, and the style of some
  /// system classes is not known (R47, R49).
  case unknown
}

extension Hierarchy {
  /// The exposure of each controller, except those that are not in a dump but must exist.
  /// - Complexity: O(controllers + presentations × depth), and for each presentation in a context the size of that
  ///   context.
  public var exposures: [ControllerID: Exposure] {
    let covers = Covers(self)
    var result: [ControllerID: Exposure] = [:]
    for node in nodes.indices where !(dumpRecords[node]?.isInferred ?? false) {
      result[nodes[node].controller.id] = covers.exposure(of: node)
    }
    return result
  }

  /// Returns the exposure of a controller.
  /// - Complexity: That of `exposures`.
  public func exposure(of id: ControllerID) -> Exposure? { exposures[id] }
}

/// The coverage of each window: the presentations that cover the whole window, and those that cover parts of it.
///
/// A family is covered by everything that covers its window and was presented later; a family presented in a context is
/// covered by everything that covers the context's family.
private struct Covers {
  private let hierarchy: Hierarchy
  private let inWindow: Set<Int>
  /// The root of the window over which a controller is presented.
  private var bases: [Int: Int] = [:]
  /// The number of presentations that are older than that of a controller.
  private var ages: [Int: Int] = [:]
  /// The age to compare with those of covering presentations. A context presentation has its context family's level,
  /// because everything that covers that family covers it as well.
  private var levels: [Int: Int] = [:]
  /// By window root, the latest presentation that covers the whole window, the latest that covers a part of it, and the
  /// latest of unknown extent.
  private var whole: [Int: Int] = [:]
  private var part: [Int: Int] = [:]
  private var unknown: [Int: Int] = [:]
  /// Controllers covered within their part of the window: completely, partly, or to an unknown extent.
  private var hidden: Set<Int> = []
  private var touched: Set<Int> = []
  private var doubtful: Set<Int> = []

  /// The roots of windows whose scenes are in the background.
  private var backgrounds: Set<Int> = []

  /// The level of controllers that are not presented.
  private static let lowest = -1

  init(_ hierarchy: Hierarchy) {
    self.hierarchy = hierarchy
    inWindow = Set(
      hierarchy.isObserved
        ? hierarchy.nodes.indices.filter(hierarchy.isObservedOrUnknownInWindow) : hierarchy.nodesInWindow())
    let scenes = Set(hierarchy.scenes.filter { $0.state == .background }.map(\.id))
    for window in hierarchy.windows where window.scene.map(scenes.contains) ?? false {
      if let root = hierarchy.index[window.root] { backgrounds.insert(hierarchy.top(of: root)) }
    }
    for (age, presented) in hierarchy.order.enumerated() {
      guard let presenter = hierarchy.nodes[presented].presenter else { continue }
      let below = hierarchy.top(of: presenter)
      bases[presented] = bases[below] ?? below
      ages[presented] = age
      levels[presented] = hierarchy.livesInContext(presented) ? levels[below] ?? Self.lowest : age
    }
    for (age, presented) in hierarchy.order.enumerated() where covers(presented) { cover(presented, age) }
    for node in inWindow { dimSecondary(of: node) }
  }

  func exposure(of node: Int) -> Exposure {
    guard inWindow.contains(node) else { return .outOfWindow }
    let top = hierarchy.top(of: node)
    let (base, level) = (bases[top] ?? top, levels[top] ?? Self.lowest)
    if backgrounds.contains(base) { return .covered }
    if hidden.contains(node) || whole[base].map({ $0 > level }) ?? false { return .covered }
    if doubtful.contains(node) || unknown[base].map({ $0 > level }) ?? false { return .unknown }
    if touched.contains(node) || part[base].map({ $0 > level }) ?? false { return .partlyCovered }
    return .onScreen
  }

  /// Whether a presentation covers the controllers below it. This includes one whose view was removed by another
  /// presentation in its context (R48), because that one is shown in the same sheet.
  private func covers(_ presented: Int) -> Bool {
    inWindow.contains(presented) || !hierarchy.isObserved && hierarchy.isPlaceInWindow(presented)
  }

  private mutating func cover(_ presented: Int, _ age: Int) {
    guard let presentation = hierarchy.nodes[presented].edge, let base = bases[presented] else { return }
    let reach = reach(of: presented, presentation)
    if hierarchy.livesInContext(presented), let context = hierarchy.index[presentation.context] {
      coverContext(context, age, reach)
    } else {
      switch reach {
      case .all: whole[base] = age
      case .part: part[base] = age
      case .unknown: unknown[base] = age
      }
    }
  }

  /// The extent to which a presentation covers its context or window (R49).
  private enum Reach { case all, part, unknown }

  /// A custom presentation decides for itself. A search controller is a bar over the searched content (R173); its
  /// results cover the content once text is entered.
  private func reach(of presented: Int, _ presentation: Presentation) -> Reach {
    let node = hierarchy.nodes[presented]
    switch presentation.style {
    case .unknown: return .unknown
    case .custom: return node.controller.isSearchController && node.children.isEmpty ? .part : .unknown
    default:
      let coversAll = hierarchy.livesInContext(presented) || presentation.coversScreen(in: hierarchy.environment)
      return coversAll ? .all : .part
    }
  }

  /// Marks the contents of a context, and earlier presentations within it, as covered. Containers of the context are
  /// partly covered.
  private mutating func coverContext(_ context: Int, _ age: Int, _ reach: Reach) {
    var stack = [context]
    while let node = stack.popLast() {
      switch reach {
      case .all: hidden.insert(node)
      case .part: touched.insert(node)
      case .unknown: doubtful.insert(node)
      }
      stack += hierarchy.nodes[node].children
      if let presented = hierarchy.nodes[node].presented, ages[presented].map({ $0 < age }) ?? false,
        hierarchy.livesInContext(presented)
      {
        stack.append(presented)
      }
    }
    var above = hierarchy.nodes[context].parent
    while let node = above, touched.insert(node).inserted { above = hierarchy.nodes[node].parent }
  }

  /// In some display modes a split view's other columns overlay or displace the secondary one (R176).
  private mutating func dimSecondary(of node: Int) {
    guard hierarchy.nodes[node].controller.kind == .split,
      hierarchy.displayMode(of: hierarchy.id(at: node))?.dimsSecondary ?? false,
      let secondary = hierarchy.nodes[node].split.holders[.secondary]
    else { return }
    var stack = [secondary]
    while let node = stack.popLast() {
      touched.insert(node)
      stack += hierarchy.nodes[node].children
    }
  }
}

extension Hierarchy {
  /// Whether a view was or may have been in a window. Without a record, a view that is not loaded counts as not in a
  /// window.
  fileprivate func isObservedOrUnknownInWindow(_ node: Int) -> Bool {
    guard let dumpRecord = dumpRecords[node], !dumpRecord.isInferred else { return false }
    return dumpRecord.isInWindow ?? dumpRecord.isViewLoaded ?? true
  }
}
