/// The controllers at one moment: their containment, their presentations, and the contents of the windows.
///
/// Each containment and presentation is stored once. All of UIKit's pointers are computed from them, so that pointers
/// cannot contradict each other.
///
/// Controllers have fixed positions in an array. A query looks up its identifiers once and then follows positions.
public struct Hierarchy: Hashable, Sendable {
  /// A controller and its place in its family.
  struct Node: Hashable, Sendable {
    var controller: Controller
    var parent: Int?
    /// The origin of its containment in its parent.
    var containment = Origin.unknown
    var children: [Int] = []
    /// The selected tab, after one was selected.
    var selected: Int?
    /// The controller it presents as the effective presenter, and the controller that presents it.
    var presented: Int?
    var presenter: Int?
    /// The live presentation that presents it.
    var edge: Presentation?
    /// Whether a window's root is reached through parents and presenters; updated by every edit.
    var isConnected = false
    var split = SplitState()
    var more = MoreState()

    init(controller: Controller) { self.controller = controller }
  }

  /// State that only a split view controller has.
  struct SplitState: Hashable, Sendable {
    /// The results of `viewController(for:)`.
    var given: [SplitColumn: Int] = [:]
    /// The controllers contained for the columns: the given controller, or the navigation controller around it (R103).
    var holders: [SplitColumn: Int] = [:]
    /// Columns that the display mode hides.
    var hidden: Set<SplitColumn> = []
    var isCollapsed = false
  }

  var nodes: [Node] = []
  var index: [ControllerID: Int] = [:]
  /// The positions of presented controllers, the oldest presentation first.
  var order: [Int] = []
  /// The views loaded so far.
  var loadedViews = LoadedViews()
  /// The records from a dump by controller position; if empty, UIKit's rules determine what is shown.
  var dumpRecords: [Int: DumpRecord] = [:]
  /// The windows with their current roots.
  public internal(set) var windows: [AppWindow] = []
  /// The scenes with their current states (R181).
  public internal(set) var scenes: [WindowScene] = []
  /// The environment after the steps so far.
  public var environment: DeviceEnvironment
  /// The origin of the current change, which new containments and presentations record.
  public var cause = Origin.unknown

  /// Creates a hierarchy without controllers.
  public init(environment: DeviceEnvironment = DeviceEnvironment()) { self.environment = environment }
}

// MARK: - Controllers

extension Hierarchy {
  /// All controllers: those of the model in order, then those created during the replay.
  public var controllers: [Controller] { nodes.map(\.controller) }

  /// The identifiers of all controllers, in the same order.
  public var ids: [ControllerID] { nodes.map(\.controller.id) }

  /// Returns the controller's declaration with its current property values.
  /// - Complexity: O(1).
  public func controller(_ id: ControllerID) -> Controller? { index[id].map { nodes[$0].controller } }

  /// Returns the kind of a controller for UIKit's rules.
  /// - Complexity: O(1).
  public func kind(of id: ControllerID) -> ControllerKind? { index[id].map { nodes[$0].controller.kind } }

  /// Returns the class of a controller as written in source code.
  /// - Complexity: O(1); unlike `controller(_:)`, without a copy of its dozens of properties.
  package func className(of id: ControllerID) -> String? { index[id].flatMap { nodes[$0].controller.className } }

  /// Returns the name of a controller in figures and sentences.
  /// - Complexity: O(1); unlike `controller(_:)`, without a copy of its dozens of properties.
  package func displayName(of id: ControllerID) -> String? { index[id].map { nodes[$0].controller.displayName } }

  /// Returns whether the controller exists.
  public func contains(_ id: ControllerID) -> Bool { index[id] != nil }

  /// Reads properties of a controller in place, without a copy.
  package func read<Value>(_ id: ControllerID, _ body: (borrowing Controller) -> Value) -> Value? {
    index[id].map { body(nodes[$0].controller) }
  }

  func id(at node: Int) -> ControllerID { nodes[node].controller.id }
}
