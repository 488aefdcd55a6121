/// The controllers at one moment: who contains whom, who presents whom, and what the windows show.
///
/// Containment and presentations are stored once each. Everything that UIKit offers as a pointer is computed from them,
/// so that no two pointers can contradict each other.
///
/// Controllers stand at fixed positions in an array; identifiers are looked up once per query, and every walk
/// afterwards goes from position to position.
public struct Hierarchy: Hashable, Sendable {
  /// One controller and its place in its family.
  struct Node: Hashable, Sendable {
    var controller: Controller
    var parent: Int?
    /// What made it a child of its parent.
    var containment = Origin.unknown
    var children: [Int] = []
    /// The selected tab, once one was selected.
    var selected: Int?
    /// Whom it presents as the effective presenter, and who presents it.
    var presented: Int?
    var presenter: Int?
    /// The live presentation by which it is presented.
    var edge: Presentation?
    /// Whether a window's root is reached through parents and presenters; kept up to date by every edit.
    var isConnected = false
    var split = SplitState()
    var more = MoreState()

    init(controller: Controller) { self.controller = controller }
  }

  /// What only a split view controller has.
  struct SplitState: Hashable, Sendable {
    /// What `viewController(for:)` answers.
    var given: [SplitColumn: Int] = [:]
    /// What the split view contains for a column: the controller given, or the navigation controller around it (R103).
    var holders: [SplitColumn: Int] = [:]
    /// Columns that the display mode hides.
    var hidden: Set<SplitColumn> = []
    var isCollapsed = false
  }

  var nodes: [Node] = []
  var index: [ControllerID: Int] = [:]
  /// The positions of presented controllers, the oldest presentation first.
  var order: [Int] = []
  /// What was seen of the controllers at these positions; empty where nothing was: then UIKit's rules tell what is shown.
  var sightings: [Int: Sighting] = [:]
  /// The windows with the roots that they have now.
  public internal(set) var windows: [AppWindow] = []
  /// The scenes with the states that they have now (R181).
  public internal(set) var scenes: [WindowScene] = []
  /// The environment as the steps so far have left it.
  public var environment: DeviceEnvironment
  /// Where it is said what happens from now on: what that contains or makes remembers it.
  public var cause = Origin.unknown

  /// A hierarchy without any controller.
  public init(environment: DeviceEnvironment = DeviceEnvironment()) { self.environment = environment }
}

// MARK: - Controllers

extension Hierarchy {
  /// All controllers: in the model's order, then those made on the way.
  public var controllers: [Controller] { nodes.map(\.controller) }

  /// The identifiers of all controllers, in the same order.
  public var ids: [ControllerID] { nodes.map(\.controller.id) }

  /// The controller's declaration and present property values.
  /// - Complexity: O(1).
  public func controller(_ id: ControllerID) -> Controller? { index[id].map { nodes[$0].controller } }

  /// What the controller is for UIKit's rules.
  /// - Complexity: O(1).
  public func kind(of id: ControllerID) -> ControllerKind? { index[id].map { nodes[$0].controller.kind } }

  /// Whether there is such a controller.
  public func contains(_ id: ControllerID) -> Bool { index[id] != nil }

  /// Reads properties of a controller in place, without a copy.
  package func read<Value>(_ id: ControllerID, _ body: (borrowing Controller) -> Value) -> Value? {
    index[id].map { body(nodes[$0].controller) }
  }

  func id(at node: Int) -> ControllerID { nodes[node].controller.id }
}
