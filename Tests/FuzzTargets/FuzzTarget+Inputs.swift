import VCDiagnostics
import VCNavigation
import VCReplay
import ViewControllerGraph

/// Inputs of figures.
extension FuzzTarget {
  static let models = FuzzTarget("models", samples: ".vcmodel.yaml") { bytes in
    let read = ModelFile.read(bytes: bytes, file: "m.yaml")
    guard let model = read.value, !read.hasErrors else {
      return unless(read.hasErrors, "no model, and no error")
        + unless(read.diagnostics.allSatisfy { $0.location?.file == "m.yaml" }, "an error without a location")
    }
    let replay = Replay(model)
    _ = replay.checkExpectations()
    let again = ModelFile.read(ModelFile.write(model), file: "m.yaml")
    return unless(again.value == model, "writing and reading changes the model")
  }

  static let figures = FuzzTarget("figures", samples: ".vcmodel.yaml", trials: 150) { bytes in
    guard let model = ModelFile.read(bytes: bytes, file: "m.yaml").value, model.steps.count < 20 else { return [] }
    var faults: [String] = []
    for request in model.figures.isEmpty ? [FigureRequest()] : model.figures.prefix(3) {
      guard (request.step ?? 0) <= model.steps.count, request.kind != .map else { continue }
      do {
        let svg = try Pipeline().drawing(of: Replay(model, through: request.step), request).svg()
        faults += SVGCheck(svg).faults
      } catch {
        faults.append("\(error)")
      }
    }
    return faults
  }

  static let maps = FuzzTarget("maps") { bytes in
    guard let map = NavigationMapJSON.read(bytes, file: "m.json").value else { return [] }
    let written = NavigationMapJSON.bytes(of: map)
    let again = NavigationMapJSON.read(written, file: "m.json").value.map { NavigationMapJSON.bytes(of: $0) }
    return unless(again == written, "writing and reading changes the map")
  }

  static let interfaceBuilderFiles = FuzzTarget("interface-builder", samples: ".storyboard") { bytes in
    let read = InputDocument.read(InputFile(name: "m.storyboard", bytes: bytes), wireframes: true)
    return unless(read.value != nil || read.hasErrors, "no map, and no error")
  }

  static let dumps = FuzzTarget("dumps", samples: ".txt") { bytes in
    let read = InputDocument.read(InputFile(name: "dump.txt", bytes: bytes))
    return unless(read.value != nil || read.hasErrors, "no observation, and no error")
  }

  static let pictures = FuzzTarget("pictures", trials: 5_000) { bytes in
    guard let picture = try? SVGImage(bytes), picture.format == .svg else { return [] }
    // Reused parts of a picture need identifiers and references, which figures do not have.
    return SVGCheck(String(decoding: picture.bytes, as: UTF8.self)).faults.filter {
      !$0.hasPrefix("identifier") && !$0.contains("'use'")
    }
  }
}
