/// What the SwiftUI view of a hosting controller consists of, where UIKit's objects appear in it (R182).
public enum SwiftUIContent: Hashable, Sendable {
  /// `NavigationStack`: a navigation controller inside the hosting controller, with the root and the path on its stack.
  case navigationStack([ControllerID])
  /// `TabView`: a tab bar controller inside the hosting controller.
  case tabView([ControllerID])

  /// The controllers in it.
  public var controllers: [ControllerID] {
    switch self {
    case .navigationStack(let controllers), .tabView(let controllers): controllers
    }
  }
}

/// A word of SwiftUI for something that UIKit does from a hosting controller (R182).
public enum SwiftUIWord: String, Hashable, Sendable, CaseIterable {
  /// `.sheet`: presented in the automatic style.
  case sheet
  /// `.fullScreenCover`: presented full screen.
  case fullScreenCover
  /// `.popover`: presented as a popover, a sheet in compact width.
  case popover
  /// `.alert`: an alert controller is presented.
  case alert
  /// `.confirmationDialog`: an alert controller is presented as an action sheet.
  case confirmationDialog
  /// `NavigationLink`: pushed by the navigation controller of the `NavigationStack`.
  case navigationLink
  /// `UIViewControllerRepresentable`: a child of the hosting controller.
  case representable
}

/// Which way a page controller turns (R180).
public enum PageTurn: Hashable, Sendable {
  case forward, backward
  case to(ControllerID)
}
