import Foundation
import Testing
import ViewControllerGraph

@testable import VCSite

@Suite struct CatalogTests {
  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a-1">
      <scenes>
        <scene sceneID="s-1"><objects>
          <viewController title="List | all" id="a-1" customClass="Shop.ListViewController">
            <connections><segue destination="b-1" kind="presentation" id="c-1"/></connections>
          </viewController>
        </objects></scene>
        <scene sceneID="s-2"><objects><viewController title="Detail" id="b-1"/></objects></scene>
      </scenes>
    </document>
    """

  private func site(_ configuration: String) throws -> Site {
    try Site([
      "vcgraph.yml": configuration, "App/Main.storyboard": Self.storyboard, "a.vcmodel.yaml": Site.model("A"),
    ])
  }

  @Test func anAppsFilesAreOneMapWithAnArticle() throws {
    let site = try site("sources: [{path: App, scan: true, catalog: Guide.docc}]\n")
    let report = try site.build()
    #expect(!report.hasErrors, "\(report.diagnostics)")
    #expect(
      report.written == ["Guide.docc/Figures/App.svg", "Guide.docc/Figures/App~dark.svg", "Guide.docc/Figures/App.md"])
    let article = try site.text(of: "Guide.docc/Figures/App.md")
    #expect(article.hasPrefix("# App\n\n<!-- page generated from App by vcgraph; edit there ("))
    #expect(article.contains(" -->\n\nA map of 2 screens and 1 transition."))
    #expect(article.contains("](App)\n"))
    #expect(article.contains("| List \\| all | ``ListViewController`` | presents Detail |"))
    #expect(article.contains("| Detail | `UIViewController` |  |"))
    #expect(try site.build().drawn == 0)
    #expect(try site.build(.check).faults.isEmpty)
  }

  @Test func aFileMoreOrLessIsAnotherApp() throws {
    let site = try site("sources: [{path: App, scan: true}]\n")
    try site.build()
    try site.write(
      Self.storyboard.replacing("-1\"", with: "-2\"").replacing("Detail", with: "More"), to: "App/Other.storyboard")
    #expect(try site.build().drawn == 1)
    #expect(try site.text(of: "figures/App.svg").contains("More"))
    try site.remove("App/Other.storyboard")
    #expect(try site.build().drawn == 1)
    #expect(try !site.text(of: "figures/App.svg").contains("More"))
  }

  @Test func figuresOfOneSourceAreInOneArticle() throws {
    let site = try site(
      """
      sources:
        - path: a.vcmodel.yaml
          figures: [{kind: hierarchy}, {name: start, kind: hierarchy, step: 0}]
      catalog: Guide.docc
      symbols: false

      """)
    #expect(try site.build().written.last == "Guide.docc/Figures/a.md")
    let article = try site.text(of: "Guide.docc/Figures/a.md")
    #expect(article.contains("\n## Hierarchy\n") && article.contains("](a-hierarchy)\n"))
    #expect(article.contains("\n## start, at the start\n") && article.contains("](a-start)\n"))
    #expect(article.contains("| Picker |  | presented by Camera (Hierarchy) |"))
  }
}
