import Testing
import ViewControllerGraph

/// Compiles and runs the README's example.
@Suite struct ReadmeTests {
  private static let model = Model("Choosing a photo") {
    RootViewController { Screen("home", class: "HomeViewController", title: "Home") }
    NavigationController("library", title: "Photo library") {
      Screen("albums", class: "AlbumsViewController", title: "Albums")
    }
    Present("library", from: "home").trigger("Tap the photo icon")
  }

  @Test func theBuilderSaysWhatTheModelFileSays() throws {
    let file = try #require(try PackageFiles.codeBlocks(in: "README.md", language: "yaml").first)
    let read = ModelFile.read(file, file: "photo.vcmodel.yaml")
    #expect(read.diagnostics == [])
    var model = try #require(read.value)
    #expect(Replay(model).checkExpectations() == [])
    model.expect = []
    #expect(model == Self.model)
  }

  @Test func theLibraryAnswersAndDraws() throws {
    let model = Self.model
    let replay = Replay(model)
    let presenting = replay.hierarchy.presentingViewController(of: "albums")  // home
    let svg = try Pipeline().drawing(of: replay).svg(theme: .auto)
    #expect(presenting == "home")
    #expect(svg.contains("Photo library"))
  }

  @Test func everyLineOfItsSwiftStandsInThisFile() throws {
    let here = try PackageFiles.text(of: "Tests/ViewControllerGraphTests/ReadmeTests.swift")
      .split(separator: "\n").map(trimmed)
    let blocks = try PackageFiles.codeBlocks(in: "README.md", language: "swift").filter { $0.hasPrefix("import") }
    #expect(blocks.count == 2)
    for line in blocks.flatMap({ $0.split(separator: "\n") }).map(trimmed) where !line.isEmpty {
      #expect(here.contains { $0.hasSuffix(line) }, "the README contains: \(line)")
    }
  }

  private func trimmed(_ line: Substring) -> String {
    String(line.drop { $0 == " " }).split(separator: "//", maxSplits: 1).first.map {
      String($0).replacing(#/ +$/#, with: "")
    } ?? ""
  }
}
