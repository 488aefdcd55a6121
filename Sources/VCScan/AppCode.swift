import VCSourceFacts
import VCSourceLink

/// Which code is the app's own, and not its tests or a program for another device.
struct AppCode {
  private let filter: ScanFilter
  private let platform: Platform
  /// The folders in which a program begins: each is a target's.
  private let targets: Set<Substring>
  /// Whether an app begins outside of folders of examples.
  private let isApp: Bool

  /// - Parameter names: All files of code.
  init(_ names: [String], filter: ScanFilter, platform: Platform) {
    self.filter = filter
    self.platform = platform
    targets = Set(names.filter(Self.isEntry).map(Self.folder))
    isApp = names.contains { Self.isApp($0) && !Self.folders(of: $0).contains(where: Self.isExample) }
  }

  /// Whether a file's folders are those of an app; a folder that a pattern asks for by name is.
  func contains(_ name: String) -> Bool {
    for path in Self.paths(of: name) {
      let folder = Self.last(path)
      if isOther(folder, isTarget: targets.contains(path)) || isExample(path), !isNamed(folder) { return false }
    }
    return true
  }

  /// Whether a folder is one of examples with programs of their own, beside which there is an app.
  private func isExample(_ path: Substring) -> Bool {
    isApp && Self.isExample(Self.last(path)) && targets.contains { $0 == path || $0.hasPrefix("\(path)/") }
  }

  /// Whether a file is neither a test nor a widget: those say so themselves, wherever they stand.
  @Sendable static func contains(_ facts: SourceFacts) -> Bool {
    if facts.imports.contains(where: testing.contains) { return false }
    return !facts.types.contains { type in type.inherited.contains { widgets.contains($0.name) } }
  }

  private static let testing: Set<String> = ["XCTest", "Testing", "Quick", "SnapshotTesting"]
  private static let widgets: Set<String> = ["Widget", "WidgetBundle", "ControlWidget"]

  private static func folder(of name: String) -> Substring { name.lastIndex(of: "/").map { name[..<$0] } ?? "" }

  /// The folders around a file, the innermost one first, each with those around it.
  private static func paths(of name: String) -> [Substring] {
    var paths: [Substring] = []
    var path = folder(of: name)
    while !path.isEmpty {
      paths.append(path)
      path = path.lastIndex(of: "/").map { path[..<$0] } ?? ""
    }
    return paths
  }

  private static func folders(of name: String) -> [Substring] { paths(of: name).map(last) }

  private static func last(_ path: Substring) -> Substring {
    path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
  }

  private static func isExample(_ folder: Substring) -> Bool {
    examples.contains(folder.lowercased().filter { !" -_.()".contains($0) })
  }

  /// As Xcode names the file in which a program begins.
  private static func isEntry(_ name: String) -> Bool { base(of: name) == "main" || isApp(name) }

  /// A tool begins in a file that is called `main` as well.
  private static func isApp(_ name: String) -> Bool {
    let base = base(of: name)
    return base.hasSuffix("AppDelegate") || base.hasSuffix("App")
  }

  private static func base(of name: String) -> Substring { last(name[...]).prefix { $0 != "." } }

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

  /// How people name folders of programs that show how a library is used.
  private static let examples: Set<String> = Set(
    ["example", "demo", "sample"].flatMap { [$0, "\($0)s", "\($0)app", "\($0)apps", "\($0)project", "\($0)projects"] })

  /// How people name targets for one system.
  private static let systems: [(Platform, [String])] = [
    (.tvOS, ["tv", "tvos", "appletv"]), (.watchOS, ["watch", "watchos"]), (.macOS, ["mac", "macos", "osx"]),
    (.visionOS, ["vision", "visionos"]),
  ]
}
