/// The facts about a controller for link templates and themes, independent of its source.
struct ControllerFacts: Hashable, Sendable {
  var id: String
  var kind: ControllerKind
  /// The displayed name.
  var title: String
  /// The class without its module.
  var className: String?
  /// The class as in reports: with the module if the source includes it.
  var fullClassName: String?
  var module: String?
  /// The storyboard's name without its extension.
  var storyboard: String?
  var file: String?
  var line: Int?

  init(_ controller: Controller) {
    id = controller.id.rawValue
    kind = controller.kind
    title = controller.displayName
    className = controller.shortClassName
    fullClassName = controller.className
    module = controller.className.flatMap(Self.module)
    storyboard = controller.storyboard.map { String($0.prefix { $0 != "#" }) }
    file = controller.origin.location?.file
    line = controller.origin.location?.line
  }

  init(_ controller: MapController) {
    id = controller.id
    kind = controller.kind
    title = controller.title ?? controller.className ?? controller.id
    className = controller.className
    fullClassName = controller.module.flatMap { module in controller.className.map { "\(module).\($0)" } }
    module = controller.module
    storyboard = controller.storyboard
    // The declaration of the class is more useful to a reader than the scene that uses it.
    let origin = controller.origins.first { $0.kind == .swift || $0.kind == .objc } ?? controller.origins.first
    file = origin?.location.file
    line = origin?.location.line
  }

  /// Returns `App` for `App.HomeViewController`; a dot within generic arguments does not count.
  private static func module(of className: String) -> String? {
    let name = className.prefix { $0 != "<" }
    guard let dot = name.firstIndex(of: "."), dot != name.startIndex else { return nil }
    return String(name[..<dot])
  }
}

extension Drawing.Subject {
  /// The facts of every controller, by identifier.
  var facts: [String: ControllerFacts] {
    let all =
      switch self {
      // Includes controllers that steps create, such as wrappers and those that UIKit inserts.
      case .replay(let replay):
        (replay.hierarchy.controllers + replay.initial.controllers + replay.model.controllers).map(ControllerFacts.init)
      case .observation(let observation): observation.hierarchy.controllers.map(ControllerFacts.init)
      case .map(let map): map.controllers.map(ControllerFacts.init)
      }
    return Dictionary(all.map { ($0.id, $0) }) { first, _ in first }
  }
}
