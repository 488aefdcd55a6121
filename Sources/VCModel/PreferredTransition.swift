/// `UIViewController.preferredTransition`, from iOS 18 on (R178).
public enum PreferredTransition: String, Hashable, Sendable, CaseIterable {
  case coverVertical, crossDissolve, flipHorizontal, partialCurl, zoom
}

/// The property that decides how a presentation is animated (R61, R62, R178).
public enum TransitionChooser: Hashable, Sendable {
  /// `modalTransitionStyle` of the presented controller.
  case presented
  /// `modalTransitionStyle` of the definer, which provides it for its context.
  case definer
  /// `preferredTransition` of the presented controller.
  case preferred(PreferredTransition)
  /// The presented controller's `transitioningDelegate`, by its name.
  case delegate(String)

  /// The property that decides.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case modalTransitionStyle, definersTransitionStyle, preferredTransition, transitioningDelegate
  }

  /// The property that decides.
  public var kind: Kind {
    switch self {
    case .presented: .modalTransitionStyle
    case .definer: .definersTransitionStyle
    case .preferred: .preferredTransition
    case .delegate: .transitioningDelegate
    }
  }
}
