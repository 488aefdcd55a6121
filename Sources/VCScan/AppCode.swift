import VCModel
import VCSourceFacts
import VCSourceLink

/// A filter for the app's own code, which excludes tests and programs for other devices.
struct AppCode {
  private let filter: ScanFilter
  private let platform: Platform
  /// The folders that contain a program's entry point; each belongs to a target.
  private let targets: Set<Substring>
  /// Whether an app has its entry point outside example folders.
  private let isApp: Bool

  /// Creates a filter.
  /// - Parameter names: The names of all source files.
  init(_ names: [String], filter: ScanFilter, platform: Platform) {
    self.filter = filter
    self.platform = platform
    targets = Set(names.filter(Self.isEntry).map(Self.folder))
    let examples = names.count { Self.folders(of: $0).contains(where: Self.isExample) }
    isApp = names.contains { name in
      guard Self.isApp(name) else { return false }
      let folders = Self.folders(of: name)
      guard !folders.contains(where: Self.isExample), !folders.contains(where: Self.isOfTests) else { return false }
      // A few files that only show that a library compiles are no app.
      let folder = Self.folder(of: name)
      let own = folder.isEmpty ? names.count : names.count { $0.hasPrefix("\(folder)/") }
      return own * Self.examplesOfSmallestApp >= examples
    }
  }

  /// Returns whether a file belongs to the app according to its own name and its folders; a folder that an include pattern
  /// names explicitly does.
  func contains(_ name: String) -> Bool {
    if isForOtherSystem(name) { return false }
    for path in Self.paths(of: name) {
      let folder = Self.last(path)
      if isOther(folder, isTarget: targets.contains(path)) || isExample(path), !isNamed(folder) { return false }
    }
    return true
  }

  /// Returns whether a folder contains example programs, and an app exists outside example folders.
  private func isExample(_ path: Substring) -> Bool {
    isApp && Self.isExample(Self.last(path)) && targets.contains { $0 == path || $0.hasPrefix("\(path)/") }
  }

  /// Returns whether a file is neither a test nor a widget, as its imports and types show.
  @Sendable static func contains(_ facts: SourceFacts) -> Bool {
    if facts.imports.contains(where: testing.contains) { return false }
    return !facts.types.contains { type in type.inherited.contains { widgets.contains($0.name) } }
  }

  /// Returns whether a file's name ends with the name of another system, as in `Menu+macOS.swift`. Its build settings
  /// exclude such a file; an `#if` is not necessary.
  private func isForOtherSystem(_ name: String) -> Bool {
    let parts = Self.last(name[...]).lowercased().split { "+_-.".contains($0) }.dropLast()
    guard parts.count > 1, let ending = parts.last else { return false }
    return Self.systems.contains { system, names in
      system != platform && names.contains { $0 == ending && $0.hasSuffix("os") }
    }
  }

  /// Returns whether a storyboard belongs to another program, such as a widget: only excluded files declare the class of its
  /// initial view controller.
  /// - Parameter excluded: The names of these files' classes.
  static func isOther(_ storyboard: NavigationMapFragment, excluded: Set<String>) -> Bool {
    guard case .object(let object)? = storyboard.initial?.target else { return false }
    let scene = storyboard.scenes.first { $0.object == object }
    return scene?.controller.className.map { excluded.contains(withoutModules($0)) } ?? false
  }

  private static let testing: Set<String> = ["XCTest", "Testing", "Quick", "SnapshotTesting"]
  private static let widgets: Set<String> = ["Widget", "WidgetBundle", "ControlWidget", "NCWidgetProviding"]

  private static func folder(of name: String) -> Substring { name.lastIndex(of: "/").map { name[..<$0] } ?? "" }

  /// Returns the paths of the folders around a file, innermost first.
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
    let name = folder.lowercased().filter { !" -_.()".contains($0) }
    return examples.contains { name.hasSuffix($0) }
  }

  /// Returns whether Xcode's naming conventions make a file a program's entry point.
  private static func isEntry(_ name: String) -> Bool { base(of: name) == "main" || isApp(name) }

  /// Returns whether a file is the entry point of an app; `main` may also be that of a command-line tool.
  private static func isApp(_ name: String) -> Bool {
    let base = base(of: name)
    return base.hasSuffix("AppDelegate") || base.hasSuffix("App")
  }

  private static func base(of name: String) -> Substring { last(name[...]).prefix { $0 != "." } }

  private func isNamed(_ folder: Substring) -> Bool {
    filter.include.contains { $0.split(separator: "/").contains(folder) }
  }

  /// How many times as many source files the examples beside an app may have.
  private static let examplesOfSmallestApp = 10

  /// Returns whether a folder's name denotes tests or the app that hosts them.
  private static func isOfTests(_ folder: Substring) -> Bool {
    let name = folder.lowercased().filter { !" -_.()".contains($0) }
    return ["tests", "testsapp", "testapp", "testhost"].contains { name.hasSuffix($0) }
  }

  private func isOther(_ folder: Substring, isTarget: Bool) -> Bool {
    let name = folder.lowercased().filter { !" -_.()".contains($0) }
    if isTarget, Self.isOfTests(folder) { return true }
    if Self.endings.contains(where: name.hasSuffix) || Self.names.contains(name) { return true }
    // A folder of screens may be named TV or Watch. A target of that name is another program, and so is any folder with a
    // system's full name.
    return Self.systems.contains { system, endings in
      system != platform && endings.contains { name.hasSuffix($0) && (isTarget || $0.hasSuffix("os")) }
    }
  }

  /// Suffixes of targets that Xcode's templates create.
  private static let endings = [
    "tests", "uitests", "widgetextension", "watchkitextension", "watchkitapp", "watchapp",
    "watchextension", "watchappextension", "intentsextension", "intentextension", "intentsui", "notificationservice",
    "notificationserviceextension", "specs", "shareextension", "shareext", "actionextension", "todayextension",
    "todaywidget", "notificationcontent", "notificationcontentextension", "keyboardextension", "fileproviderui",
    "quicklookpreview",
  ]

  private static let names: Set<String> = ["previewcontent", "test", "spec", "fixtures", "testsupport", "android"]

  /// Common names of folders with example programs for a library.
  private static let examples: Set<String> = Set(
    ["example", "demo", "sample"].flatMap { [$0, "\($0)s", "\($0)app", "\($0)apps", "\($0)project", "\($0)projects"] })

  /// Common suffixes of targets for one system.
  private static let systems: [(Platform, [String])] = [
    (.tvOS, ["tv", "tvos", "appletv"]), (.watchOS, ["watch", "watchos"]), (.macOS, ["mac", "macos", "osx"]),
    (.visionOS, ["vision", "visionos"]),
  ]
}
