/// The pictures of screens that a model names, read and checked.
public struct ScreenPictures: Sendable {
  /// The size limit of a picture in bytes: larger ones would make a figure too heavy for a page.
  public static let byteLimit = 1 << 20

  private var images: [ControllerID: SVGImage] = [:]

  /// Creates an empty collection.
  public init() {}

  /// Reads the pictures of a model's controllers, and reports each one that cannot be shown.
  /// - Parameters:
  ///   - model: The model in which the pictures are shown.
  ///   - file: The model's file; paths of pictures are relative to its folder.
  ///   - pixelLimit: PNGs and JPEGs of a larger area are rejected.
  ///   - read: Returns the contents of a path, or `nil` if it cannot be read. It is called once for each path.
  public static func read(
    for model: Model, in file: String, pixelLimit: Int = SVGImage.pixelLimit, reading read: (_ path: String) -> [UInt8]?
  ) -> Diagnosed<ScreenPictures> {
    let wanted = model.controllers.compactMap { controller in
      controller.screenshot.map { Wanted(id: controller.id, picture: $0, location: controller.origin.location) }
    }
    return self.read(wanted, beside: file, pixelLimit: pixelLimit, reading: read)
  }

  /// Reads the pictures that a table assigns to a map's screens, and reports each one that cannot be shown.
  /// - Parameters:
  ///   - map: The map whose screens get pictures.
  ///   - table: The pictures of the screens.
  ///   - pixelLimit: PNGs and JPEGs of a larger area are rejected.
  ///   - read: Returns the contents of a path, or `nil` if it cannot be read. It is called once for each path.
  public static func read(
    for map: NavigationMap, from table: ScreenshotTable, pixelLimit: Int = SVGImage.pixelLimit,
    reading read: (_ path: String) -> [UInt8]?
  ) -> Diagnosed<ScreenPictures> {
    var wanted: [Wanted] = []
    var diagnostics: [Diagnostic] = []
    for row in table.rows {
      do throws(DiagnosticError) {
        let id = try map.controller(named: row.screen).id
        wanted.append(Wanted(id: ControllerID(id), picture: row.picture, location: row.location))
      } catch {
        diagnostics += error.diagnostics.map { $0.located(at: row.location) }
      }
    }
    var result = self.read(wanted, beside: table.file, pixelLimit: pixelLimit, reading: read)
    result.diagnostics = diagnostics + result.diagnostics
    return result
  }

  /// A requested picture.
  private struct Wanted {
    var id: ControllerID
    var picture: String
    var location: SourceLocation?
  }

  private static func read(
    _ wanted: [Wanted], beside file: String, pixelLimit: Int, reading read: (_ path: String) -> [UInt8]?
  ) -> Diagnosed<ScreenPictures> {
    var result = Diagnosed(ScreenPictures(), [])
    var known: [String: SVGImage] = [:]
    for wanted in wanted {
      let path = wanted.picture.path(beside: file)
      do throws(DiagnosticError) {
        if known[path] == nil { known[path] = try image(at: path, wanted, pixelLimit, read) }
        result.value.images[wanted.id] = known[path]
      } catch {
        result.diagnostics += error.diagnostics
      }
    }
    return result
  }

  /// The pictures of a map's screens.
  var thumbnails: [ControllerID: NodeThumbnail] { images.mapValues { .image($0) } }

  /// Returns the thumbnails of a model's screens: screenshots and, if requested, wireframes of other screens.
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
    at path: String, _ wanted: Wanted, _ pixelLimit: Int, _ read: (String) -> [UInt8]?
  ) throws(DiagnosticError) -> SVGImage {
    let (name, controller, place) = (wanted.picture, wanted.id.rawValue, wanted.location)
    guard let bytes = read(path) else { throw DiagnosticError([.missingScreenshot(name, path, controller, place)]) }
    guard bytes.count <= byteLimit else {
      throw DiagnosticError([.bigScreenshot(name, bytes.count, controller, place)])
    }
    do throws(SVGImage.Fault) {
      return try SVGImage(bytes, pixelLimit: pixelLimit)
    } catch {
      throw DiagnosticError([.badScreenshot(name, error, pixelLimit, controller, place)])
    }
  }

}

extension NavigationMap {
  /// Returns the map with the screenshots of a table.
  /// - Throws: `DiagnosticError` if the table names a screen that is not in the map.
  package func showing(_ table: ScreenshotTable) throws(DiagnosticError) -> NavigationMap {
    var map = self
    for row in table.rows {
      do throws(DiagnosticError) {
        let id = try controller(named: row.screen).id
        guard let position = controllers.firstIndex(where: { $0.id == id }) else { continue }
        map.controllers[position].screenshot = row.picture.path(beside: table.file)
      } catch {
        throw DiagnosticError(error.diagnostics.map { $0.located(at: row.location) })
      }
    }
    return map
  }
}

extension Diagnostic {
  /// Returns the diagnostic with a location.
  fileprivate func located(at location: SourceLocation) -> Diagnostic {
    var copy = self
    copy.location = location
    return copy
  }

  fileprivate static func missingScreenshot(
    _ name: String, _ path: String, _ controller: String, _ location: SourceLocation?
  ) -> Diagnostic {
    Diagnostic(
      code: "screenshot-missing", severity: .error,
      message: "there is no picture '\(name)' for '\(controller)', expected a PNG, JPEG or SVG file",
      suggestion: name == path ? nil : "its path is relative to the file that names it: '\(path)'",
      at: location, controller: controller)
  }

  fileprivate static func bigScreenshot(_ name: String, _ count: Int, _ controller: String, _ location: SourceLocation?)
    -> Diagnostic
  {
    Diagnostic(
      code: "screenshot-too-big", severity: .error,
      message: "the picture '\(name)' has \(count / 1024) KiB, "
        + "expected at most \(ScreenPictures.byteLimit / 1024), because it is embedded in the figure",
      suggestion: "scale it down: it is shown at no more than 132 by 144 points", at: location,
      controller: controller)
  }

  fileprivate static func badScreenshot(
    _ name: String, _ fault: SVGImage.Fault, _ pixelLimit: Int, _ controller: String, _ location: SourceLocation?
  ) -> Diagnostic {
    let (millions, rest) = pixelLimit.quotientAndRemainder(dividingBy: 1_000_000)
    let limit = rest == 0 ? "\(millions) million" : "\(pixelLimit)"
    let message =
      switch fault {
      case .unknownFormat: "'\(name)' is not a picture, expected a PNG, JPEG or SVG file"
      case .damaged(let format): "the picture '\(name)' is damaged, expected a complete \(format.words)"
      case .tooLarge(let width, let height):
        "the picture '\(name)' has \(width) × \(height) pixels, expected at most \(limit); raise the limit with --max-pixels"
      case .tooLargeInside(let pixels):
        "the pictures inside '\(name)' have \(pixels) pixels, expected at most \(limit); raise the limit with --max-pixels"
      case .unsafe(let what): "the picture '\(name)' has \(what), expected one without scripts and external references"
      }
    return Diagnostic(
      code: "screenshot-unusable", severity: .error, message: message, at: location,
      controller: controller)
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
