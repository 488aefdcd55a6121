public import VCModel

/// A way through a map: what happens, in order, on the way from one controller to another.
public struct MapPath: Hashable, Sendable {
  /// One move of the way.
  public struct Move: Hashable, Sendable {
    /// How a map's transition is used.
    public enum Direction: String, Hashable, Sendable {
      /// From its source to its target.
      case along
      /// From a contained controller to its container, which is on screen with it.
      case toContainer
      /// From the top of a navigation stack to a controller that it covers.
      case back
    }

    /// The transition of the map; of a move back the one that covers where it ends.
    public var transition: MapTransition
    /// How it is used.
    public var direction: Direction
    /// Where the move starts and where it ends.
    public var from, to: String
    /// Whether a person has to do something, or code has to run, for the move to happen: containers bring their contents
    /// along, except that a tab has to be chosen.
    public var isStep: Bool
  }

  /// The controller at which the way starts.
  public var start: String
  /// From the first to the last; empty when the way ends where it starts.
  public var moves: [Move]
  /// The widths of the window in which the way exists: a split view shows other columns in a narrow one.
  public var widths: Set<SizeClass>

  /// The controller at which the way ends.
  public var end: String { moves.last?.to ?? start }

  /// How many moves are steps.
  public var stepCount: Int { moves.count(where: \.isStep) }

  /// All controllers of the way, in order.
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
