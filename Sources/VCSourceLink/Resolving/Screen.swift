import VCSourceFacts

/// A position in a file of the app.
struct Place: Hashable {
  var file: Int
  var position: SourcePosition
}

extension Place: Comparable {
  static func < (left: Place, right: Place) -> Bool { (left.file, left.position) < (right.file, right.position) }
}

/// A screen as the code refers to it.
enum Screen: Hashable {
  /// A class or a view, by name.
  case type(String)
  /// A container, an alert or a hosting controller, identified by the place where it is created.
  case made(String, Place)
  /// A scene, by file and object.
  case scene(file: String, object: String, className: String?)
  /// A scene that does not exist in any storyboard: the storyboard's name and the requested identifier.
  case missingScene(storyboard: String, identifier: String?)

  /// The name of the class.
  var className: String? {
    switch self {
    case .type(let name), .made(let name, _): name
    case .scene(_, _, let name): name
    case .missingScene: nil
    }
  }
}
