import Foundation
import Testing

/// A program that runs out of memory crashes, so the limits here show how little memory it needs.
@Suite(
  "Memory", .enabled(if: FileManager.default.fileExists(atPath: "/proc"), "only Linux limits the memory of a process"))
struct MemoryTests {
  /// Decoded at the same time, they would take 870 MB.
  @Test(
    "ten screenshots of 21 million pixels each are drawn in 600 MB, including the program's own memory",
    arguments: ["png", "pdf"])
  func screenshots(format: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("window: {id: only}\n", to: "only.vcmodel.yaml")
    let picture = try BuiltProgram.run(["render", "only.vcmodel.yaml", "--scale", "30", "-o", "0.png"], in: folder.url)
    #expect(picture.status == 0, "\(picture.errors)")
    for number in 1..<10 {
      try FileManager.default.copyItem(
        at: folder.url.appendingPathComponent("0.png"), to: folder.url.appendingPathComponent("\(number).png"))
    }
    let controllers = (1..<10).map { "  s\($0): {screenshot: \($0).png}\n" }.joined()
    let steps = (1..<10).map { "  - {present: s\($0), from: s\($0 - 1)}\n" }.joined()
    try folder.write(
      "window: {id: s0, screenshot: 0.png}\ncontrollers:\n\(controllers)steps:\n\(steps)figures: [{kind: chain}]\n",
      to: "shots.vcmodel.yaml")
    let run = try BuiltProgram.shell(
      "ulimit -v 600000; exec \"$1\" render shots.vcmodel.yaml -o shots.\(format)", in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
  }
}
