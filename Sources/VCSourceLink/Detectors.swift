import VCSourceFacts

/// Finds the transitions that one kind of call makes.
protocol CallDetector: SendableMetatype {
  /// The last names of the calls that it looks at.
  static var names: Set<String> { get }
  /// What a call says; nothing for a call that only looks like one of its kind.
  static func findings(_ sight: Sight) -> [Finding]
}

/// The detectors in the order in which they are asked; the first that finds something counts.
enum CallDetectors {
  static let all: [any CallDetector.Type] = [
    // UIKit.
    PresentCall.self, PushCall.self, ShowCall.self, StackCall.self, AppendCall.self, ColumnCall.self, ChildCall.self,
    SegueCall.self, PopoverCall.self,
    WindowCall.self, RootConstructor.self, TransitionValue.self,
    // Both.
    HostingConstructor.self,
    // SwiftUI.
    SheetModifier.self, AlertModifier.self, DestinationModifier.self, LinkView.self, StackView.self, TabsView.self,
    ColumnsView.self, WindowScene.self,
  ]

  static let byName: [String: [any CallDetector.Type]] = all.reduce(into: [:]) { found, detector in
    for name in detector.names { found[name, default: []].append(detector) }
  }
}
