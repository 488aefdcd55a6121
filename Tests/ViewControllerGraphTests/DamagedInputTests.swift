import Foundation
import Mutation
import Testing
import ViewControllerGraph

/// A few thousand damaged copies of good inputs for every reader: each is read to its end, without a crash or a hang.
@Suite(.timeLimit(.minutes(10))) struct DamagedInputTests {
  private static let samples = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("samples")

  /// The samples with some ending, the small ones.
  private static func inputs(_ ending: String) -> [[UInt8]] {
    let names = (FileManager.default.enumerator(atPath: samples.path)?.allObjects as? [String]) ?? []
    let files = names.filter { $0.hasSuffix(ending) }.sorted()
    return files.compactMap { try? Array(Data(contentsOf: samples.appendingPathComponent($0))) }.filter {
      $0.count < 6_000
    }
  }

  private func survives(_ inputs: [[UInt8]], count: Int = 2_000, _ read: ([UInt8]) -> Void) {
    var mutation = Mutation(of: inputs + [[]])
    for _ in 0..<count { read(mutation.next()) }
  }

  @Test func models() {
    survives(Self.inputs(".vcmodel.yaml")) { bytes in
      guard let model = ModelFile.read(bytes: bytes, file: "m.yaml").value else { return }
      let replay = Replay(model)
      _ = replay.checkExpectations()
    }
  }

  @Test func figuresOfModels() throws {
    var mutation = Mutation(of: Self.inputs(".vcmodel.yaml"), seed: 7)
    for _ in 0..<300 {
      guard let model = ModelFile.read(bytes: mutation.next(), file: "m.yaml").value else { continue }
      for request in model.figures.isEmpty ? [FigureRequest()] : model.figures {
        guard (request.step ?? 0) <= model.steps.count, request.kind != .map else { continue }
        let svg = try Pipeline().drawing(of: Replay(model, through: request.step), request).svg()
        #expect(SVGCheck(svg).faults == [])
      }
    }
  }

  @Test func themes() {
    let theme = Array(
      "base: dark\ncolors:\n  text: '#102030'\n  page: white\nlines: {present: {width: 2, dashes: [1, 2]}}\n".utf8)
    survives(Self.inputs(".theme.yml") + [theme]) { _ = FigureTheme.read(bytes: $0, file: "t.yml") }
  }

  @Test func maps() throws {
    let shop = Self.samples.appendingPathComponent("site/Shop").path
    let map = NavigationMapJSON.bytes(of: NavigationScan().map(of: [shop]))
    survives([
      Array(map.prefix(20_000)),
      Array("{\"vcgraph\": \"map\", \"version\": 1, \"controllers\": [{\"id\": \"a\"}]}".utf8),
    ]) {
      _ = InputDocument.read(InputFile(name: "m.json", bytes: $0))
    }
  }

  @Test(arguments: ["storyboard", "xib"]) func interfaceBuilderFiles(ending: String) {
    survives(Self.inputs(".\(ending)") + [Array("<document><scenes><scene sceneID=\"a\"/></scenes></document>".utf8)]) {
      _ = InputDocument.read(InputFile(name: "m.\(ending)", bytes: $0), wireframes: true)
    }
  }

  @Test func dumps() {
    let dump = """
      <UINavigationController 0x7f8b1a00, state: appeared, view: <UILayoutContainerView 0x7f8b19>>
         | <HomeViewController 0x7f8b1b, state: disappeared, view: <UIView 0x7f> not in the window>
         + <SheetViewController 0x7f8b1c, state: appeared, view: <UIView 0x80>, presented with: <_UIPageSheetPresentationController 0x90>>
      """
    survives([Array(dump.utf8)]) { _ = InputDocument.read(InputFile(name: "dump.txt", bytes: $0)) }
  }

  @Test func pictures() {
    let svg =
      "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><style>.a{fill:url(#b)}</style><g id='b'><use href='#b'/><path d='M0 0' style='fill:red'/></g></svg>"
    let png: [UInt8] = [
      0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1, 0, 0, 0, 1,
    ]
    let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8, 0, 1, 0, 1, 1, 0, 0, 0, 0xFF, 0xDA, 0, 3, 0, 1, 0xFF, 0xD9]
    survives([Array(svg.utf8), png, jpeg], count: 10_000) { bytes in
      guard let picture = try? SVGImage(bytes), picture.format == .svg else { return }
      #expect(
        SVGCheck(String(decoding: picture.bytes, as: UTF8.self)).faults.allSatisfy {
          $0.hasPrefix("identifier") || $0.contains("'use'")
        })
    }
  }
}
