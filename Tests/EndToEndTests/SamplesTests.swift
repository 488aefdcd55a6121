import Foundation
import Testing

@Suite struct SamplesTests {
  private static let files: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: BuiltProgram.package.appendingPathComponent("samples").path))
    ?? []).sorted()
  static let samples = files.filter { $0.hasSuffix(".vcmodel.yaml") }
  /// Dumps of running apps.
  private static let dumps = files.filter { $0.hasSuffix(".txt") }

  /// Apps as source code.
  private static let apps = ["trips"]

  private static let out = BuiltProgram.package.appendingPathComponent("out")

  @Test func thereAreSamples() {
    #expect(Self.samples.count >= 13)
  }

  @Test(arguments: samples)
  func everySampleHoldsWhatItExpects(sample: String) throws {
    let run = try BuiltProgram.run(["check", "samples/\(sample)"])
    #expect(run.status == 0, "\(run.errors)")
    let text = try String(contentsOf: BuiltProgram.package.appendingPathComponent("samples/\(sample)"), encoding: .utf8)
    #expect(text.contains("expect:"), "a sample has expectations")
    #expect(text.hasPrefix("# "), "a sample's first line names its subject")
  }

  @Test(arguments: samples + dumps + apps)
  func rendersSamplesAsInOut(sample: String) throws {
    let folder = try TemporaryFolder()
    let run = try BuiltProgram.run([
      "render", "samples/\(sample)", "--theme", "light,dark", "--format", "dot,svg,html", "-o", folder.url.path,
    ])
    #expect(run.status == 0, "\(run.errors)")
    #expect(folder.contents().contains { $0.hasSuffix(".dot") })
    for name in folder.contents() {
      let committed = try String(contentsOf: Self.out.appendingPathComponent(name), encoding: .utf8)
      let drawn = try folder.text(of: name)
      #expect(!Self.facts(in: drawn).isEmpty)
      #expect(Self.facts(in: drawn) == Self.facts(in: committed), "out/\(name) is stale; renew it with: make samples")
      guard Self.isDrawnByThisGraphviz else { continue }
      #expect(drawn == committed, "out/\(name) is stale; renew it with: make samples")
    }
  }

  /// The contents of a file's figures, as digests.
  private static func facts(in text: String) -> [Substring] {
    text.matches(of: /made by vcgraph with Graphviz [^,]+, facts ([0-9a-f]{32})/).map(\.output.1)
  }

  @Test func nothingIsInOutThatNoSampleRendersTo() throws {
    let folder = try TemporaryFolder()
    let run = try BuiltProgram.run(
      ["render"] + (Self.samples + Self.dumps + Self.apps).map { "samples/\($0)" }
        + ["--theme", "light,dark", "--format", "dot,svg,html", "--gallery", "-o", folder.url.path])
    #expect(run.status == 0, "\(run.errors)")
    let way = try BuiltProgram.run([
      "chain", "samples/trips", "--from", "TripListViewController", "--to", "UIImagePickerController", "--format",
      "svg",
      "-o", folder.url.appendingPathComponent("trips-path.svg").path,
    ])
    #expect(way.status == 0, "\(way.errors)")
    let committed = try FileManager.default.contentsOfDirectory(atPath: Self.out.path)
      .filter { $0.hasSuffix(".dot") || $0.hasSuffix(".svg") || $0.hasSuffix(".html") }.sorted()
    #expect(committed == folder.contents(), "update out/ with: make samples")
    let gallery = try? String(contentsOf: Self.out.appendingPathComponent("index.html"), encoding: .utf8)
    #expect(try folder.text(of: "index.html") == gallery, "update out/ with: make samples")
  }

  /// Positions depend on Graphviz's version.
  private static let isDrawnByThisGraphviz: Bool = {
    let drawn = try? String(contentsOf: out.appendingPathComponent("graphviz-version.txt"), encoding: .utf8)
    let here = try? BuiltProgram.run(["doctor", "--graphviz-version"]).output
    return drawn != nil && drawn == here
  }()
}
