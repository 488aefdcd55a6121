// Which controllers hang in a window. Every edit keeps it up to date, so that nobody has to walk down a chain of presentations
// for it.
extension Hierarchy {
  /// Brings a controller up to date, and what hangs on it, after it got or lost a parent, a presenter or a window.
  /// - Complexity: O(1) where that changes nothing, else O(what hangs on it).
  mutating func settleConnection(of node: Int) {
    let isConnected = hangsInWindow(node)
    var stack = [node]
    while let next = stack.popLast() {
      guard nodes[next].isConnected != isConnected else { continue }
      nodes[next].isConnected = isConnected
      stack.append(contentsOf: nodes[next].children)
      if let presented = nodes[next].presented { stack.append(presented) }
    }
  }

  private func hangsInWindow(_ node: Int) -> Bool {
    if let neighbor = nodes[node].parent ?? nodes[node].presenter { return nodes[neighbor].isConnected }
    return isRoot(node)
  }
}
