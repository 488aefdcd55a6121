import VCModel
import VCWords

/// The controllers that determine the status bar and the system edges, if a model sets which ones UIKit asks (R177).
struct SystemBarAnswers {
  private var words: [ControllerID: [String]] = [:]

  /// - Complexity: O(controllers + presentations), for all boxes of a figure together.
  init(_ hierarchy: Hierarchy) {
    guard hierarchy.saysWhomSystemBarsAsk else { return }
    let chains = SystemBarQuestion.allCases.compactMap { question in
      hierarchy.chain(for: question).flatMap { chain in chain.asked.last.map { (question, id: $0, chain.isKnown) } }
    }
    for (id, answers) in Dictionary(grouping: chains, by: \.id) {
      let known = answers.filter(\.2).map(\.0.words)
      let unknown = answers.filter { !$0.2 }.map(\.0.words)
      words[id] =
        (known.isEmpty ? [] : [say("answers for \(enumeration(known))")])
        + (unknown.isEmpty ? [] : [say("delegation of \(enumeration(unknown)) is unknown")])
    }
  }

  /// Returns the text for the box of a controller.
  subscript(id: ControllerID) -> [String] { words[id] ?? [] }
}

extension SystemBarQuestion {
  fileprivate var words: String {
    switch self {
    case .statusBarStyle: say("the status bar's style")
    case .statusBarHidden: say("hiding the status bar")
    case .homeIndicatorAutoHidden: say("the home indicator")
    case .screenEdgesDeferringSystemGestures: say("gestures at the edges")
    }
  }
}
