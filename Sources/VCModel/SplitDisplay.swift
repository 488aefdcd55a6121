/// `UISplitViewController.DisplayMode`: the columns that are shown and their arrangement (R176).
public enum SplitDisplayMode: String, Hashable, Encodable, Sendable, CaseIterable {
  case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
  case twoDisplaceSecondary

  /// The number of columns before the secondary one.
  public var leadingColumns: Int? {
    switch self {
    case .automatic: nil
    case .secondaryOnly: 0
    case .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
    }
  }

  /// Whether the secondary column is dimmed and does not accept touches, because others overlay or displace it.
  public var dimsSecondary: Bool { [.oneOverSecondary, .twoOverSecondary, .twoDisplaceSecondary].contains(self) }

  /// Creates the mode in which this number of columns is shown before the secondary one.
  public init(leadingColumns: Int, behavior: SplitBehavior) {
    switch (leadingColumns, behavior) {
    case (...0, _): self = .secondaryOnly
    case (1, .overlay): self = .oneOverSecondary
    case (1, _): self = .oneBesideSecondary
    case (_, .overlay): self = .twoOverSecondary
    case (_, .displace): self = .twoDisplaceSecondary
    case (_, _): self = .twoBesideSecondary
    }
  }
}

/// `UISplitViewController.SplitBehavior`: the arrangement of the secondary column relative to the others (R176).
public enum SplitBehavior: String, Hashable, Sendable, CaseIterable {
  case automatic, tile, overlay, displace

  /// The display modes that are possible with this behavior, from Apple's table.
  public var displayModes: [SplitDisplayMode] {
    switch self {
    case .automatic: SplitDisplayMode.allCases
    case .tile: [.secondaryOnly, .oneBesideSecondary, .twoBesideSecondary]
    case .overlay: [.secondaryOnly, .oneOverSecondary, .twoOverSecondary]
    case .displace: [.secondaryOnly, .oneBesideSecondary, .twoDisplaceSecondary]
    }
  }
}
