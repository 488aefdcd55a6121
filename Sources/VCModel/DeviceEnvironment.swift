/// The kind of device; `UIUserInterfaceIdiom`.
public enum Idiom: String, Hashable, Sendable, CaseIterable {
  case phone, pad, tv, mac, vision
}

/// `UIUserInterfaceSizeClass`.
public enum SizeClass: String, Hashable, Sendable, CaseIterable {
  case compact, regular
}

/// The environment in which a model is replayed: the device, its size classes, the system's version, and the source to
/// follow where sources on UIKit disagree.
public struct DeviceEnvironment: Hashable, Sendable {
  /// The newest major version of iOS whose rules are known.
  public static let newestKnownIOS = 27

  /// `userInterfaceIdiom`. It determines the default orientations (R130) and how an action sheet appears (R124).
  public var idiom: Idiom
  /// The horizontal size class, which determines whether sheets and popovers adapt (R50).
  public var horizontalSizeClass: SizeClass
  /// The vertical size class; from iOS 13 on, sheets fill the screen when it is compact (R50).
  public var verticalSizeClass: SizeClass
  /// The major version of iOS, or of the idiom's system, whose version numbers are aligned.
  public var ios: Int
  /// The orientations that the app allows: the app delegate's answer, or the Info.plist.
  public var supportedInterfaceOrientations: InterfaceOrientationMask
  /// The source to follow where sources disagree.
  public var policy: Policy

  /// Creates an environment. Size classes that are not given follow from the idiom: a phone is compact × regular,
  /// anything else regular × regular.
  public init(
    idiom: Idiom = .phone, horizontalSizeClass: SizeClass? = nil, verticalSizeClass: SizeClass? = nil,
    ios: Int = DeviceEnvironment.newestKnownIOS, supportedInterfaceOrientations: InterfaceOrientationMask = .all,
    policy: Policy = Policy()
  ) {
    self.idiom = idiom
    self.horizontalSizeClass = horizontalSizeClass ?? (idiom == .phone ? .compact : .regular)
    self.verticalSizeClass = verticalSizeClass ?? .regular
    self.ios = ios
    self.supportedInterfaceOrientations = supportedInterfaceOrientations
    self.policy = policy
  }
}

/// Settings for what sources on UIKit disagree about; the first case of each is the default.
public struct Policy: Hashable, Sendable {
  /// The adaptation of a context style in compact width (R54).
  public enum ContextAdaptation: String, Hashable, Sendable, CaseIterable { case observed, documented }
  /// The adaptation of a popover in compact width before iOS 13 (R55).
  public enum PopoverCompactLegacy: String, Hashable, Sendable, CaseIterable { case reference, guide2015 }
  /// The orientations that a tab bar controller returns (R133).
  public enum Orientation: String, Hashable, Sendable, CaseIterable { case runtimeDefault, legacyBook }
  /// The controller that visibly animates when a chain is dismissed (R73).
  public enum ChainDismissAnimation: String, Hashable, Sendable, CaseIterable { case documented, reported }
  /// The presenters from which a figure draws a presentation's arrow (R16, R144).
  public enum Arrows: String, Hashable, Sendable, CaseIterable { case both, effective, initiator }

  /// The adaptation of `currentContext` and `overCurrentContext` in compact width (R54).
  public var contextAdaptation: ContextAdaptation
  /// The adaptation of a popover in compact width before iOS 13 (R55).
  public var popoverCompactLegacy: PopoverCompactLegacy
  /// Whether a tab bar controller returns its default orientations or those that all of its tabs support (R133).
  public var orientation: Orientation
  /// The controller that visibly animates when several are dismissed at once; the set of dismissed controllers is the
  /// same (R73).
  public var chainDismissAnimation: ChainDismissAnimation
  /// Whether a figure draws an arrow from the initiator, from the effective presenter, or from both (R16, R144).
  public var arrows: Arrows

  /// Creates a policy; settings that are not given keep their defaults.
  public init(
    contextAdaptation: ContextAdaptation = .observed, popoverCompactLegacy: PopoverCompactLegacy = .reference,
    orientation: Orientation = .runtimeDefault, chainDismissAnimation: ChainDismissAnimation = .documented,
    arrows: Arrows = .both
  ) {
    self.contextAdaptation = contextAdaptation
    self.popoverCompactLegacy = popoverCompactLegacy
    self.orientation = orientation
    self.chainDismissAnimation = chainDismissAnimation
    self.arrows = arrows
  }
}
