/// What the code of a file takes for granted about an app's storyboards, and what it has to offer them.
///
/// It says what is written and nothing of where it leads, so that what does not fit can be found when files are joined.
public struct CodeDemands: Hashable, Sendable {
  /// A segue or a scene that code asks for by name.
  public struct Request: Hashable, Sendable {
    /// What is asked for.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// `performSegue(withIdentifier:)`.
      case segue
      /// `instantiateViewController(withIdentifier:)`.
      case scene
      /// `UIStoryboard(name:)`.
      case storyboard
    }

    /// What is asked for.
    public var kind: Kind
    /// Its identifier or name; `nil` where the code computes it.
    public var name: String?
    /// For a scene the storyboard's name, where the code says it at the same place.
    public var storyboard: String?
    /// The type in whose code the request stands.
    public var type: String?
    /// The place of the call.
    public var origin: MapOrigin

    /// A request at a place.
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

  /// In the order of the file.
  public var requests: [Request]
  /// The types that the file declares, without the types around them, by every name that Interface Builder may use.
  public var types: Set<String>
  /// Texts that stand in the code, of which any may become the name of something.
  public var texts: Set<String>

  /// The types in whose code something is dismissed, without the types around them; empty text for code outside any type.
  public var dismissing: Set<String>

  /// A file that asks for nothing.
  public init(
    requests: [Request] = [], types: Set<String> = [], texts: Set<String> = [], dismissing: Set<String> = []
  ) {
    self.dismissing = dismissing
    self.requests = requests
    self.types = types
    self.texts = texts
  }
}
