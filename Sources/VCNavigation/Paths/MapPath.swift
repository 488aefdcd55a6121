public import VCModel

/// A path through a map: the moves, in order, from one controller to another.
public struct MapPath: Hashable, Sendable {
  /// One move of a path.
  public struct Move: Hashable, Sendable {
    /// How a move uses a transition of the map.
    public enum Direction: String, Hashable, Sendable {
      /// From its source to its target.
      case along
      /// From a contained controller to its container, which is on screen with it.
      case toContainer
      /// From the top of a navigation stack to a controller that it covers.
      case back
    }

    /// The transition of the map; for a move back, the one that covers the controller where the move ends.
    public var transition: MapTransition
    /// How the move uses the transition.
    public var direction: Direction
    /// The controllers where the move starts and ends.
    public var from, to: String
    /// Whether the move requires the user or code to act: containers include their contents, except that a tab must be
    /// selected.
    public var isStep: Bool
  }

  /// The controller at which the path starts.
  public var start: String
  /// The moves in order; empty if the path ends where it starts.
  public var moves: [Move]
  /// The size classes in which the path exists: a split view shows other columns in a compact width.
  public var widths: Set<SizeClass>

  /// The controller at which the path ends.
  public var end: String { moves.last?.to ?? start }

  /// The number of moves that are steps.
  public var stepCount: Int { moves.count(where: \.isStep) }

  /// All controllers of the path, in order.
  public var controllers: [String] { [start] + moves.map(\.to) }
}

extension MapTransition.Relation {
  /// Whether the target is contained in the source.
  public var isContainment: Bool {
    switch self {
    case .root, .tab, .column, .page, .child, .embed, .hosts, .represents: true
    case .initial, .windowRoot, .present, .popover, .push, .show, .showDetail, .replace, .set, .unwind, .custom, .sheet,
      .fullScreenCover, .link, .destination, .alert, .confirmationDialog:
      false
    }
  }
}
