import VCDiagnostics
import VCModel
import VCXML

/// Reads storyboards and XIBs for iOS and tvOS, of every version of their format since 1.0.
public enum InterfaceBuilderImporter {
  /// Reads the controllers of a file and the transitions between them.
  ///
  /// Files for other platforms, launch screens and archives of Xcode 3 produce no controllers, but a diagnostic with
  /// the reason; a file that is not XML produces a located error.
  /// - Parameters:
  ///   - bytes: The contents of the file.
  ///   - file: The name for messages and origins; its last component names the storyboard.
  ///   - wireframes: Whether the frames of each scene's views are returned as boxes.
  public static func read(_ bytes: [UInt8], file: String, wireframes: Bool = false) -> NavigationMapFragment {
    var fragment = NavigationMapFragment(
      file: file, name: baseName(of: file), isStoryboard: file.lowercased().hasSuffix(".storyboard"))
    let document: InterfaceBuilderDocument
    do {
      document = try InterfaceBuilderReader.read(bytes, file: file, readsFrames: wireframes)
    } catch {
      fragment.diagnostics.append(MergeConflict.diagnostic(in: bytes, file: file) ?? error.diagnostic)
      return fragment
    }
    // One side of a merge conflict can still be valid XML: the conflict markers are text there.
    if let conflict = MergeConflict.diagnostic(in: bytes, file: file) {
      fragment.diagnostics.append(conflict)
      return fragment
    }
    if let refusal = refusal(of: document, file: file) {
      fragment.diagnostics.append(refusal)
      return fragment
    }
    var builder = InterfaceBuilderFragment(document, fragment)
    builder.build()
    return builder.fragment
  }

  /// Returns `Main` for `App/Base.lproj/Main.storyboard`.
  public static func baseName(of file: String) -> String {
    let last = file.split(separator: "/").last ?? file[...]
    return String(last.lastIndex(of: ".").map { last[..<$0] } ?? last)
  }

  /// Returns the reason a file is not read (R153, R169, R170).
  private static func refusal(of document: InterfaceBuilderDocument, file: String) -> Diagnostic? {
    let location = SourceLocation(file: file, line: document.position.line, column: document.position.column)
    switch document.format {
    case .other(let element): return .notInterfaceBuilder(element, location)
    case .archive: return .legacyArchive(location)
    case .storyboard, .xib: break
    }
    switch document.platform {
    case .macOS, .watchOS: return .outOfScope(document.platform.rawValue, location)
    case .iOS, .tvOS: return document.isLaunchScreen ? .launchScreen(location) : nil
    }
  }
}

extension Diagnostic {
  fileprivate static func notInterfaceBuilder(_ element: String, _ location: SourceLocation) -> Diagnostic {
    Diagnostic(
      code: "not-interface-builder", severity: .error,
      message: "found the element '\(element)', expected the 'document' of a storyboard or XIB", at: location)
  }

  fileprivate static func legacyArchive(_ location: SourceLocation) -> Diagnostic {
    Diagnostic(
      code: "legacy-archive", severity: .note,
      message: "a XIB in the archive format of Xcode 3, which is not supported",
      suggestion: "open it in Xcode 4 or later and save it", at: location)
  }

  fileprivate static func outOfScope(_ platform: String, _ location: SourceLocation) -> Diagnostic {
    Diagnostic(
      code: "platform-out-of-scope", severity: .note,
      message: "made for \(platform), whose controllers follow different rules; only iOS and tvOS are supported",
      at: location)
  }

  fileprivate static func launchScreen(_ location: SourceLocation) -> Diagnostic {
    Diagnostic(
      code: "launch-screen", severity: .note,
      message: "a launch screen is not part of the app's navigation and is skipped",
      at: location)
  }
}
