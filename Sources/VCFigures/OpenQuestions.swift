import VCDiagnostics
import VCModel
import VCReplay
import VCWords

/// What no source documents about a step, in a few words each.
struct OpenQuestions {
  private let record: StepRecord
  /// The hierarchy that the figure shows.
  private let hierarchy: Hierarchy

  init(_ record: StepRecord, _ hierarchy: Hierarchy) {
    (self.record, self.hierarchy) = (record, hierarchy)
  }

  /// All questions of a performed step. The style of a system controller is not among them: its family says that it is unknown.
  var words: [String] { words { _, _ in true } }

  /// The questions that still concern the hierarchy: the presentation stands, the split view is collapsed.
  var standing: [String] {
    words { code, id in
      switch code {
      case .openCollapsedStack: hierarchy.isCollapsed(id)
      case .openPresenterRemoved: hierarchy.presentation(by: id) != nil
      case .openSubstitution: hierarchy.presentations.contains { $0.substituted == id }
      default: hierarchy.presentation(of: id)?.step == record.index
      }
    }
  }

  private func words(where isAsked: (ReplayCode, ControllerID) -> Bool) -> [String] {
    guard record.outcome == .performed else { return [] }
    return record.diagnostics.compactMap { diagnostic in
      guard let code = ReplayCode(rawValue: diagnostic.code), let id = diagnostic.controller.map({ ControllerID($0) }),
        isAsked(code, id)
      else { return nil }
      return words(for: code, name: hierarchy.words(for: id))
    }
  }

  private func words(for code: ReplayCode, name: String) -> String? {
    switch code {
    case .openPresenterInside, .openContextPresenter: say("which controller presents \(name)")
    case .openSearch: say("whether UIKit presents \(name) during a search")
    case .openActionSheetAnchor: say("how \(name) appears without an anchor")
    case .openCollapsedStack: say("the stack of \(name) while it is collapsed")
    case .openSubstitution: say("whether pointers return \(name) or its replacement")
    case .openPresenterRemoved: say("what becomes of the presentation by \(name)")
    default: nil
    }
  }
}
