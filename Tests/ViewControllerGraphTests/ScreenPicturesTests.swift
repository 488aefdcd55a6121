import Testing
import ViewControllerGraph

@Suite struct ScreenPicturesTests {
  private let svg = Array(#"<svg xmlns="http://www.w3.org/2000/svg" width="20" height="40"/>"#.utf8)

  private func model(_ screenshot: String) -> Model {
    ModelFile.read(
      bytes: Array("window: home\ncontrollers:\n  home: {title: Home, screenshot: \(screenshot)}\n".utf8),
      file: "models/app.yaml"
    ).value ?? Model("none") {}
  }

  @Test func pathsAreRelativeToTheModel() {
    var asked: [String] = []
    let pictures = ScreenPictures.read(for: model("shots/home.svg"), in: "models/app.yaml") { path in
      asked.append(path)
      return svg
    }
    #expect(pictures.diagnostics == [])
    #expect(asked == ["models/shots/home.svg"])
    let drawing = Pipeline(pictures: pictures.value).drawing(of: Replay(model("shots/home.svg")))
    #expect(drawing.diagram.nodes.count { $0.thumbnail != nil } == 1)
  }

  @Test(
    arguments: [
      (nil, "screenshot-missing", "there is no picture 'home.png'"),
      (Array("text".utf8), "screenshot-unusable", "'home.png' is not a picture"),
      (Array("<svg".utf8), "screenshot-unusable", "the picture 'home.png' is damaged"),
    ] as [([UInt8]?, String, String)])
  func reportsUnusablePicturesAtTheController(bytes: [UInt8]?, code: String, message: String) throws {
    let read = ScreenPictures.read(for: model("home.png"), in: "models/app.yaml") { _ in bytes }
    let diagnostic = try #require(read.diagnostics.first)
    #expect(diagnostic.code == code && diagnostic.message.contains(message))
    #expect(diagnostic.location?.file == "models/app.yaml" && diagnostic.location?.line == 3)
  }

  @Test(arguments: [(24_000_000, "24 million"), (5_000, "5000")])
  func namesThePixelLimitThatApplies(limit: Int, words: String) throws {
    // The head of a JPEG of 65,535 by 65,535 pixels.
    let jpeg: [UInt8] =
      [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0, 0xFF, 0xC2, 0, 11, 8, 0xFF, 0xFF, 0xFF, 0xFF, 1, 0, 0, 0]
      + [0xFF, 0xDA, 0, 3, 0, 1, 2, 0xFF, 0, 3, 0xFF, 0xD9]
    let read = ScreenPictures.read(for: model("home.jpg"), in: "models/app.yaml", pixelLimit: limit) { _ in jpeg }
    let diagnostic = try #require(read.diagnostics.first)
    #expect(diagnostic.message.contains("expected at most \(words);"), "\(diagnostic.message)")
  }

  @Test func aHeavyPictureIsRefusedWithTheLimit() throws {
    let heavy = svg + Array(repeating: 0x20, count: 3 << 20)
    let read = ScreenPictures.read(for: model("home.svg"), in: "app.yaml") { _ in heavy }
    let diagnostic = try #require(read.diagnostics.first)
    #expect(diagnostic.code == "screenshot-too-big")
    #expect(diagnostic.message.contains("has 3072 KiB, expected at most 1024"))
  }
}
