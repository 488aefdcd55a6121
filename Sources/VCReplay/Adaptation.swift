import VCModel

/// The adaptation of a presentation style to the current size classes, and the reason for it (R50).
struct Adaptation {
  var style: ModalPresentationStyle
  /// The rule that determined the style.
  var rule: Rule
  /// Whether the delegate returned an undocumented style, which was ignored (R51).
  var isAnswerRejected = false

  enum Rule { case edgeAttached, table, delegate, contextPolicy, popoverPolicy, legacyPhone, actionSheet, platform }
}

extension Adaptation {
  /// Adapts a resolved style, taking the delegate's answer into account.
  init(
    of resolved: ModalPresentationStyle, adaptive: ModalPresentationStyle?, hasAnchor: Bool,
    isEdgeAttached: Bool, in environment: DeviceEnvironment
  ) {
    self.init(of: resolved, hasAnchor: hasAnchor, in: environment)
    // An edge-attached sheet remains a sheet in compact height (R172).
    if isEdgeAttached, environment.ios >= 15, rule == .table, resolved == .pageSheet || resolved == .formSheet,
      style == .fullScreen
    {
      self = Adaptation(style: resolved, rule: .edgeAttached)
    }
    guard asksDelegate(about: resolved, in: environment), let adaptive else { return }
    switch adaptive {
    case .none: self = Adaptation(style: resolved, rule: .delegate)
    case .fullScreen, .overFullScreen: self = Adaptation(style: adaptive, rule: .delegate)
    default: isAnswerRejected = true
    }
  }

  /// The delegate is asked if the style would change, and from iOS 13 on about every sheet in compact width (R51).
  private func asksDelegate(about resolved: ModalPresentationStyle, in environment: DeviceEnvironment) -> Bool {
    guard environment.ios >= 8, rule != .actionSheet, rule != .platform else { return false }
    let isSheet = resolved == .pageSheet || resolved == .formSheet
    return style != resolved || isSheet && environment.ios >= 13 && environment.horizontalSizeClass == .compact
  }

  /// Looks up the style in the table (R50); before iOS 8, every style but custom covers the whole screen of a phone
  /// (R31, R59).
  private init(of resolved: ModalPresentationStyle, hasAnchor: Bool, in environment: DeviceEnvironment) {
    if resolved == .alert || resolved == .custom {
      self.init(style: resolved, rule: .table)
    } else if environment.ios < 8, environment.idiom == .phone {
      self.init(style: .fullScreen, rule: .legacyPhone)
    } else if resolved == .actionSheet {
      let isPopover = Self.isActionSheetPopover(hasAnchor: hasAnchor, in: environment)
      self.init(style: isPopover ? .popover : .actionSheet, rule: .actionSheet)
    } else if environment.idiom == .tv {
      self.init(style: Self.onTelevision(resolved, ios: environment.ios), rule: .platform)
    } else {
      self = environment.ios < 13 ? Self.legacy(resolved, environment) : Self.modern(resolved, environment)
    }
  }

  /// An action sheet is a popover on an iPad in regular width, and from iOS 26 on a phone if it has an anchor (R124).
  /// Apple TV does not support popovers (R57).
  private static func isActionSheetPopover(hasAnchor: Bool, in environment: DeviceEnvironment) -> Bool {
    switch environment.idiom {
    case .tv: false
    case .phone: environment.ios >= 26 && hasAnchor
    case .pad, .mac, .vision: environment.horizontalSizeClass == .regular
    }
  }

  /// Apple TV has no sheets before tvOS 26, and no popovers (R57).
  private static func onTelevision(_ resolved: ModalPresentationStyle, ios: Int) -> ModalPresentationStyle {
    switch resolved {
    case .formSheet: ios >= 26 ? .formSheet : .fullScreen
    case .pageSheet, .popover: .fullScreen
    default: resolved
    }
  }

  /// Up to iOS 12 the width determines the style, and presentations cover the whole screen of a phone (R50, R59).
  private static func legacy(_ resolved: ModalPresentationStyle, _ environment: DeviceEnvironment) -> Adaptation {
    let isCompact = environment.horizontalSizeClass == .compact
    switch resolved {
    case .pageSheet, .formSheet: return Adaptation(style: isCompact ? .fullScreen : resolved, rule: .table)
    case .popover where isCompact:
      let isGuide = environment.policy.popoverCompactLegacy == .guide2015
      return Adaptation(style: isGuide ? .overFullScreen : .fullScreen, rule: .popoverPolicy)
    case .popover:
      return Adaptation(style: environment.verticalSizeClass == .compact ? .formSheet : .popover, rule: .table)
    default: return context(resolved, environment)
    }
  }

  /// From iOS 13 on the height determines the style of sheets, and width and height that of popovers (R50, R56, R59).
  private static func modern(_ resolved: ModalPresentationStyle, _ environment: DeviceEnvironment) -> Adaptation {
    let isLow = environment.verticalSizeClass == .compact
    switch resolved {
    case .pageSheet, .formSheet: return Adaptation(style: isLow ? .fullScreen : resolved, rule: .table)
    case .popover:
      let isNarrow = environment.horizontalSizeClass == .compact
      return Adaptation(style: isLow || isNarrow ? .formSheet : .popover, rule: .table)
    default: return context(resolved, environment)
    }
  }

  /// Sources disagree about context styles in compact width (R54).
  private static func context(_ resolved: ModalPresentationStyle, _ environment: DeviceEnvironment) -> Adaptation {
    guard resolved.isContextStyle, environment.horizontalSizeClass == .compact else {
      return Adaptation(style: resolved, rule: .table)
    }
    let isDocumented = environment.policy.contextAdaptation == .documented
    return Adaptation(style: isDocumented ? .fullScreen : resolved, rule: .contextPolicy)
  }
}
