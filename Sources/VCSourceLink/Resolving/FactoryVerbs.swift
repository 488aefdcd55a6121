/// The verbs with which functions of libraries and of generated code begin that create a screen: all that is known of a function
/// whose declaration is not in the app's code.
enum FactoryVerbs {
  /// The verbs of functions that create an object of the class which they receive: `storyboard.instantiate(Detail.self)`.
  static let ofPassedClass = ["create", "get", "instantiate", "load", "make", "viewController"]
  /// The verbs of functions that create an object of the type which the code around the call expects: `as! Detail`. Other verbs,
  /// such as `get`, more often find a screen that is already there.
  static let ofExpectedType = ["instantiate", "resolve", "make"]
  /// The verbs of functions with which a class for alerts creates one: `AlertHelper.build(message: text)`.
  static let ofAlerts = ["build", "create", "make"]
  /// The verbs of methods that create a view which is unknown, and do not modify that on which they are called:
  /// `planner.makeView(of: trip)`.
  static let ofViews = ["build", "create", "make"]
  /// The verbs of static functions that create an object of their own class, from a storyboard or XIB: `Detail.instantiate()`.
  static let ofOwnClass = ["instantiate", "loadFrom"]

  /// Returns whether a function's name begins with one of the verbs.
  static func begin(_ name: String, _ verbs: [String]) -> Bool { verbs.contains(where: name.hasPrefix) }
}
