/// The view controllers of a running app, as recorded in dumps.
///
/// They are not replayed, adapted or collapsed, and no device is assumed (R183).
public struct ObservedHierarchy: Hashable, Sendable {
  /// The dumps in the order of the file.
  public let dumps: [ObservedDump]
  /// The controllers of all dumps, with what was recorded of each.
  public let hierarchy: Hierarchy

  /// Creates a hierarchy from dumps; it has the windows of all of them.
  public init(_ dumps: [ObservedDump]) {
    self.dumps = dumps
    var hierarchy = Hierarchy()
    for (position, dump) in dumps.enumerated() {
      hierarchy.see(dump, naming: dumps.count > 1 ? "dump \(position + 1)" : nil)
    }
    self.hierarchy = hierarchy
  }

  /// Returns the hierarchy of one of the dumps, counted from one; `nil` if the number is out of range.
  public func dump(_ number: Int) -> ObservedHierarchy? {
    dumps.indices.contains(number - 1) ? ObservedHierarchy([dumps[number - 1]]) : nil
  }

  /// Returns the line of a controller.
  public func line(of id: ControllerID) -> ObservedLine? {
    for dump in dumps { if let line = dump.lines.first(where: { $0.controller.id == id }) { return line } }
    return nil
  }
}

/// The output of an app at one moment.
public struct ObservedDump: Hashable, Sendable {
  /// The command that printed a dump, which determines its layout.
  public enum Layout: Hashable, Sendable {
    /// UIKit's `_printHierarchy` (R146).
    case printHierarchy
    /// Chisel's `pvc` (R152).
    case pvc
  }

  /// The command that printed it.
  public var layout: Layout
  /// The lines in order.
  public var lines: [ObservedLine]
  /// Controllers that are not in the dump although it contains their children or presented controllers.
  public var inferred: [ControllerID]

  /// Creates a dump from lines.
  public init(layout: Layout, lines: [ObservedLine], inferred: [ControllerID] = []) {
    self.layout = layout
    self.lines = lines
    self.inferred = inferred
  }
}

/// A line of a dump: a controller, its relation to others, and what was recorded of it.
public struct ObservedLine: Hashable, Sendable {
  /// The relation of a controller to the others.
  public enum Place: Hashable, Sendable {
    /// The root of a window.
    case root
    /// A child of a container.
    case child(of: ControllerID)
    /// Presented; the style is derived from the class of the presentation controller (R150).
    case presented(by: ControllerID, style: ModalPresentationStyle?)
  }

  /// The controller's class, and the kind that the class implies.
  public var controller: Controller
  /// The controller's relation to the others.
  public var place: Place
  /// What was recorded of the controller.
  public var dumpRecord: DumpRecord
  /// The number of markers before it.
  public var depth: Int
  /// Whether the last marker is a plus sign, or pvc's `*M`.
  public var hasPresentedMarker: Bool
  /// The text of the line from the `<` on.
  public var text: String

  /// Creates a line from its values.
  public init(
    controller: Controller, place: Place, dumpRecord: DumpRecord, depth: Int, hasPresentedMarker: Bool, text: String
  ) {
    self.controller = controller
    self.place = place
    self.dumpRecord = dumpRecord
    self.depth = depth
    self.hasPresentedMarker = hasPresentedMarker
    self.text = text
  }
}
