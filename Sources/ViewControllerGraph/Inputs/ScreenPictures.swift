/// The pictures of screens that a model names, read and checked.
public struct ScreenPictures: Sendable {
  /// Pictures of more bytes than this would make a figure too heavy for a page.
  public static let byteLimit = 1 << 20

  private var images: [ControllerID: SVGImage] = [:]

  /// No pictures.
  public init() {}

  /// Reads the pictures of a model's controllers, and says what is wrong with each that cannot be shown.
  /// - Parameters:
  ///   - model: What the pictures are shown in.
  ///   - file: The model's file; paths of pictures are relative to its folder.
  ///   - pixelLimit: PNGs and JPEGs of a larger area are refused.
  ///   - read: What a path holds, or `nil` when there is nothing to read. It is called once for each path.
  public static func read(
    for model: Model, in file: String, pixelLimit: Int = SVGImage.pixelLimit, reading read: (_ path: String) -> [UInt8]?
  ) -> Diagnosed<ScreenPictures> {
    var result = Diagnosed(ScreenPictures(), [])
    var known: [String: SVGImage] = [:]
    for controller in model.controllers {
      guard let name = controller.screenshot else { continue }
      let path = InputFile.path(name, beside: file)
      do throws(DiagnosticError) {
        if known[path] == nil { known[path] = try image(at: path, named: name, for: controller, pixelLimit, read) }
        result.value.images[controller.id] = known[path]
      } catch {
        result.diagnostics += error.diagnostics
      }
    }
    return result
  }

  /// The small pictures of a model's screens: screenshots, and wireframes of other screens where they are wanted.
  func thumbnails(for model: Model, wireframes: Bool) -> [ControllerID: NodeThumbnail] {
    var result: [ControllerID: NodeThumbnail] = [:]
    for controller in model.controllers {
      if let image = images[controller.id] {
        result[controller.id] = .image(image)
      } else if wireframes, let wireframe = Wireframe(controller.wireframe) {
        result[controller.id] = .wireframe(wireframe)
      }
    }
    return result
  }

  private static func image(
    at path: String, named name: String, for controller: Controller, _ pixelLimit: Int, _ read: (String) -> [UInt8]?
  ) throws(DiagnosticError) -> SVGImage {
    guard let bytes = read(path) else { throw DiagnosticError([.missingScreenshot(name, path, controller)]) }
    guard bytes.count <= byteLimit else { throw DiagnosticError([.bigScreenshot(name, bytes.count, controller)]) }
    do throws(SVGImage.Fault) {
      return try SVGImage(bytes, pixelLimit: pixelLimit)
    } catch {
      throw DiagnosticError([.badScreenshot(name, error, controller)])
    }
  }

}

extension Diagnostic {
  fileprivate static func missingScreenshot(_ name: String, _ path: String, _ controller: Controller) -> Diagnostic {
    Diagnostic(
      code: "screenshot-missing", severity: .error,
      message: "there is no picture '\(name)' for '\(controller.id)', expected a PNG, JPEG or SVG file",
      suggestion: name == path ? nil : "its path is relative to the model's file: '\(path)'",
      at: controller.origin.location, controller: controller.id.rawValue)
  }

  fileprivate static func bigScreenshot(_ name: String, _ count: Int, _ controller: Controller) -> Diagnostic {
    Diagnostic(
      code: "screenshot-too-big", severity: .error,
      message: "the picture '\(name)' has \(count / 1024) KiB, "
        + "expected at most \(ScreenPictures.byteLimit / 1024), since it becomes a part of the figure",
      suggestion: "scale it down: it is shown at most 132 by 144 points", at: controller.origin.location,
      controller: controller.id.rawValue)
  }

  fileprivate static func badScreenshot(_ name: String, _ fault: SVGImage.Fault, _ controller: Controller) -> Diagnostic
  {
    let message =
      switch fault {
      case .unknownFormat: "'\(name)' is no picture, expected a PNG, JPEG or SVG file"
      case .damaged(let format): "the picture '\(name)' is damaged, expected a whole \(format.words)"
      case .tooLarge(let width, let height):
        "the picture '\(name)' has \(width) × \(height) pixels, expected at most \(SVGImage.pixelLimit / 1_000_000) million, or more allowed by --max-pixels"
      case .unsafe(let what): "the picture '\(name)' has \(what), expected one that neither runs nor fetches anything"
      }
    return Diagnostic(
      code: "screenshot-unusable", severity: .error, message: message, at: controller.origin.location,
      controller: controller.id.rawValue)
  }
}

extension SVGImage.Format {
  fileprivate var words: String {
    switch self {
    case .png: "PNG"
    case .jpeg: "JPEG"
    case .svg: "SVG with a size"
    }
  }
}
