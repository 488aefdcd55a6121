/// What was seen of a running app: its view controllers as dumps printed them.
///
/// Nothing of it is replayed, adapted or collapsed, and no device is assumed (R183).
public struct SeenHierarchy: Hashable, Sendable {
  /// In the order of the file.
  public let dumps: [SeenDump]
  /// The controllers of all dumps, with what was seen of each.
  public let hierarchy: Hierarchy

  /// What these dumps say together. A file with several of them has the windows of all.
  public init(_ dumps: [SeenDump]) {
    self.dumps = dumps
    var hierarchy = Hierarchy()
    for (position, dump) in dumps.enumerated() {
      hierarchy.see(dump, naming: dumps.count > 1 ? "dump \(position + 1)" : nil)
    }
    self.hierarchy = hierarchy
  }

  /// What one of the dumps says, counted from one; `nil` where there are not so many.
  public func dump(_ number: Int) -> SeenHierarchy? {
    dumps.indices.contains(number - 1) ? SeenHierarchy([dumps[number - 1]]) : nil
  }

  /// The line that shows a controller.
  public func line(of id: ControllerID) -> SeenLine? {
    for dump in dumps { if let line = dump.lines.first(where: { $0.controller.id == id }) { return line } }
    return nil
  }
}

/// What an app printed of itself at one moment.
public struct SeenDump: Hashable, Sendable {
  /// Who printed it, which decides how it is laid out.
  public enum Layout: Hashable, Sendable {
    /// `_printHierarchy` of UIKit (R146).
    case printHierarchy
    /// `pvc` of Chisel (R152).
    case pvc
  }

  /// Who printed it.
  public var layout: Layout
  /// In their order.
  public var lines: [SeenLine]
  /// Controllers that are not in the dump although others stand under them.
  public var unseen: [ControllerID]

  /// A dump of these lines.
  public init(layout: Layout, lines: [SeenLine], unseen: [ControllerID] = []) {
    self.layout = layout
    self.lines = lines
    self.unseen = unseen
  }
}

/// One line of a dump: a controller, where it stands, and what was seen of it.
public struct SeenLine: Hashable, Sendable {
  /// How a controller relates to the others.
  public enum Place: Hashable, Sendable {
    /// The root of a window.
    case root
    /// Contained.
    case child(of: ControllerID)
    /// Presented; the style is the one that the presentation controller's class stands for (R150).
    case presented(by: ControllerID, style: ModalPresentationStyle?)
  }

  /// Its class, and the kind that the class implies.
  public var controller: Controller
  /// Where it stands.
  public var place: Place
  /// What was seen of it.
  public var sighting: Sighting
  /// How many signs stand before it.
  public var depth: Int
  /// Whether the last of them is a plus sign, or pvc's `*M`.
  public var hasPresentedSign: Bool
  /// The line as it was printed, from the `<` on.
  public var text: String

  /// A line that says all this.
  public init(
    controller: Controller, place: Place, sighting: Sighting, depth: Int, hasPresentedSign: Bool, text: String
  ) {
    self.controller = controller
    self.place = place
    self.sighting = sighting
    self.depth = depth
    self.hasPresentedSign = hasPresentedSign
    self.text = text
  }
}
