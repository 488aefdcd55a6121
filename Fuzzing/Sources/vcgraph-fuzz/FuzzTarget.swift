import Foundation
import ViewControllerGraph

/// A reader that libFuzzer feeds; `VCGRAPH_FUZZ` names it.
enum FuzzTarget: String, CaseIterable {
  case model, theme, map, storyboard, dump, swift, picture, figure

  /// The reader of this run, `model` when none is named.
  static let chosen = FuzzTarget(rawValue: ProcessInfo.processInfo.environment["VCGRAPH_FUZZ"] ?? "") ?? .model

  func read(_ bytes: [UInt8]) {
    switch self {
    case .model:
      if let model = ModelFile.read(bytes: bytes, file: "m.yaml").value { _ = Replay(model).checkExpectations() }
    case .theme: _ = FigureTheme.read(bytes: bytes, file: "t.yml")
    case .map: _ = InputDocument.read(InputFile(name: "m.json", bytes: bytes))
    case .storyboard: _ = InputDocument.read(InputFile(name: "m.storyboard", bytes: bytes), wireframes: true)
    case .dump: _ = InputDocument.read(InputFile(name: "dump.txt", bytes: bytes))
    case .swift: _ = UnwindActionImporter.read(bytes, file: bytes.first == UInt8(ascii: "@") ? "a.m" : "a.swift")
    case .picture: _ = try? SVGImage(bytes)
    case .figure:
      guard let model = ModelFile.read(bytes: bytes, file: "m.yaml").value else { return }
      let svg = try? Pipeline().drawing(of: Replay(model)).svg()
      precondition(svg.map { SVGCheck($0).faults.isEmpty } != false, "a figure that is no sound SVG")
    }
  }
}

/// What libFuzzer calls.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  FuzzTarget.chosen.read(Array(UnsafeBufferPointer(start: bytes, count: count)))
  return 0
}
