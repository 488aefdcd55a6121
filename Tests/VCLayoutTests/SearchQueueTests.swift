import Testing

@testable import VCLayout

@Suite("The queue of a search") struct SearchQueueTests {
  private func popped(_ queue: inout SearchQueue, below limit: Double = .infinity) -> [Int] {
    var result: [Int] = []
    while let (state, _) = queue.pop(below: limit) { result.append(state) }
    return result
  }

  @Test("states are returned in order of cost, and of equally good ones the latest first")
  func order() {
    var queue = SearchQueue()
    queue.removeAll(least: 10)
    for (state, cost) in [30.0, 10.2, 500, 11.5, 30.1].enumerated() { queue.push(state, 0, estimate: cost) }
    #expect(popped(&queue) == [3, 1, 4, 0, 2])
  }

  @Test("the order holds for paths that cross hundreds of edges")
  func farStates() {
    var queue = SearchQueue()
    queue.removeAll(least: 0)
    for (state, cost) in [400_000.0, 20_000, 300_000, 16_400].enumerated() { queue.push(state, 0, estimate: cost) }
    #expect(popped(&queue) == [3, 1, 2, 0])
  }

  @Test("states that become cheaper are returned once more")
  func backwards() {
    var queue = SearchQueue()
    queue.removeAll(least: 0)
    queue.push(1, 7, estimate: 100)
    let first = queue.pop(below: .infinity)
    #expect(first?.state == 1)
    #expect(first?.price == 7)
    queue.push(2, 0, estimate: 100)
    queue.push(3, 0, estimate: 50)
    #expect(popped(&queue) == [3, 2])
  }

  @Test("states that cost more than a known path remain in the queue")
  func limit() {
    var queue = SearchQueue()
    queue.removeAll(least: 0)
    queue.push(1, 0, estimate: 40)
    queue.push(2, 0, estimate: 80)
    #expect(popped(&queue, below: 60) == [1])
    #expect(popped(&queue) == [2])
  }

  @Test("states are removed before the next search, even those with costs beyond the distinguishable range")
  func forgotten() {
    var queue = SearchQueue()
    queue.removeAll(least: 0)
    for state in 0..<20 { queue.push(state, 0, estimate: Double(state) * 1_000_000) }
    _ = queue.pop(below: .infinity)
    queue.removeAll(least: 5000)
    #expect(popped(&queue) == [])
    queue.push(4, 0, estimate: 5003)
    queue.push(5, 0, estimate: 4000)
    #expect(popped(&queue) == [5, 4])
  }
}
