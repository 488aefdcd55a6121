/// What a dump records of one controller; `nil` values are not recorded.
public struct DumpRecord: Hashable, Sendable {
  /// The controller's appearance state.
  public var state: AppearanceState?
  /// Whether `viewDidLoad` had run.
  public var isViewLoaded: Bool?
  /// Whether its view was in a window.
  public var isInWindow: Bool?
  /// The class of its view.
  public var viewClass: String?
  /// The object's memory address, as text: `0x7f8a10`.
  public var address: String?
  /// The class of the presentation controller, if the controller was presented.
  public var presentationController: String?
  /// Whether the controller is missing in the dump and its existence only follows from the others.
  public var isInferred: Bool

  /// Creates a record without values.
  public init(address: String? = nil, isInferred: Bool = false) {
    self.address = address
    self.isInferred = isInferred
  }

  /// The record of a controller that is missing in the dump.
  public static let inferred = DumpRecord(isInferred: true)

  /// Whether its view was visible or about to become visible.
  public var isShown: Bool { isInWindow == true && (state == .appeared || state == .appearing) }
}

/// The appearance state that `_printHierarchy` prints (R146).
public enum AppearanceState: String, Hashable, Sendable, CaseIterable {
  case appeared, appearing, disappeared, disappearing
}
