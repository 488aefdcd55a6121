import VCModel

extension Reason {
  /// The sentence and rule for a fact about recent UIKit features.
  var modernWords: (sentence: Sentence, rule: Int)? {
    switch fact {
    case .detent(let id, let detent): ("the detent \(detent) of \(id)'s sheet is selected", 172)
    case .restsAt(let id, let detent): ("the sheet of \(id) rests at the detent \(detent)", 172)
    case .undimmed(let id): ("the sheet of \(id) leaves the screen below undimmed and within reach", 172)
    case .noDetent(let id): ("\(id) fills the screen in compact height, so its detents have no effect", 172)
    case .searchActive(let search, let owner):
      ("\(search) is the search controller of \(owner) and is presented while it is active", 173)
    case .searchEnds(let search): ("\(search) is no longer active and is a bar again", 173)
    case .tapped(let title, let alert): ("'\(title)' dismisses \(alert) before its handler runs", 174)
    case .groupStays(let shown, let root):
      ("\(shown) is inside a group without a managing navigation controller, so \(root) stays visible", 175)
    case .groupShows(let shown, let navigation):
      ("\(shown) is inside a group, whose managing navigation controller \(navigation) shows it", 175)
    case .sidebar(let id, true): ("the sidebar of \(id) opens", 175)
    case .sidebar(let id, false): ("the sidebar of \(id) closes", 175)
    case .displayMode(let split, let mode): ("\(split) shows its columns in the mode \(mode.rawValue)", 176)
    case .displayModeLater(let split, let mode):
      ("\(split) prefers the mode \(mode.rawValue), which takes effect once it expands", 176)
    case .bar(let bar, let id, true): ("\(id) shows its \(bar.rawValue)", 179)
    case .bar(let bar, let id, false): ("\(id) hides its \(bar.rawValue)", 179)
    case .turned(let pages, let shown): ("\(pages) turns to \(shown)", 180)
    case .scene(let id, .unattached): ("the scene \(id) disconnects, and its windows no longer exist", 181)
    case .scene(let id, let state): ("the scene \(id) is \(state.rawValue)", 181)
    case .swiftUI(let word, let content, let host):
      ("SwiftUI's \(word.rawValue) makes UIKit act on \(host) and \(content); this is reported, not documented", 182)
    case .transitionCancelled: ("the transition is cancelled, and everything is as it was before", 178)
    default: nil
    }
  }
}
