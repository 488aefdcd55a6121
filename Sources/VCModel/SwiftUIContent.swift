/// The content of a hosting controller's SwiftUI view, where it creates UIKit containers (R182).
public enum SwiftUIContent: Hashable, Sendable {
  /// `NavigationStack`: a navigation controller inside the hosting controller, whose stack is the root and the path.
  case navigationStack([ControllerID])
  /// `TabView`: a tab bar controller inside the hosting controller.
  case tabView([ControllerID])

  /// The controllers in the content.
  public var controllers: [ControllerID] {
    switch self {
    case .navigationStack(let controllers), .tabView(let controllers): controllers
    }
  }
}

/// A SwiftUI name for an operation that UIKit performs from a hosting controller (R182).
public enum SwiftUIWord: String, Hashable, Sendable, CaseIterable {
  /// `.sheet`: a presentation in the automatic style.
  case sheet
  /// `.fullScreenCover`: a full-screen presentation.
  case fullScreenCover
  /// `.popover`: a popover presentation, a sheet in compact width.
  case popover
  /// `.alert`: a presentation of an alert controller.
  case alert
  /// `.confirmationDialog`: a presentation of an alert controller as an action sheet.
  case confirmationDialog
  /// `NavigationLink`: a push by the navigation controller of the `NavigationStack`.
  case navigationLink
  /// `UIViewControllerRepresentable`: a child of the hosting controller.
  case representable
}

/// The page to which a page controller turns (R180).
public enum PageTurn: Hashable, Sendable {
  case forward, backward
  case to(ControllerID)
}
