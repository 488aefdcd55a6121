import Foundation
import Testing
import VCGraphviz

@testable import VCSite

/// Files with the layout of another version of Graphviz: this version would write them differently, but they are not
/// stale.
@Suite struct GraphvizVersionDifferenceTests {
  private static let page = """
    # A page

    <!-- vcgraph src: models/a.vcmodel.yaml, as: inline -->
    <!-- /vcgraph -->

    """

  private func site() throws -> Site {
    let site = try Site([
      "vcgraph.yml": "sources: [{path: models, formats: [svg, html, dot, png, pdf]}]\npages: [page.md]\n",
      "models/a.vcmodel.yaml": Site.model("A"), "page.md": Self.page,
    ])
    try site.build()
    return site
  }

  private static let drawn = ["figures/a.svg", "figures/a.html", "figures/a.dot", "page.md"]

  /// Changes a file as another version would: its version number, and positions.
  private func move(_ path: String, in site: Site, from old: String = " height=\"", to new: String = " height=\"1")
    throws
  {
    let text = try site.text(of: path).replacing("with Graphviz \(Graphviz.version)", with: "with Graphviz 99.1")
    try site.write(Self.renewed(text.replacing(old, with: new)), to: path)
  }

  /// The other machine has recorded its own lines.
  private static func renewed(_ page: String) -> String {
    var lines = page.components(separatedBy: "\n")
    guard let place = lines.firstIndex(where: { GeneratedMark($0)?.extent == .figure }),
      let end = lines.firstIndex(of: "<!-- /vcgraph -->"), let mark = GeneratedMark(lines[place])
    else { return page }
    let generated = Array(lines[(place + 1)..<end])
    lines[place] = GeneratedMark(.figure, from: mark.source, of: generated).line(.html)
    return lines.joined(separator: "\n")
  }

  @Test(arguments: Self.drawn) func isUpToDateInWhatItShows(path: String) throws {
    let site = try site()
    try move(path, in: site, from: path.hasSuffix(".svg") ? " height=\"" : "no such text")
    let report = try site.build(.check)
    #expect(report.faults == [])
    #expect(
      report.graphvizVersionDifferences == [
        "1 file was laid out by Graphviz 99.1 instead of \(Graphviz.version); the content is up to date"
      ])
    #expect(try site.build(.checkBytes).faults.map(\.path) == [path])
  }

  @Test(arguments: Self.drawn) func isStaleWhereItShowsSomethingElse(path: String) throws {
    let site = try site()
    try move(path, in: site)
    try site.write(Site.model("B"), to: "models/a.vcmodel.yaml")
    #expect(try site.build(.check).faults.map(\.path).contains(path))
  }

  @Test func comparesBytesOfSameVersion() throws {
    let site = try site()
    try site.write(try site.text(of: "figures/a.svg").replacing(" height=\"", with: " height=\"1"), to: "figures/a.svg")
    #expect(try site.build(.check).faults.map(\.path) == ["figures/a.svg"])
  }

  @Test func wordsBesideAFigureCountWhoeverLaidItOut() throws {
    let site = try site()
    try move("page.md", in: site, from: "# A page", to: "# Another page")
    #expect(try site.build(.check).faults == [])
    try move("figures/a.html", in: site, from: "</body>", to: "more</body>")
    #expect(try site.build(.check).faults.map(\.path) == ["figures/a.html"])
  }
}
