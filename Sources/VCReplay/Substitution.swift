import VCModel

// A delegate may present another controller, usually a navigation controller around the presented one, in the adapted
// form (R52). It is undocumented which object the pointers then refer to: here it is the top of the presented family,
// as always.
extension Replayer {
  /// Inserts the replacement when a presentation's style is adapted, and removes it when it is not.
  mutating func settleSubstitution(of presented: ControllerID, _ record: inout StepRecord) {
    guard let presentation = hierarchy.presentation(of: presented) else { return }
    let meant = presentation.substituted ?? presented
    let replacement = hierarchy.read(meant) { $0.adaptiveReplacement } ?? nil
    let isAdapted = presentation.style != presentation.resolvedStyle
    if presentation.substituted != nil, !isAdapted {
      unwrap(presentation, meant, &record)
    } else if presentation.substituted == nil, isAdapted, let replacement {
      wrap(meant, in: replacement, &record)
    }
  }

  /// Removes the original controller from the replacement when its presentation ends.
  mutating func endSubstitution(of presentation: Presentation) {
    guard let meant = presentation.substituted, hierarchy.parent(of: meant) == presentation.presented else { return }
    hierarchy.detach(meant)
  }

  private mutating func wrap(_ meant: ControllerID, in replacement: ControllerID, _ record: inout StepRecord) {
    guard hierarchy.kind(of: replacement)?.isContainer ?? false,
      hierarchy.replacePresented(meant, by: replacement, meaning: meant)
    else { return record.add(.adaptiveStyle, .unusable(replacement, meant), about: meant) }
    hierarchy.append(meant, to: replacement)
    record.explain(.substituted(meant, replacement))
    record.add(.openSubstitution, .openSubstitution(meant, replacement), about: meant)
  }

  /// Removes a replacement, which exists only in the adapted form. The original controller takes over what the replacement
  /// presents, so that the chain stays the same (R53).
  private mutating func unwrap(_ presentation: Presentation, _ meant: ControllerID, _ record: inout StepRecord) {
    let replacement = presentation.presented
    guard hierarchy.parent(of: meant) == replacement,
      hierarchy.presentation(by: replacement) == nil || hierarchy.presentation(by: meant) == nil
    else { return }
    hierarchy.detach(meant)
    hierarchy.replacePresented(replacement, by: meant, meaning: nil)
    hierarchy.replacePresenter(replacement, by: meant)
    record.explain(.substitutionEnds(meant, replacement))
  }
}

extension String {
  fileprivate static func unusable(_ replacement: ControllerID, _ meant: ControllerID) -> String {
    "the delegate returns '\(replacement)' in place of '\(meant)'; expected a container that is neither on screen nor"
      + " contained in another one"
  }

  fileprivate static func openSubstitution(_ meant: ControllerID, _ replacement: ControllerID) -> String {
    "'\(replacement)' replaces '\(meant)' in the adapted form; it is undocumented which of them the pointers return"
  }
}
