import VCDiagnostics
public import VCModel

/// Reads which classes implement which unwind actions from Swift and Objective-C code.
///
/// Nothing but declarations is read: classes with what they inherit from, extensions and categories, and methods that
/// Interface Builder lists for an exit because their first parameter is a `UIStoryboardSegue`. Every file can be read;
/// what is no code says nothing.
public enum UnwindActionImporter {
  /// The extensions of the files that are read.
  public static let extensions: Set<String> = ["swift", "m", "mm", "h"]

  /// What a file says about classes.
  /// - Parameter file: The name for origins; its extension tells the language.
  /// - Complexity: Linear in the number of bytes.
  public static func read(_ bytes: [UInt8], file: String) -> NavigationMapFragment {
    var fragment = NavigationMapFragment(
      file: file, name: InterfaceBuilderImporter.baseName(of: file), isStoryboard: false)
    fragment.isCode = true
    let fileExtension = file.lastIndex(of: ".").map { file[file.index(after: $0)...] } ?? ""
    let language = SourceLanguage(fileExtension: fileExtension) ?? .swift
    var places = SourcePlaces(bytes)
    for found in classes(in: bytes, language) where found.saysSomething {
      fragment.classes.append(
        .init(
          name: found.name, superclass: found.superclass, runtimeName: found.runtimeName,
          unwindActions: found.actions.map { action in
            .init(
              selector: action.selector, isImplemented: action.isImplemented,
              origin: MapOrigin(
                kind: language == .swift ? .swift : .objc, location: places.location(of: action.place, in: file)))
          }))
    }
    return fragment
  }

  private static func classes(in bytes: [UInt8], _ language: SourceLanguage) -> [FoundClass] {
    switch language {
    case .swift:
      var reader = SwiftClassReader(bytes)
      reader.read()
      return reader.classes
    case .objectiveC:
      var reader = ObjectiveCClassReader(bytes)
      reader.read()
      return reader.classes
    }
  }
}

/// Finds lines and columns of places that come in their order.
private struct SourcePlaces {
  private let bytes: [UInt8]
  private var offset: Int
  private var line = 1
  private var column = 1

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  mutating func location(of place: Int, in file: String) -> SourceLocation {
    if place < offset { self = SourcePlaces(bytes) }
    while offset < place {
      let here = bytes[offset]
      offset += 1
      if here == 0x0A || (here == 0x0D && (offset == bytes.count || bytes[offset] != 0x0A)) {
        (line, column) = (line + 1, 1)
      } else if here & 0xC0 != 0x80 {
        // Bytes that continue a character are no columns of their own.
        column += 1
      }
    }
    return SourceLocation(file: file, line: line, column: column)
  }
}
