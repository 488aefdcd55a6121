import VCSourceFacts

/// A detector of the transitions made by one kind of call.
protocol CallDetector: SendableMetatype {
  /// The last names of the calls to examine.
  static var names: Set<String> { get }
  /// Returns the transitions of a call; empty if the call only resembles this kind.
  static func findings(_ callSite: CallSite) -> [Finding]
}

/// The detectors in order of precedence: the first one with findings is used.
enum CallDetectors {
  static let all: [any CallDetector.Type] = [
    // UIKit.
    PresentCall.self, PushCall.self, ShowCall.self, StackCall.self, AppendCall.self, ColumnCall.self, ChildCall.self,
    SegueCall.self, PopoverCall.self, ControllerProvider.self, LibraryAlertCall.self,
    WindowCall.self, LaunchCall.self, PanelCall.self, RootConstructor.self, TransitionValue.self,
    NavigatorCall.self, RoutableNavigation.self, SearchConstructor.self,
    // Both.
    HostingConstructor.self,
    // SwiftUI.
    SheetModifier.self, AlertModifier.self, DestinationModifier.self, LinkView.self, StackView.self, TabsView.self,
    ColumnsView.self, WindowScene.self, RouterCall.self, RouterView.self,
  ]

  static let byName: [String: [any CallDetector.Type]] = all.reduce(into: [:]) { found, detector in
    for name in detector.names { found[name, default: []].append(detector) }
  }
}
