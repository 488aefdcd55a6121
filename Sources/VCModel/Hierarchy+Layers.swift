extension Hierarchy {
  /// The deepest visible controllers of each window: those that would receive a touch. The screen below a sheet at an
  /// undimmed detent also receives touches (R172).
  public var visible: [ControllerID] {
    if isObserved { return observedVisible }
    return windows.flatMap { window -> [ControllerID] in
      let layers = layers(of: window)
      let dimming = layers.lastIndex { !isUndimmed(id(at: $0)) } ?? layers.startIndex
      return layers[dimming...].reversed().flatMap { shown(under: $0).receivers }.map(id(at:))
    }
  }

  /// Returns the presentation on top of a window: the newest one within the uppermost family that covers the window, otherwise
  /// the presentation of that family. It is `nil` if nothing is presented.
  public func frontPresentation(in window: AppWindow) -> Presentation? {
    guard let top = layers(of: window).last else { return nil }
    let inside = Set(shown(under: top).inContexts)
    let front = order.last { inside.contains($0) } ?? top
    return nodes[front].edge
  }

  /// Returns the families that cover a window one above the other, the lowest first: that of its root, and those presented
  /// over the whole window. A family in a context is part of the one with the context.
  private func layers(of window: AppWindow) -> [Int] {
    guard let root = index[window.root] else { return [] }
    let bottom = top(of: root)
    let presented = order.filter { node in
      nodes[node].isConnected && !livesInContext(node) && (windows.count == 1 || self.bottom(below: node) == bottom)
    }
    return [root] + presented
  }

  /// Returns the top of the family from which the chain below a presented controller starts.
  private func bottom(below presented: Int) -> Int {
    var top = top(of: presented)
    while let presenter = nodes[top].presenter { top = self.top(of: presenter) }
    return top
  }

  /// Returns the deepest visible controllers under a controller, and the presentations in contexts there, each of which stands
  /// for what it covers.
  private func shown(under top: Int) -> (receivers: [Int], inContexts: [Int]) {
    var (receivers, inContexts): ([Int], [Int]) = ([], [])
    var stack = [top]
    while let node = stack.popLast() {
      if let presented = contextPresentation(at: node) {
        inContexts.append(presented)
        stack.append(presented)
        continue
      }
      let children = visibleChildren(of: node)
      if children.isEmpty { receivers.append(node) }
      stack.append(contentsOf: children.reversed())
    }
    return (receivers, inContexts)
  }

  /// Returns the controller that is presented over the view of another one, rather than over the window.
  private func contextPresentation(at presenter: Int) -> Int? {
    nodes[presenter].presented.flatMap { livesInContext($0) ? $0 : nil }
  }
}
