import VCModel
import VCTypography
import VCWords

/// A node of a diagram: one view controller.
package struct DiagramNode: Hashable, Encodable, Sendable {
  /// How much of the controller is visible.
  package enum Presence: String, Hashable, Encodable, Sendable, CaseIterable {
    /// On screen, without anything above it.
    case front
    /// In a window, and partly covered.
    case partlyCovered
    /// In a window, and completely covered.
    case covered
    /// In a window whose scene is in the background.
    case background
    /// Below a presentation of unknown extent.
    case unknown
    /// Not in a window.
    case absent
    /// Not found in the files that were read.
    case unresolved
  }

  /// The identifier in the layout and in the file.
  package var id: String
  /// The identifier of its controller in the model or map. Several nodes may show the same controller.
  package var subject: String
  /// A label above the title: the column or the tab.
  package var eyebrow: String?
  /// The lines of the title.
  package var title: [String]
  /// The lines of the class name, or another text below the title.
  package var subtitle: [String]
  /// The full class name, if it differs from the title.
  package var className: String?
  /// Further details of the class: the framework, the delegate protocol, the containers around it.
  package var classDetails: [String] = []
  /// The pointers listed in the node.
  package var rows: [DiagramRow]
  /// The symbol for its kind.
  package var mark: NodeMark
  /// Whether it exists to contain others.
  package var isContainer: Bool
  /// Whether it is the entry point of an app or a storyboard.
  package var isEntry = false
  /// Whether the figure was requested to focus on it.
  package var isFocus = false
  /// What becomes of it, if it is a screen of several.
  package var ending: Ending?
  /// How much of the controller is visible.
  package var presence: Presence
  /// Whether the latest step added it, or is about to remove it.
  package var change: Change?
  /// A description for text alternatives.
  package var name: String
  /// Additional text on hovering: class, file and line.
  package var tooltip: String?
  /// The link; an unsafe address is omitted from the file.
  package var link: String?
  /// A thumbnail of the screen below the text.
  package var thumbnail: NodeThumbnail?
  /// The screen that is drawn instead of a box.
  package var screen: DeviceScreen?
  /// The same screen in the other orientation, drawn beside it.
  package var companion: DeviceScreen?
  /// The text in the accent colour below a screen: how it was presented.
  package var detail: String?
  /// The height of the caption below a screen, if screens are arranged in a row.
  package var captionHeight = 0.0
  /// The minimum size of its box, if it has more text in another frame.
  package var minimumWidth = 0.0
  package var minimumHeight = 0.0

  /// What becomes of a screen.
  package enum Ending: String, Hashable, Encodable, Sendable, CaseIterable {
    /// The user sees it after the last step.
    case onScreen
    /// It has been dismissed, or its root was replaced.
    case gone
  }

  /// The effect of a step on a controller.
  package enum Change: String, Hashable, Encodable, Sendable, CaseIterable { case added, removed }

  /// Creates a plain box of a visible controller.
  package init(
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
  /// The name in tables.
  package var words: String { DiagramNode.Presence(self).words }
}

extension DiagramNode.Presence {
  /// Creates the presence that corresponds to a controller's exposure.
  package init(_ exposure: Exposure) {
    self =
      switch exposure {
      case .onScreen: .front
      case .partlyCovered: .partlyCovered
      case .covered: .covered
      case .outOfWindow: .absent
      case .unknown: .unknown
      }
  }

  /// The name in legends, tables and text alternatives.
  package var words: String {
    switch self {
    case .front: say("on screen")
    case .partlyCovered: say("partly covered")
    case .covered: say("covered")
    case .background: say("in the background")
    case .unknown: say("may be covered")
    case .absent: say("view not in a window")
    case .unresolved: say("not found")
    }
  }
}

extension DiagramNode {
  /// The class with its details in parentheses: "PHPickerViewController (from PhotosUI; delegate:
  /// PHPickerViewControllerDelegate)"; without a class, the subtitle.
  package var classWords: String {
    guard className != nil || !classDetails.isEmpty else { return subtitle.joined(separator: " ") }
    let details = classDetails.joined(separator: "; ")
    return details.isEmpty ? className ?? "" : className.map { "\($0) (\(details))" } ?? details
  }
}

/// A row of a box: a property and its value.
package struct DiagramRow: Hashable, Encodable, Sendable {
  /// The port to which edges refer.
  package var port: String
  /// The property's name in UIKit.
  package var property: String
  /// The value as text; `nil` if an edge shows it.
  package var value: String?
  /// Whether an edge starts at the row.
  package var isSet: Bool
  /// Whether the latest step changed the value.
  package var isChanged = false

  /// Creates a row.
  package init(port: String, property: String, value: String? = nil, isSet: Bool) {
    self.port = port
    self.property = property
    self.value = value
    self.isSet = isSet
  }
}

/// The symbol for a kind of controller.
package enum NodeMark: String, Hashable, Encodable, Sendable, CaseIterable {
  case content, navigation, tabBar, split, page, container, alert, hosting, view, system

  /// The name of the kind.
  package var words: String {
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
