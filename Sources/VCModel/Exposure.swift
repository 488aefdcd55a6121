/// How much of a controller's view a person sees.
public enum Exposure: String, Hashable, Sendable, CaseIterable {
  /// In a window, with nothing over it.
  case onScreen
  /// In a window; a sheet, a popover, an alert, a presentation in a context or another column leaves a part of it.
  case partlyCovered
  /// In a window, and all of it is under something else, or the window's scene is in the background (R181).
  case covered
  /// In no window.
  case outOfWindow
  /// Below a presentation of which nobody knows how much it covers: a custom one decides for itself, and what style some
  /// classes of the system choose is not known (R47, R49).
  case unknown
}

extension Hierarchy {
  /// How much a person sees of each controller; nothing is said of those that must be there although no dump shows them.
  /// - Complexity: O(controllers + presentations × depth), and for each presentation in a context what that holds.
  public var exposures: [ControllerID: Exposure] {
    let covers = Covers(self)
    var result: [ControllerID: Exposure] = [:]
    for node in nodes.indices where !(sightings[node]?.isUnseen ?? false) {
      result[nodes[node].controller.id] = covers.exposure(of: node)
    }
    return result
  }

  /// How much a person sees of a controller.
  /// - Complexity: That of `exposures`.
  public func exposure(of id: ControllerID) -> Exposure? { exposures[id] }
}

/// What lies over what: of each window the presentations that cover the whole of it, and of parts of a window those that
/// cover these.
///
/// A family is under everything that covers its window and was presented after it; one in a context is under everything
/// that covers the context's family.
private struct Covers {
  private let hierarchy: Hierarchy
  private let inWindow: Set<Int>
  /// The root of the window over which a presented controller lies.
  private var bases: [Int: Int] = [:]
  /// How many presentations came before that of a controller.
  private var ages: [Int: Int] = [:]
  /// The same for what it lies in: a presentation in a context is put into the context's family, below all that covers that.
  private var levels: [Int: Int] = [:]
  /// The last presentation that covers all of a window, the last that covers a part of it, and the last of which nobody
  /// knows how much it covers.
  private var whole: [Int: Int] = [:]
  private var part: [Int: Int] = [:]
  private var unknown: [Int: Int] = [:]
  /// Controllers under something that covers only their part of the window, wholly, partly, or nobody knows how much of it.
  private var hidden: Set<Int> = []
  private var touched: Set<Int> = []
  private var doubtful: Set<Int> = []

  /// The roots of windows whose scenes are in the background.
  private var backgrounds: Set<Int> = []

  /// The level of what is not presented.
  private static let lowest = -1

  init(_ hierarchy: Hierarchy) {
    self.hierarchy = hierarchy
    inWindow = Set(
      hierarchy.isSeen
        ? hierarchy.nodes.indices.filter(hierarchy.isSeenOrUnknownInWindow) : hierarchy.nodesInWindow())
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

  /// Whether what is below a presentation is under it: also where another one in its context has taken its view away (R48), as
  /// that is in the same sheet.
  private func covers(_ presented: Int) -> Bool {
    inWindow.contains(presented) || !hierarchy.isSeen && hierarchy.isPlaceInWindow(presented)
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

  /// How much a presentation covers of its context or its window (R49).
  private enum Reach { case all, part, unknown }

  /// A custom presentation decides for itself. A search is a bar over what it searches (R173); its results cover that once
  /// somebody types.
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

  /// What is in a context, or was presented in a part of it before, is covered; of what the context is in a part stays.
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

  /// In some display modes a split view's other columns lie over the secondary one, or push it aside (R176).
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
  /// Whether a view was seen in a window, or may have been: of what is not said, what is not loaded is in none.
  fileprivate func isSeenOrUnknownInWindow(_ node: Int) -> Bool {
    guard let sighting = sightings[node], !sighting.isUnseen else { return false }
    return sighting.isInWindow ?? sighting.isViewLoaded ?? true
  }
}
