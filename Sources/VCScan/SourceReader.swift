import VCImporters
public import VCModel

/// A reader for files with certain extensions.
public struct SourceReader: Sendable {
  /// The file extensions, without the dot.
  public var extensions: Set<String>
  /// Turns a file's content and name into a fragment of the map; called from several threads concurrently.
  public var read: @Sendable (_ bytes: [UInt8], _ file: String) -> NavigationMapFragment
  /// A name that distinguishes the reader from others for the same files; `nil` for a custom reader.
  var name: String?

  /// Creates a reader for files with these extensions.
  public init(
    extensions: Set<String>,
    read: @escaping @Sendable (_ bytes: [UInt8], _ file: String) -> NavigationMapFragment
  ) {
    self.extensions = extensions
    self.read = read
  }

  /// Returns all built-in readers: those for storyboards and XIBs.
  /// - Parameter wireframes: Whether to read the frames of each scene's views.
  public static func all(wireframes: Bool = false) -> [SourceReader] {
    [interfaceBuilder(wireframes: wireframes)]
  }

  /// The reader of storyboards and XIBs.
  public static let interfaceBuilder = interfaceBuilder(wireframes: false)

  /// Returns the reader of storyboards and XIBs.
  /// - Parameter wireframes: Whether to read the frames of each scene's views.
  public static func interfaceBuilder(wireframes: Bool) -> SourceReader {
    var reader = SourceReader(extensions: ["storyboard", "xib"]) { bytes, file in
      InterfaceBuilderImporter.read(bytes, file: file, wireframes: wireframes)
    }
    reader.name = wireframes ? "Interface Builder with wireframes" : "Interface Builder"
    return reader
  }
}
