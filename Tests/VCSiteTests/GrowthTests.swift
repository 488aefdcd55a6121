import Foundation
import Testing
import VCModel
import VCReplay
import ViewControllerGraph

@testable import VCSite

/// Work grows at most linearly with the input, up to a logarithm.
///
/// Times are compared with those of a smaller input, so that slow machines do not matter. They are the thread's
/// processor time, so that load does not matter either.
@Suite(.serialized, .timeLimit(.minutes(5))) struct GrowthTests {
  /// The factor by which the time grows for an input of four times the size; the best of several attempts.
  private func growth(from size: Int, _ work: (Int) -> Void) -> Double {
    func time(_ size: Int) -> Double {
      (0..<3).map { _ in
        let start = threadTime
        work(size)
        return (threadTime - start) / .milliseconds(1)
      }.min() ?? 0
    }
    return time(4 * size) / max(time(size), 0.1)
  }

  /// The processor time of this thread.
  private var threadTime: Duration {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  @Test func openMarkersOfPages() {
    for opening in [
      "<!-- vcgraph src: a.yaml -->\n", "<!-- vcgraph\n", "{/* vcgraph */}\n", "```vcgraph\n", "- <!-- vcgraph -->\n",
    ] {
      let growth = growth(from: 1_000) { size in
        let page = MarkdownPage(String(repeating: opening, count: size), file: "p.md")
        _ = page.blocks.count
      }
      #expect(growth < 10, "\(opening)")
    }
  }

  @Test func reportsOfFindings() {
    let growth = growth(from: 500) { size in
      let findings = (0..<size).map { Diagnostic(code: "code-\($0)", severity: .note, message: "m") }
      _ = SARIFReport(findings).json.text
    }
    #expect(growth < 10)
  }

  @Test func tablesOfMaps() {
    func map(_ size: Int) -> NavigationMap {
      let ids = (0..<size).map { "c\($0)" }
      return NavigationMap(
        controllers: ids.map { MapController(id: $0, className: "C") },
        transitions: zip(ids, ids.dropFirst()).map {
          MapTransition(
            source: $0, target: $1, relation: .show, evidence: .segueIdentifier,
            origin: MapOrigin(kind: .storyboard, location: SourceLocation(file: $0, line: 1)))
        })
    }
    let maps = [250: map(250), 1_000: map(1_000)]
    let growth = growth(from: 250) { size in
      if let map = maps[size] { #expect(MapInspection(map).text.count > size) }
    }
    #expect(growth < 10)
  }

  @Test func tablesOfDumps() {
    func dump(_ size: Int) -> ObservedHierarchy? {
      let lines = (0..<size).map { "   | <A\($0) 0x7f8b1\($0)>, state: appeared, view: <UIView 0x7f8b2>\n" }.joined()
      return DumpImporter.read("<UINavigationController 0x7f>, state: appeared, view: <A 0x1>\n\(lines)", file: "d")
        .value
    }
    let dumps = [250: dump(250), 1_000: dump(1_000)]
    let sizes = [250, 1_000].compactMap { dumps[$0] ?? nil }.map { ObservedInspection($0).text.utf8.count }
    #expect(sizes.count == 2 && sizes[1] < 5 * sizes[0])
  }

  @Test func chainsOfPresentations() {
    var models: [Int: Model] = [:]
    for size in [60, 240] {
      let controllers = (1...size).map { "  c\($0): {}\n" }.joined()
      let steps = (1...size).map { "  - {present: c\($0), from: c\($0 - 1)}\n" }.joined()
      let text = "window: {id: c0}\ncontrollers:\n\(controllers)steps:\n\(steps)"
      models[size] = ModelFile.read(text, file: "m.yaml").value
    }
    let growth = growth(from: 60) { size in
      if let model = models[size] { #expect(Replay(model).hierarchy.ids.count == size + 1) }
    }
    // The state of a step is as large as the chain so far, so four times the steps mean sixteen times the work.
    #expect(growth < 30)
  }
}
