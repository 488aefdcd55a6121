import VCImporters
public import VCModel

/// Something that reads one kind of file: what a scan looks for, and what it makes of it.
public struct SourceReader: Sendable {
  /// When files are read.
  public enum Occasion: Sendable {
    /// In every scan.
    case always
    /// When another file has an unwind, to find who implements its action.
    case unwinds
  }

  /// The files' extensions, without the dot.
  public var extensions: Set<String>
  /// When its files are read.
  public var occasion: Occasion
  /// Turns a file's bytes and name into what it says; called from several threads at once.
  public var read: @Sendable (_ bytes: [UInt8], _ file: String) -> NavigationMapFragment

  /// A reader for files with these extensions.
  public init(
    extensions: Set<String>, occasion: Occasion = .always,
    read: @escaping @Sendable (_ bytes: [UInt8], _ file: String) -> NavigationMapFragment
  ) {
    self.extensions = extensions
    self.occasion = occasion
    self.read = read
  }

  /// All that is known: storyboards and XIBs, and code for unwinds.
  /// - Parameter wireframes: Whether the frames of each scene's views are wanted as boxes.
  public static func all(wireframes: Bool = false) -> [SourceReader] {
    [interfaceBuilder(wireframes: wireframes), unwindActions]
  }

  /// Swift and Objective-C, as far as classes and their unwind actions go.
  public static let unwindActions = SourceReader(
    extensions: UnwindActionImporter.extensions, occasion: .unwinds, read: UnwindActionImporter.read)

  /// Storyboards and XIBs.
  public static let interfaceBuilder = interfaceBuilder(wireframes: false)

  /// Storyboards and XIBs, with the frames of each scene's views as boxes where they are wanted.
  public static func interfaceBuilder(wireframes: Bool) -> SourceReader {
    SourceReader(extensions: ["storyboard", "xib"]) { bytes, file in
      InterfaceBuilderImporter.read(bytes, file: file, wireframes: wireframes)
    }
  }
}
