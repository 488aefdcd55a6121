public import VCDiagnostics
public import VCModel
import VCReplay

/// Facts about the app itself against which a model can be checked.
///
/// A new kind of evidence needs a case here, and a file that checks a model against it.
public struct Evidence: Sendable {
  /// The kinds of evidence.
  public enum Content: Sendable {
    /// A hierarchy observed in the running app.
    case observation(ObservedHierarchy)
    /// The navigation map of the app.
    case map(NavigationMap)
  }

  /// The evidence itself.
  public var content: Content
  /// The name of the input for messages.
  public var name: String

  /// Creates evidence from an input.
  public init(_ content: Content, name: String) {
    self.content = content
    self.name = name
  }

  /// Returns the points in which the model contradicts the evidence.
  public func findings(about model: Model) -> [Diagnostic] {
    switch content {
    case .observation(let observation):
      ObservedHierarchyCheck(model).findings(against: observation, named: name)
    case .map(let map): MapCheck(model, against: map).findings
    }
  }
}
