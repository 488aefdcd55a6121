/// The kind of device, `UIUserInterfaceIdiom`.
public enum Idiom: String, Hashable, Sendable, CaseIterable {
  case phone, pad, tv, mac, vision
}

/// `UIUserInterfaceSizeClass`.
public enum SizeClass: String, Hashable, Sendable, CaseIterable {
  case compact, regular
}

/// Where a model is replayed: the device, its size classes, the system's version, and which source to follow where
/// the sources on UIKit disagree.
public struct DeviceEnvironment: Hashable, Sendable {
  /// The newest major version of iOS whose rules are known.
  public static let newestKnownIOS = 27

  /// `userInterfaceIdiom`: it decides the default orientations (R130) and how an action sheet appears (R124).
  public var idiom: Idiom
  /// Regular or compact width, which decides whether sheets and popovers adapt (R50).
  public var horizontalSizeClass: SizeClass
  /// Regular or compact height: from iOS 13 on, sheets fill the screen where it is compact (R50).
  public var verticalSizeClass: SizeClass
  /// Major version of iOS (or of the idiom's system, whose versions are aligned).
  public var ios: Int
  /// What the app itself allows: the app delegate's answer, or the Info.plist.
  public var supportedInterfaceOrientations: InterfaceOrientationMask
  /// Which source is followed where they disagree.
  public var policy: Policy

  /// Size classes that are not given follow from the idiom: a phone is compact × regular, anything else regular × regular.
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

/// The switches for what the sources on UIKit disagree about; the first case of each is the default.
public struct Policy: Hashable, Sendable {
  /// What a context style becomes in compact width (R54).
  public enum ContextAdaptation: String, Hashable, Sendable, CaseIterable { case observed, documented }
  /// What a popover becomes in compact width before iOS 13 (R55).
  public enum PopoverCompactLegacy: String, Hashable, Sendable, CaseIterable { case reference, guide2015 }
  /// What a tab bar controller answers for its orientations (R133).
  public enum Orientation: String, Hashable, Sendable, CaseIterable { case runtimeDefault, legacyBook }
  /// Which controller is seen to move when a chain is dismissed (R73).
  public enum ChainDismissAnimation: String, Hashable, Sendable, CaseIterable { case documented, reported }
  /// Which ends of a presentation a figure draws (R16, R144).
  public enum Arrows: String, Hashable, Sendable, CaseIterable { case both, effective, initiator }

  /// What `currentContext` and `overCurrentContext` become in compact width (R54).
  public var contextAdaptation: ContextAdaptation
  /// What a popover becomes in compact width before iOS 13 (R55).
  public var popoverCompactLegacy: PopoverCompactLegacy
  /// Whether a tab bar controller answers its default or what all of its tabs support (R133).
  public var orientation: Orientation
  /// Which controller is seen to move when several go at once; who goes is the same (R73).
  public var chainDismissAnimation: ChainDismissAnimation
  /// Whether a figure's arrow starts at the initiator, at the effective presenter, or both are drawn (R16, R144).
  public var arrows: Arrows

  /// Every switch that is not given keeps its first value.
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
