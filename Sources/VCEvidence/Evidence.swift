public import VCDiagnostics
public import VCModel
import VCReplay

/// Something known of the app itself that a model can be held against.
///
/// A new kind of evidence gets a case here, and a file that says how a model is held against it.
public struct Evidence: Sendable {
  /// What is known.
  public enum Content: Sendable {
    /// What was seen of the running app.
    case observation(SeenHierarchy)
    /// What the app can do.
    case map(NavigationMap)
  }

  /// What is known.
  public var content: Content
  /// The input that it came from, for messages.
  public var name: String

  /// Evidence from an input.
  public init(_ content: Content, name: String) {
    self.content = content
    self.name = name
  }

  /// What the model says otherwise.
  public func findings(about model: Model) -> [Diagnostic] {
    switch content {
    case .observation(let observation):
      SeenCheck(model).findings(against: observation, named: name)
    case .map(let map): MapCheck(model, against: map).findings
    }
  }
}
