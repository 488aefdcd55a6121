import VCSourceFacts

/// Which code is the app's own, and not its tests or a program for another device.
enum AppCode {
  /// Whether a file's folders are those of an app; a folder that a pattern asks for by name is.
  static func contains(_ name: String, filter: ScanFilter) -> Bool {
    let folders = name.split(separator: "/").dropLast()
    return !folders.contains { isOther($0) && !isNamed($0, in: filter) }
  }

  /// Whether a file is neither a test nor a widget: those say so themselves, wherever they stand.
  @Sendable static func contains(_ facts: SourceFacts) -> Bool {
    let imports = Set(facts.imports)
    if !imports.isDisjoint(with: ["XCTest", "Testing", "Quick", "SnapshotTesting"]) { return false }
    return !facts.types.contains { type in type.inherited.contains { widgets.contains($0.name) } }
  }

  private static let widgets: Set<String> = ["Widget", "WidgetBundle", "ControlWidget"]

  private static func isNamed(_ folder: Substring, in filter: ScanFilter) -> Bool {
    filter.include.contains { $0.split(separator: "/").contains(folder) }
  }

  private static func isOther(_ folder: Substring) -> Bool {
    let name = folder.lowercased().filter { !" -_".contains($0) }
    return endings.contains { name.hasSuffix($0) } || names.contains(name)
  }

  /// As Xcode names targets that it makes from its templates.
  private static let endings = [
    "tests", "uitests", "widgetextension", "watchkitextension", "watchkitapp", "watchapp", "watchextension",
    "intentsextension", "intentextension", "notificationservice", "specs",
  ]

  private static let names: Set<String> = ["previewcontent", "test", "spec", "fixtures", "testsupport"]
}
