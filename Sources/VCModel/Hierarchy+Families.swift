extension Hierarchy {
  /// The tops of all families: window roots with the controllers presented over them first, then detached families.
  public var familyTops: [ControllerID] {
    var seen = Array(repeating: false, count: nodes.count)
    var result: [ControllerID] = []
    func visit(_ start: Int) {
      var stack = [start]
      while let top = stack.popLast() {
        guard !seen[top] else { continue }
        seen[top] = true
        result.append(id(at: top))
        stack.append(contentsOf: presentedFromFamily(under: top).reversed())
      }
    }
    for window in windows { if let root = index[window.root] { visit(top(of: root)) } }
    for node in nodes.indices where nodes[node].parent == nil && nodes[node].presenter == nil { visit(node) }
    return result
  }

  /// For each window, the presenting and presented controllers, from the root up.
  ///
  /// If several presentations start in one family, the newest one is followed.
  public var chains: [[ControllerID]] { windows.map { chain(from: $0.root) } }

  /// The chains of all windows; a window in which several presentations start in one family has one for each of them (R18).
  public var allChains: [[ControllerID]] { windows.flatMap(chains) }

  /// Returns the chains of a window, the one with the newest presentations first.
  /// - Complexity: O(presented controllers + controllers in the chains).
  public func chains(of window: AppWindow) -> [[ControllerID]] {
    guard let root = index[window.root] else { return [] }
    let presented = PresentedFamilies(of: self)
    var finished: [[Int]] = []
    var open = [[root]]
    while let chain = open.popLast() {
      let next = chain.last.map { presented[top(of: $0)] } ?? []
      if next.isEmpty { finished.append(chain) } else { open += next.map { chain + [$0] } }
    }
    return finished.map { $0.map(id(at:)) }
  }

  /// Returns the chain that starts at a window's root or at a presented controller (R14).
  public func chain(from root: ControllerID) -> [ControllerID] {
    guard var top = index[root].map({ self.top(of: $0) }) else { return [] }
    var next: [Int: Int] = [:]
    for presented in order {
      if let presenter = nodes[presented].presenter { next[self.top(of: presenter)] = presented }
    }
    var result = [root]
    while let presented = next[top] {
      result.append(id(at: presented))
      top = presented
    }
    return result
  }

  /// Returns a presented controller and everything presented above its family, topmost first: the controllers that its
  /// dismissal removes (R69, R73).
  ///
  /// Of two at the same height the newer one comes first.
  /// - Complexity: O(controllers in those families + n log n).
  public func presentedControllers(from presented: ControllerID) -> [ControllerID] {
    guard let start = index[presented], nodes[start].presenter != nil else { return [] }
    var found = [(node: start, height: 0)]
    var next = 0
    while next < found.count {
      let (top, height) = found[next]
      next += 1
      for above in presentedFromFamily(under: top) { found.append((above, height + 1)) }
    }
    guard found.count > 1 else { return [presented] }
    let age = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
    return found.sorted { ($0.height, age[$0.node] ?? 0) > ($1.height, age[$1.node] ?? 0) }.map { id(at: $0.node) }
  }

  /// Returns the controllers presented from a family; there are several if their presenters differ (R18).
  private func presentedFromFamily(under top: Int) -> [Int] {
    var result: [Int] = []
    var stack = [top]
    while let node = stack.popLast() {
      if isObserved {
        result += order.filter { nodes[$0].presenter == node }
      } else if let presented = nodes[node].presented {
        result.append(presented)
      }
      stack.append(contentsOf: nodes[node].children.reversed())
    }
    return result
  }
}
