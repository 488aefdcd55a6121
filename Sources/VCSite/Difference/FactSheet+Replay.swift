import VCModel
import VCReplay

extension FactSheet {
  /// The facts of a replayed model: its controllers after the last step, and the steps.
  package init(_ replay: Replay) {
    controllers = Self.controllers(of: replay.hierarchy)
    var used: [String: Int] = [:]
    transitions = replay.steps.map { record in
      let sentence = record.step.operation.sentence
      used[sentence, default: 0] += 1
      let count = used[sentence, default: 1]
      var entry = Entry(key: "\(sentence)\t\(count)", name: count == 1 ? sentence : "\(sentence) (again)")
      entry.add(.trigger, record.step.trigger)
      entry.add(.outcome, record.outcome == .performed ? nil : record.outcome.rawValue)
      entry.add(.dismissed, record.dismissed.map(\.rawValue).joined(separator: ", "))
      return entry
    }
  }
}

extension FactSheet {
  /// The facts of what was seen.
  package init(_ observation: Observation) { self.init(controllers: Self.controllers(of: observation.hierarchy)) }
}

extension Operation {
  /// The step as a short clause, such as `step 'photos presents picker'`.
  fileprivate var sentence: String { "step '\(clause)'" }

  private var clause: String {
    switch self {
    case .present(let presented, let source, _, _, _, _): "\(source) presents \(presented?.rawValue ?? "nil")"
    case .beginPresent(let presented, let source): "\(source) begins to present \(presented)"
    case .finishTransition: "the transition finishes"
    case .dismiss(let receiver): "\(receiver) dismisses"
    case .push(let pushed, let stack): "\(stack) pushes \(pushed?.rawValue ?? "nil")"
    case .pop(let stack): "\(stack) pops"
    case .popToRoot(let stack): "\(stack) pops to its root"
    case .popTo(let target, let stack): "\(stack) pops to \(target)"
    case .setChildren(let children, let parent): "\(parent) gets \(children.map(\.rawValue).joined(separator: ", "))"
    case .select(let selected, let container): "\(container) selects \(selected)"
    case .show(let shown, let source): "\(source) shows \(shown)"
    case .showDetail(let shown, let source): "\(source) shows \(shown) as detail"
    case .embed(let child, let parent): "\(parent) embeds \(child)"
    case .remove(let child): "\(child) leaves its parent"
    case .unwind(let source, let target): "\(source) unwinds to \(target)"
    case .unwindAction(let action, let source): "\(source) unwinds by \(action)"
    case .performSegue(let identifier, let source): "\(source) performs \(identifier)"
    case .instantiate(let storyboard, let identifier, _):
      "\(storyboard) makes \(identifier ?? "its initial controller")"
    case .traits(let horizontal, let vertical):
      "the size becomes \(horizontal?.rawValue ?? "any") × \(vertical?.rawValue ?? "any")"
    case .rotate(let mask): "the device turns to \(mask.names.joined(separator: ", "))"
    case .setRoot(let root, let window): "window \(window) gets the root \(root)"
    case .interactiveDismiss(let target, _): "a swipe dismisses \(target?.rawValue ?? "the topmost")"
    case .tapOutside: "a tap outside"
    case .collapse(let split, _): "\(split) collapses"
    case .expand(let split, _): "\(split) expands"
    case .setColumn(let column, let content, let split): "\(split) gets \(content) in the column \(column.rawValue)"
    case .showColumn(let column, let split): "\(split) shows the column \(column.rawValue)"
    case .hideColumn(let column, let split): "\(split) hides the column \(column.rawValue)"
    default: todaysPhrase
    }
  }

  /// What came with the later versions of UIKit.
  private var todaysPhrase: String {
    switch self {
    case .beginDismiss(let id): "\(id) begins to dismiss"
    case .beginPop(let id): "\(id) begins to pop"
    case .cancelTransition: "the transition is cancelled"
    case .selectDetent(let detent, let id): "\(id) rests at \(detent)"
    case .activateSearch(let id): "\(id) becomes active"
    case .cancelSearch(let id): "\(id) ends"
    case .tap(let title, let id): "\(title) is tapped in \(id)"
    case .setSidebar(let isShown, let id): "\(id) \(isShown ? "opens" : "closes") its sidebar"
    case .setDisplayMode(let mode, let id): "\(id) prefers the mode \(mode.rawValue)"
    case .setBar(let bar, let isHidden, let id): "\(id) \(isHidden ? "hides" : "shows") its \(bar.rawValue)"
    case .turnPage(.forward, let id): "\(id) turns forward"
    case .turnPage(.backward, let id): "\(id) turns backward"
    case .turnPage(.to(let page), let id): "\(id) turns to \(page)"
    case .scene(let id, let state): "the scene \(id) becomes \(state.rawValue)"
    case .swiftUI(let word, let content, let host, _): "\(host) has \(word.rawValue) \(content)"
    default: verb
    }
  }
}
