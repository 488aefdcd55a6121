import Foundation
import Testing

/// A client imports Foundation, SwiftUI and this package together: no name may be ambiguous.
@Suite struct PublicNameTests {
  private static let sources = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources")

  /// Types of Foundation and the headers that it exports, of SwiftUI and the modules that it imports.
  private static let taken: Set<String> = [
    "Bundle", "Calendar", "Coder", "Color", "Data", "Date", "Decimal", "Dimension", "Formatter", "Host", "Locale",
    "Measurement", "Morphology", "Notification", "Operation", "Pipe", "Point", "Port", "Predicate", "Process",
    "Progress",
    "Rect", "Scanner", "Size", "Stream", "Style", "Thread", "Timer", "Unit",
    "Alert", "Angle", "Animatable", "Animation", "App", "Axis", "Binding", "Button", "Canvas", "Capsule", "Circle",
    "Commands", "Divider", "Edge", "EditMode", "Ellipse", "Environment", "Font", "Form", "Gesture", "Gradient", "Grid",
    "Group", "Image", "Label", "Layout", "Link", "List", "Material", "Menu", "Namespace", "NavigationLink",
    "NavigationPath", "NavigationSplitView", "NavigationStack", "Observable", "Observation", "Path", "Picker",
    "Preview",
    "Rectangle", "Scene", "Section", "Settings", "Shader", "Shape", "Slider", "Spacer", "State", "Stepper", "Subview",
    "Tab", "TabContent", "TabRole", "TabSection", "TabView", "Table", "Text", "Toggle", "Transaction", "Transition",
    "VStack", "View", "ViewBuilder", "Visibility", "Window", "WindowGroup",
  ]

  /// Every module that a product exports.
  private static func exported() throws -> Set<String> {
    var modules: Set<String> = ["ViewControllerGraph", "ViewControllerModel"]
    for product in modules {
      let file = sources.appendingPathComponent("\(product)/\(product).swift")
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      modules.formUnion(lines.compactMap { $0.wholeMatch(of: /@_exported public import (\w+)/).map { String($0.1) } })
    }
    return modules
  }

  @Test func noTypeIsCalledLikeOneOfTheSystem() throws {
    var names: Set<String> = []
    for module in try Self.exported() {
      let files = FileManager.default.enumerator(
        at: Self.sources.appendingPathComponent(module), includingPropertiesForKeys: nil)
      for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
        let text = try String(contentsOf: file, encoding: .utf8)
        let type = /^public (?:final |indirect )?(?:struct|enum|class|protocol|typealias|actor) (\w+)/
          .anchorsMatchLineEndings()
        names.formUnion(text.matches(of: type).map { String($0.1) })
      }
    }
    #expect(names.count > 100)
    #expect(names.intersection(Self.taken).sorted() == [])
  }
}
