import Foundation
import Mutation
import Testing
import VCDiagnostics
import VCDigest
import VCFiles

@testable import VCSite

/// Damaged copies of what a site is made from, and of what it remembers.
@Suite(.timeLimit(.minutes(10))) struct DamagedSiteTests {
  private func survives(_ texts: [String], count: Int = 2_000, _ read: ([UInt8]) -> Void) {
    var mutation = Mutation(of: texts.map { Array($0.utf8) } + [[]])
    for _ in 0..<count { read(mutation.next()) }
  }

  @Test func configurations() {
    survives([
      "sources:\n  - models/**/*.yaml\n  - {path: App, scan: true, except: ['*/{a,b}*'], figures: [{kind: map, focus: a}]}\n",
      "pages: [{path: docs, as: picture, theme: {light: a.yml, dark: b.yml}}]\noutput: 'f/{name}{theme}.{format}'\nformats: [svg, png]\n",
    ]) { _ = SiteConfiguration.read(bytes: $0, file: "vcgraph.yml") }
  }

  @Test func pages() {
    survives([
      "# T\n\n- a\n  ```vcgraph src: a.yaml, figure: chain\n  window: {id: a}\n  ```\n> <!-- vcgraph src: b -->\n> x\n> <!-- /vcgraph -->\n",
      "{/* vcgraph\nwindow: a\n*/}\nx\n{/* /vcgraph */}\n~~~ vcgraph {figure=chain alt=\"a b\"}\n~~~\n",
    ]) { bytes in
      let page = MarkdownPage(String(decoding: bytes, as: UTF8.self), file: "p.md")
      for block in page.blocks { _ = BlockOptions.read(block) }
      _ = page.text(.inPlace) { _ in .init("figure") }
    }
  }

  @Test func memories() {
    var state = BuildState()
    state.tasks[ContentDigest([1])] = BuildState.TaskRecord(outputs: [BuildState.FileRecord(path: "a.svg")])
    let whole = state.bytes
    survives([String(decoding: whole, as: UTF8.self)], count: 5_000) { bytes in
      #expect(bytes == whole || BuildState(bytes) == BuildState())
      _ = FactBook(bytes)
    }
  }

  @Test func patterns() {
    survives(["models/**/{a,b}*/?.yaml", "{{a,b},{c,d}}{e,f}"], count: 3_000) { bytes in
      let pattern = PathPattern(String(decoding: bytes, as: UTF8.self))
      _ = (pattern.matches("models/x/a1/b.yaml"), pattern.folder)
    }
  }
}
