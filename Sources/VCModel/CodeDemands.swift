/// What a file's code requires of an app's storyboards, and what it provides to them.
///
/// References are recorded as written and not resolved, so that mismatches can be found when files are joined.
public struct CodeDemands: Hashable, Sendable {
  /// A segue, scene or storyboard that code refers to by name.
  public struct Request: Hashable, Sendable {
    /// The kind of object that is requested.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// `performSegue(withIdentifier:)`.
      case segue
      /// `instantiateViewController(withIdentifier:)`.
      case scene
      /// `UIStoryboard(name:)`.
      case storyboard
    }

    /// The kind of object that is requested.
    public var kind: Kind
    /// The identifier or name; `nil` if the code computes it.
    public var name: String?
    /// For a scene, the storyboard's name, if it is part of the same expression.
    public var storyboard: String?
    /// The type whose code contains the request.
    public var type: String?
    /// The location of the call.
    public var origin: MapOrigin

    /// Creates a request at a location.
    public init(
      _ kind: Kind, _ name: String?, storyboard: String? = nil, in type: String? = nil, origin: MapOrigin
    ) {
      self.kind = kind
      self.name = name
      self.storyboard = storyboard
      self.type = type
      self.origin = origin
    }
  }

  /// The requests in source order.
  public var requests: [Request]
  /// The names of the types that the file declares, without enclosing types; includes every name that Interface Builder
  /// may use.
  public var types: Set<String>
  /// The strings in the code, any of which may be used as a name.
  public var texts: Set<String>

  /// The types whose code dismisses a controller, without enclosing types; an empty string for code outside any type.
  public var dismissing: Set<String>

  /// Creates the value for a file that makes no requests.
  public init(
    requests: [Request] = [], types: Set<String> = [], texts: Set<String> = [], dismissing: Set<String> = []
  ) {
    self.dismissing = dismissing
    self.requests = requests
    self.types = types
    self.texts = texts
  }
}
