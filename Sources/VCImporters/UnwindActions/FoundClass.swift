/// A class, an extension or a category as a file of code declares it.
struct FoundClass {
  /// An unwind action.
  struct Action {
    var selector: String
    /// Where its declaration begins.
    var place: Int
    /// Whether its body is there, and not only a header's promise.
    var isImplemented: Bool
  }

  var name: String
  var superclass: String?
  /// What `@objc(…)` calls it.
  var runtimeName: String?
  /// Whether Objective-C can call all its members.
  var isExposed = false
  var actions: [Action] = []

  init(name: String) { self.name = name }

  mutating func add(_ action: Action) { actions.append(action) }

  /// Whether it can matter for unwinding.
  var saysSomething: Bool { superclass != nil || runtimeName != nil || !actions.isEmpty }
}
