import VCModel
import VCWords

// The text of a figure of an observed hierarchy, including what is unknown (R183).
extension Hierarchy {
  /// The name, within a sentence, of a controller that must exist although no dump contains it.
  static var inferredWords: String { say("a controller that is not in the dump") }

  /// Returns the style of a presentation as a label, or what the dump contains instead.
  func styleLabel(of presentation: Presentation) -> String {
    guard isObserved else { return adaptedLabel(of: presentation) }
    switch dumpRecord(of: presentation.presented)?.presentationController {
    case nil: return say("style unknown")
    case "UISheetPresentationController": return say("page or form sheet")
    case let name? where presentation.style == .custom: return withoutModule(name)
    default: return presentation.style.rawValue
    }
  }

  /// Returns the style of a presentation as part of a sentence.
  func stylePhrase(of presentation: Presentation) -> String {
    guard isObserved else { return presentation.style.phrase }
    switch dumpRecord(of: presentation.presented)?.presentationController {
    case nil: return say("in an unknown style")
    case "UISheetPresentationController": return say("as a page or form sheet")
    case let name? where presentation.style == .custom: return say("with \(withoutModule(name))")
    default: return presentation.style.phrase
    }
  }

  /// Returns what was observed of a controller besides what its box shows: that it was in the middle of a transition, or that
  /// its view was in an unexpected place.
  func observedEyebrow(of id: ControllerID) -> String? {
    guard let dumpRecord = dumpRecord(of: id), !dumpRecord.isInferred else { return nil }
    if dumpRecord.isViewLoaded == false {
      return dumpRecord.state == .disappeared || dumpRecord.state == nil
        ? say("view not loaded") : say("\(dumpRecord.state?.words ?? ""), view not loaded")
    }
    switch (dumpRecord.state, dumpRecord.isInWindow) {
    case (.appearing?, _), (.disappearing?, _): return dumpRecord.state?.words
    case (.appeared?, false): return say("appeared, not in the window")
    case (.disappeared?, true): return say("disappeared, in the window")
    default: return nil
    }
  }

  /// Returns the deepest visible content of a family: the controllers that had appeared and have no visible children.
  func observedContent(of top: ControllerID) -> [ControllerID] {
    family(under: top).filter { $0 != top && visibleChildren(of: $0).isEmpty && dumpRecord(of: $0)?.isShown == true }
  }

  /// Returns the same observations for the accessible description.
  func observedWords(of id: ControllerID) -> String {
    guard let dumpRecord = dumpRecord(of: id), !dumpRecord.isInferred else { return "" }
    var words: [String] = dumpRecord.state.map { [$0.words] } ?? []
    if dumpRecord.isViewLoaded == false {
      words.append(say("its view not loaded"))
    } else if let isInWindow = dumpRecord.isInWindow {
      words.append(isInWindow ? say("in the window") : say("not in the window"))
    }
    return words.isEmpty ? "" : say("\(""), \(enumerated(words))")
  }

  private func withoutModule(_ name: String) -> String { name.split(separator: ".").last.map(String.init) ?? name }
}

extension AppearanceState {
  /// The text shown to readers.
  package var words: String {
    switch self {
    case .appeared: say("appeared")
    case .appearing: say("appearing")
    case .disappeared: say("disappeared")
    case .disappearing: say("disappearing")
    }
  }
}
