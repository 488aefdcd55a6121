import VCModel
import VCTypography
import VCWords

/// A box of a diagram: one view controller.
public struct DiagramNode: Hashable, Encodable, Sendable {
  /// How much of it a person sees.
  public enum Presence: String, Hashable, Encodable, Sendable, CaseIterable {
    /// On screen, with nothing over it.
    case front
    /// In a window, partly under something.
    case partlyCovered
    /// In a window, and all of it under something.
    case covered
    /// Not in a window.
    case absent
    /// In no file that was read.
    case unresolved
  }

  /// What the layout and the file call it.
  public var id: String
  /// The controller that it shows: its identifier in the model or map. Several boxes may show one controller.
  public var subject: String
  /// A word above the title: the column or the tab.
  public var eyebrow: String?
  /// The title's lines.
  public var title: [String]
  /// The class name's lines, or what else is said below the title.
  public var subtitle: [String]
  /// The class in full, where there is one that is not the title.
  public var className: String?
  /// What else is said of the class, each for itself: the framework, the delegate's protocol, what it stands in.
  public var classDetails: [String] = []
  /// The pointers that are listed in it.
  public var rows: [DiagramRow]
  /// The picture of its kind.
  public var mark: NodeMark
  /// Whether it exists to hold others.
  public var isContainer: Bool
  /// Whether an app or a storyboard begins with it.
  public var isEntry = false
  /// Whether the figure was asked to be about it.
  public var isFocus = false
  /// How much of it a person sees.
  public var presence: Presence
  /// Whether a step has just brought it or is about to take it.
  public var change: Change?
  /// What it is, in words.
  public var name: String
  /// What hovering adds: class, file and line.
  public var tooltip: String?
  /// Where it leads; anything that is no harmless address is left out of the file.
  public var link: String?
  /// A small picture of the screen below the words.
  public var thumbnail: NodeThumbnail?
  /// The screen that is drawn in place of a box.
  public var screen: DeviceScreen?
  /// The same in the other orientation, drawn beside it.
  public var companion: DeviceScreen?
  /// What is said in the accent colour under a screen: how it was presented.
  public var detail: String?
  /// How much room the caption under a screen has, where screens stand in a row.
  package var captionHeight = 0.0
  /// The least size of its box, where it says more in another frame.
  package var minimumWidth = 0.0
  package var minimumHeight = 0.0

  /// What a step does to a controller.
  public enum Change: String, Hashable, Encodable, Sendable, CaseIterable { case added, removed }

  /// A plain box that a person sees.
  public init(
    id: String, title: [String], subtitle: [String] = [], rows: [DiagramRow] = [], mark: NodeMark = .content,
    name: String
  ) {
    self.id = id
    subject = id
    self.title = title
    self.subtitle = subtitle
    self.rows = rows
    self.mark = mark
    self.name = name
    eyebrow = nil
    isContainer = false
    presence = .front
    change = nil
    tooltip = nil
    link = nil
    screen = nil
    detail = nil
  }
}

extension Exposure {
  /// What tables call it.
  public var words: String { DiagramNode.Presence(self).words }
}

extension DiagramNode.Presence {
  /// What a box shows of a controller that a person sees so much of.
  public init(_ exposure: Exposure) {
    self =
      switch exposure {
      case .onScreen: .front
      case .partlyCovered: .partlyCovered
      case .covered: .covered
      case .outOfWindow: .absent
      }
  }

  /// What legends, tables and names call it.
  public var words: String {
    switch self {
    case .front: say("on screen")
    case .partlyCovered: say("partly covered")
    case .covered: say("covered")
    case .absent: say("out of the window")
    case .unresolved: say("not found")
    }
  }
}

extension DiagramNode {
  /// The class with what there is to say of it, each told apart: "PHPickerViewController (from PhotosUI; delegate:
  /// PHPickerViewControllerDelegate)"; what else stands below the title where there is no class.
  public var classWords: String {
    guard className != nil || !classDetails.isEmpty else { return subtitle.joined(separator: " ") }
    let details = classDetails.joined(separator: "; ")
    return details.isEmpty ? className ?? "" : className.map { "\($0) (\(details))" } ?? details
  }
}

/// A line of a box that names a property and says what it holds.
public struct DiagramRow: Hashable, Encodable, Sendable {
  /// What an arrow's end calls it.
  public var port: String
  /// The name that UIKit gives it.
  public var property: String
  /// What it holds, in words; `nil` where an arrow shows it.
  public var value: String?
  /// Whether an arrow starts here.
  public var isSet: Bool
  /// Whether a step has just changed what it holds.
  public var isChanged = false

  /// A plain box that a person sees.
  public init(port: String, property: String, value: String? = nil, isSet: Bool) {
    self.port = port
    self.property = property
    self.value = value
    self.isSet = isSet
  }
}

/// The small picture that tells a controller's kind.
public enum NodeMark: String, Hashable, Encodable, Sendable, CaseIterable {
  case content, navigation, tabBar, split, page, container, alert, hosting, view, system

  /// The kind in words.
  public var words: String {
    switch self {
    case .content: say("view controller")
    case .navigation: say("navigation controller")
    case .tabBar: say("tab bar controller")
    case .split: say("split view controller")
    case .page: say("page view controller")
    case .container: say("container view controller")
    case .alert: say("alert controller")
    case .hosting: say("hosting controller")
    case .view: say("view")
    case .system: say("system controller")
    }
  }
}
