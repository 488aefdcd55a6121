// Which controllers are connected to a window. Every edit keeps this up to date, so that no query has to walk a chain
// of presentations.
extension Hierarchy {
  /// Updates the connection of a controller and its descendants after its parent, presenter or window changed.
  /// - Complexity: O(1) if nothing changes, else O(descendants).
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
