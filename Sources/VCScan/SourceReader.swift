import VCImporters
public import VCModel

/// Something that reads one kind of file: what a scan looks for, and what it makes of it.
public struct SourceReader: Sendable {
  /// The files' extensions, without the dot.
  public var extensions: Set<String>
  /// Turns a file's bytes and name into what it says; called from several threads at once.
  public var read: @Sendable (_ bytes: [UInt8], _ file: String) -> NavigationMapFragment
  /// Tells it from others that read the same files in another way; `nil` for a reader of one's own.
  var name: String?

  /// A reader for files with these extensions.
  public init(
    extensions: Set<String>,
    read: @escaping @Sendable (_ bytes: [UInt8], _ file: String) -> NavigationMapFragment
  ) {
    self.extensions = extensions
    self.read = read
  }

  /// All that is known: storyboards and XIBs.
  /// - Parameter wireframes: Whether the frames of each scene's views are wanted as boxes.
  public static func all(wireframes: Bool = false) -> [SourceReader] {
    [interfaceBuilder(wireframes: wireframes)]
  }

  /// Storyboards and XIBs.
  public static let interfaceBuilder = interfaceBuilder(wireframes: false)

  /// Storyboards and XIBs, with the frames of each scene's views as boxes where they are wanted.
  public static func interfaceBuilder(wireframes: Bool) -> SourceReader {
    var reader = SourceReader(extensions: ["storyboard", "xib"]) { bytes, file in
      InterfaceBuilderImporter.read(bytes, file: file, wireframes: wireframes)
    }
    reader.name = wireframes ? "Interface Builder with wireframes" : "Interface Builder"
    return reader
  }
}
