import VCModel
import VCTypography
import VCWords

/// A box of a diagram: one view controller.
package struct DiagramNode: Hashable, Encodable, Sendable {
  /// How much of it a person sees.
  package enum Presence: String, Hashable, Encodable, Sendable, CaseIterable {
    /// On screen, with nothing over it.
    case front
    /// In a window, partly under something.
    case partlyCovered
    /// In a window, and all of it under something.
    case covered
    /// Below a presentation of which nobody knows how much it covers.
    case unknown
    /// Not in a window.
    case absent
    /// In no file that was read.
    case unresolved
  }

  /// What the layout and the file call it.
  package var id: String
  /// The controller that it shows: its identifier in the model or map. Several boxes may show one controller.
  package var subject: String
  /// A word above the title: the column or the tab.
  package var eyebrow: String?
  /// The title's lines.
  package var title: [String]
  /// The class name's lines, or what else is said below the title.
  package var subtitle: [String]
  /// The class in full, where there is one that is not the title.
  package var className: String?
  /// What else is said of the class, each for itself: the framework, the delegate's protocol, what it stands in.
  package var classDetails: [String] = []
  /// The pointers that are listed in it.
  package var rows: [DiagramRow]
  /// The picture of its kind.
  package var mark: NodeMark
  /// Whether it exists to hold others.
  package var isContainer: Bool
  /// Whether an app or a storyboard begins with it.
  package var isEntry = false
  /// Whether the figure was asked to be about it.
  package var isFocus = false
  /// How much of it a person sees.
  package var presence: Presence
  /// Whether a step has just brought it or is about to take it.
  package var change: Change?
  /// What it is, in words.
  package var name: String
  /// What hovering adds: class, file and line.
  package var tooltip: String?
  /// Where it leads; anything that is no harmless address is left out of the file.
  package var link: String?
  /// A small picture of the screen below the words.
  package var thumbnail: NodeThumbnail?
  /// The screen that is drawn in place of a box.
  package var screen: DeviceScreen?
  /// The same in the other orientation, drawn beside it.
  package var companion: DeviceScreen?
  /// What is said in the accent colour under a screen: how it was presented.
  package var detail: String?
  /// How much room the caption under a screen has, where screens stand in a row.
  package var captionHeight = 0.0
  /// The least size of its box, where it says more in another frame.
  package var minimumWidth = 0.0
  package var minimumHeight = 0.0

  /// What a step does to a controller.
  package enum Change: String, Hashable, Encodable, Sendable, CaseIterable { case added, removed }

  /// A plain box that a person sees.
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
  /// What tables call it.
  package var words: String { DiagramNode.Presence(self).words }
}

extension DiagramNode.Presence {
  /// What a box shows of a controller that a person sees so much of.
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

  /// What legends, tables and names call it.
  package var words: String {
    switch self {
    case .front: say("on screen")
    case .partlyCovered: say("partly covered")
    case .covered: say("covered")
    case .unknown: say("may be covered")
    case .absent: say("out of the window")
    case .unresolved: say("not found")
    }
  }
}

extension DiagramNode {
  /// The class with what there is to say of it, each told apart: "PHPickerViewController (from PhotosUI; delegate:
  /// PHPickerViewControllerDelegate)"; what else stands below the title where there is no class.
  package var classWords: String {
    guard className != nil || !classDetails.isEmpty else { return subtitle.joined(separator: " ") }
    let details = classDetails.joined(separator: "; ")
    return details.isEmpty ? className ?? "" : className.map { "\($0) (\(details))" } ?? details
  }
}

/// A line of a box that names a property and says what it holds.
package struct DiagramRow: Hashable, Encodable, Sendable {
  /// What an arrow's end calls it.
  package var port: String
  /// The name that UIKit gives it.
  package var property: String
  /// What it holds, in words; `nil` where an arrow shows it.
  package var value: String?
  /// Whether an arrow starts here.
  package var isSet: Bool
  /// Whether a step has just changed what it holds.
  package var isChanged = false

  /// A plain box that a person sees.
  package init(port: String, property: String, value: String? = nil, isSet: Bool) {
    self.port = port
    self.property = property
    self.value = value
    self.isSet = isSet
  }
}

/// The small picture that tells a controller's kind.
package enum NodeMark: String, Hashable, Encodable, Sendable, CaseIterable {
  case content, navigation, tabBar, split, page, container, alert, hosting, view, system

  /// The kind in words.
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
