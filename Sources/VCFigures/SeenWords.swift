import VCModel
import VCWords

// What a figure of something seen says of it, and where it says that something is not known (R183).
extension Hierarchy {
  /// What a sentence calls a controller that must be there although no dump shows it.
  static var unseenWords: String { say("a controller that is not in the dump") }

  /// How a family is presented, as a label: the style, or what the dump says in its place.
  func styleLabel(of presentation: Presentation) -> String {
    guard isSeen else { return adaptedLabel(of: presentation) }
    switch sighting(of: presentation.presented)?.presentationController {
    case nil: return say("style unknown")
    case "UISheetPresentationController": return say("page or form sheet")
    case let name? where presentation.style == .custom: return withoutModule(name)
    default: return presentation.style.rawValue
    }
  }

  /// The same as words of a sentence.
  func stylePhrase(of presentation: Presentation) -> String {
    guard isSeen else { return presentation.style.phrase }
    switch sighting(of: presentation.presented)?.presentationController {
    case nil: return say("in a style that is not known")
    case "UISheetPresentationController": return say("as a page or form sheet")
    case let name? where presentation.style == .custom: return say("with \(withoutModule(name))")
    default: return presentation.style.phrase
    }
  }

  /// What was seen of a controller beyond what its box shows anyway: it was in the middle of a transition, or its view was
  /// where one would not look for it.
  func seenEyebrow(of id: ControllerID) -> String? {
    guard let sighting = sighting(of: id), !sighting.isUnseen else { return nil }
    if sighting.isViewLoaded == false {
      return sighting.state == .disappeared || sighting.state == nil
        ? say("view not loaded") : say("\(sighting.state?.words ?? ""), view not loaded")
    }
    switch (sighting.state, sighting.isInWindow) {
    case (.appearing?, _), (.disappearing?, _): return sighting.state?.words
    case (.appeared?, false): return say("appeared, not in the window")
    case (.disappeared?, true): return say("disappeared, in the window")
    default: return nil
    }
  }

  /// What was shown in a family, at its deepest: the controllers that had appeared and showed nothing in turn.
  func seenContent(of top: ControllerID) -> [ControllerID] {
    family(under: top).filter { $0 != top && visibleChildren(of: $0).isEmpty && sighting(of: $0)?.isShown == true }
  }

  /// The same for somebody who cannot see the box.
  func seenWords(of id: ControllerID) -> String {
    guard let sighting = sighting(of: id), !sighting.isUnseen else { return "" }
    var words: [String] = sighting.state.map { [$0.words] } ?? []
    if sighting.isViewLoaded == false {
      words.append(say("its view not loaded"))
    } else if let isInWindow = sighting.isInWindow {
      words.append(isInWindow ? say("in the window") : say("not in the window"))
    }
    return words.isEmpty ? "" : say("\(""), \(enumerated(words))")
  }

  private func withoutModule(_ name: String) -> String { name.split(separator: ".").last.map(String.init) ?? name }
}

extension AppearanceState {
  /// What a person reads of it.
  package var words: String {
    switch self {
    case .appeared: say("appeared")
    case .appearing: say("appearing")
    case .disappeared: say("disappeared")
    case .disappearing: say("disappearing")
    }
  }
}
