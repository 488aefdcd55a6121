import VCDiagram
import VCWords

/// Splits the screens of one group at the branches of a shortest-path tree.
struct MapFlows {
  /// The flows, starting with the remaining top, whose name is `nil`.
  private(set) var flows: [(name: String?, screens: [MapScreen])] = []

  init(_ screens: [MapScreen], _ connections: [MapConnection], limit: Int) {
    let ids = Dictionary(screens.enumerated().map { ($0.element.id, $0.offset) }) { first, _ in first }
    let next = Dictionary(grouping: connections.filter { $0.kind != .unwind }) { $0.source }
    var (order, children, seen) = ([Int](), Array(repeating: [Int](), count: screens.count), Set<Int>())
    var roots: [Int] = []
    for start in screens.indices where seen.insert(start).inserted {
      roots.append(start)
      var queue = [start]
      var head = 0
      while head < queue.count {
        let here = queue[head]
        head += 1
        for connection in next[screens[here].id] ?? [] {
          guard let target = ids[connection.target], seen.insert(target).inserted else { continue }
          children[here].append(target)
          queue.append(target)
        }
      }
      order += queue
    }
    var kept = screens.indices.map { [$0] }
    for here in order.reversed() {
      kept[here] += cut(children[here], of: here, kept, room: limit - 1, limit, screens)
    }
    let rest = cut(roots, of: nil, kept, room: limit, limit, screens)
    flows = [(nil, rest.sorted().map { screens[$0] })] + flows.reversed()
    flows.removeAll { $0.screens.isEmpty }
  }

  /// Returns the screens that stay with a screen; branches that do not fit become flows, and small ones are joined.
  private mutating func cut(
    _ branches: [Int], of top: Int?, _ kept: [[Int]], room: Int, _ limit: Int, _ screens: [MapScreen]
  ) -> [Int] {
    var rest = branches
    var chunk: [Int] = []
    var heads: [Int] = []
    func total(_ places: [Int]) -> Int { places.reduce(0) { $0 + kept[$1].count } }
    while total(rest) > room, let branch = rest.popLast() {
      if chunk.count + kept[branch].count > limit {
        close(&chunk, &heads, top, screens)
      }
      chunk = kept[branch] + chunk
      heads.append(branch)
    }
    close(&chunk, &heads, top, screens)
    return rest.flatMap { kept[$0] }
  }

  private mutating func close(_ chunk: inout [Int], _ heads: inout [Int], _ top: Int?, _ screens: [MapScreen]) {
    defer { (chunk, heads) = ([], []) }
    guard let first = heads.last else { return }
    let name =
      heads.count > 1 ? top.map { say("from \(screens[$0].words)") } ?? screens[first].words : screens[first].words
    flows.append((name, chunk.sorted().map { screens[$0] }))
  }
}
