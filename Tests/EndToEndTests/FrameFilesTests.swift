import Foundation
import Testing

/// The frames of a figure in separate files.
@Suite struct FrameFilesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("each frame is a file, and nothing is said about pages")
  func files() throws {
    let run = try BuiltProgram.run([
      "render", "samples/dismiss-chain.vcmodel.yaml", "--figure", "frames", "--frames", "files", "-o",
      folder.url.appendingPathComponent("chain.svg").path,
    ])
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(folder.contents() == (0...4).map { "chain-step-\($0).svg" })
    #expect(try folder.text(of: "chain-step-2.svg").contains(">Attach<"))
  }
}
