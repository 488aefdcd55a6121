/// What a dump says of one controller. `nil` is what it does not say.
public struct Sighting: Hashable, Sendable {
  /// Where the controller was between appearing and disappearing.
  public var state: AppearanceState?
  /// Whether `viewDidLoad` had run.
  public var isViewLoaded: Bool?
  /// Whether its view was in a window.
  public var isInWindow: Bool?
  /// The class of its view.
  public var viewClass: String?
  /// Where the object was in memory, as text: `0x7f8a10`.
  public var address: String?
  /// The class of the presentation controller of one that was presented.
  public var presentationController: String?
  /// Whether the controller itself is not in the dump: that there is one only follows from where the others stand.
  public var isUnseen: Bool

  /// A sighting that says nothing.
  public init(address: String? = nil, isUnseen: Bool = false) {
    self.address = address
    self.isUnseen = isUnseen
  }

  /// A controller that is not in the dump.
  public static let unseen = Sighting(isUnseen: true)

  /// Whether a person could see its view, or was just about to.
  public var isShown: Bool { isInWindow == true && (state == .appeared || state == .appearing) }
}

/// The appearance state that `_printHierarchy` prints (R146).
public enum AppearanceState: String, Hashable, Sendable, CaseIterable {
  case appeared, appearing, disappeared, disappearing
}
