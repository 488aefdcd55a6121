import VCSourceFacts
import VCSourceLink

/// Which code is the app's own, and not its tests or a program for another device.
struct AppCode {
  private let filter: ScanFilter
  private let platform: Platform
  /// The folders in which a program begins: each is a target's.
  private let targets: Set<Substring>

  /// - Parameter names: All files of code.
  init(_ names: [String], filter: ScanFilter, platform: Platform) {
    self.filter = filter
    self.platform = platform
    targets = Set(names.filter(Self.isEntry).map(Self.folder))
  }

  /// Whether a file's folders are those of an app; a folder that a pattern asks for by name is.
  func contains(_ name: String) -> Bool {
    var path = Self.folder(of: name)
    while !path.isEmpty {
      let folder = path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
      if isOther(folder, isTarget: targets.contains(path)), !isNamed(folder) { return false }
      path = path.lastIndex(of: "/").map { path[..<$0] } ?? ""
    }
    return true
  }

  /// Whether a file is neither a test nor a widget: those say so themselves, wherever they stand.
  @Sendable static func contains(_ facts: SourceFacts) -> Bool {
    if facts.imports.contains(where: testing.contains) { return false }
    return !facts.types.contains { type in type.inherited.contains { widgets.contains($0.name) } }
  }

  private static let testing: Set<String> = ["XCTest", "Testing", "Quick", "SnapshotTesting"]
  private static let widgets: Set<String> = ["Widget", "WidgetBundle", "ControlWidget"]

  private static func folder(of name: String) -> Substring { name.lastIndex(of: "/").map { name[..<$0] } ?? "" }

  /// As Xcode names the file in which a program begins.
  private static func isEntry(_ name: String) -> Bool {
    let file = name[(name.lastIndex(of: "/").map(name.index(after:)) ?? name.startIndex)...]
    let base = file.prefix { $0 != "." }
    return base == "main" || base.hasSuffix("AppDelegate") || base.hasSuffix("App")
  }

  private func isNamed(_ folder: Substring) -> Bool {
    filter.include.contains { $0.split(separator: "/").contains(folder) }
  }

  private func isOther(_ folder: Substring, isTarget: Bool) -> Bool {
    let name = folder.lowercased().filter { !" -_.()".contains($0) }
    if Self.endings.contains(where: name.hasSuffix) || Self.names.contains(name) { return true }
    // A group of screens may be called TV or Watch; a target is another program, and so is what has a system's full name.
    return Self.systems.contains { system, endings in
      system != platform && endings.contains { name.hasSuffix($0) && (isTarget || $0.hasSuffix("os")) }
    }
  }

  /// As Xcode names targets that it makes from its templates.
  private static let endings = [
    "tests", "uitests", "widgetextension", "watchkitextension", "watchkitapp", "watchapp",
    "watchextension", "watchappextension", "intentsextension", "intentextension", "intentsui", "notificationservice",
    "notificationserviceextension", "specs",
  ]

  private static let names: Set<String> = ["previewcontent", "test", "spec", "fixtures", "testsupport"]

  /// How people name targets for one system.
  private static let systems: [(Platform, [String])] = [
    (.tvOS, ["tv", "tvos", "appletv"]), (.watchOS, ["watch", "watchos"]), (.macOS, ["mac", "macos", "osx"]),
    (.visionOS, ["vision", "visionos"]),
  ]
}
