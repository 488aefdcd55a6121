import VCModel
import VCReplay

extension FactSheet {
  /// Collects the facts of a replayed model: its controllers after the last step, and the steps.
  /// - Parameter name: Returns the name of a controller; its own by default.
  package init(_ replay: Replay, naming name: (ControllerID) -> ControllerID = { $0 }) {
    controllers = Self.controllers(of: replay.hierarchy, naming: name)
    var used: [String: Int] = [:]
    transitions = replay.steps.map { record in
      let sentence = record.step.operation.sentence(naming: name)
      used[sentence, default: 0] += 1
      let count = used[sentence, default: 1]
      var entry = Entry(key: "\(sentence)\t\(count)", name: count == 1 ? sentence : "\(sentence) (again)")
      entry.add(.trigger, record.step.trigger)
      entry.add(.outcome, record.outcome == .performed ? nil : record.outcome.rawValue)
      entry.add(.dismissed, record.dismissed.map { name($0).rawValue }.joined(separator: ", "))
      return entry
    }
  }
}

extension FactSheet {
  /// Collects the facts of an observation.
  package init(_ observation: ObservedHierarchy) { self.init(controllers: Self.controllers(of: observation.hierarchy)) }
}

extension StepOperation {
  /// The step as a short clause, such as `step 'photos presents picker'`.
  fileprivate func sentence(naming name: (ControllerID) -> ControllerID) -> String { "step '\(clause(naming: name))'" }

  private func clause(naming name: (ControllerID) -> ControllerID) -> String {
    switch self {
    case .present(let presented, let source, _, _, _, _):
      "\(name(source)) presents \(presented.map(name)?.rawValue ?? "nil")"
    case .beginPresent(let presented, let source): "\(name(source)) begins to present \(name(presented))"
    case .finishTransition: "the transition finishes"
    case .dismiss(let receiver): "\(name(receiver)) dismisses"
    case .push(let pushed, let stack): "\(name(stack)) pushes \(pushed.map(name)?.rawValue ?? "nil")"
    case .pop(let stack): "\(name(stack)) pops"
    case .popToRoot(let stack): "\(name(stack)) pops to its root"
    case .popTo(let target, let stack): "\(name(stack)) pops to \(name(target))"
    case .setChildren(let children, let parent):
      "\(name(parent)) gets \(children.map { name($0).rawValue }.joined(separator: ", "))"
    case .select(let selected, let container): "\(name(container)) selects \(name(selected))"
    case .show(let shown, let source): "\(name(source)) shows \(name(shown))"
    case .showDetail(let shown, let source): "\(name(source)) shows \(name(shown)) as detail"
    case .embed(let child, let parent): "\(name(parent)) embeds \(name(child))"
    case .remove(let child): "\(name(child)) leaves its parent"
    case .unwind(let source, let target): "\(name(source)) unwinds to \(name(target))"
    case .unwindAction(let action, let source): "\(name(source)) unwinds by \(action)"
    case .performSegue(let identifier, let source): "\(name(source)) performs \(identifier)"
    case .instantiate(let storyboard, let identifier, _):
      "\(storyboard) makes \(identifier ?? "its initial controller")"
    case .traits(let horizontal, let vertical):
      "the size becomes \(horizontal?.rawValue ?? "any") × \(vertical?.rawValue ?? "any")"
    case .rotate(let mask): "the device turns to \(mask.names.joined(separator: ", "))"
    case .setRoot(let root, let window): "window \(window) gets the root \(name(root))"
    case .interactiveDismiss(let target, _): "a swipe dismisses \(target.map(name)?.rawValue ?? "the topmost")"
    case .tapOutside: "the user taps outside"
    case .collapse(let split, _): "\(name(split)) collapses"
    case .expand(let split, _): "\(name(split)) expands"
    case .setColumn(let column, let content, let split):
      "\(name(split)) gets \(name(content)) in the column \(column.rawValue)"
    case .showColumn(let column, let split): "\(name(split)) shows the column \(column.rawValue)"
    case .hideColumn(let column, let split): "\(name(split)) hides the column \(column.rawValue)"
    default: laterClause(naming: name)
    }
  }

  /// The clauses for operations of later versions of UIKit.
  private func laterClause(naming name: (ControllerID) -> ControllerID) -> String {
    switch self {
    case .beginDismiss(let id): "\(name(id)) begins to dismiss"
    case .beginPop(let id): "\(name(id)) begins to pop"
    case .cancelTransition: "the transition is cancelled"
    case .selectDetent(let detent, let id): "\(name(id)) rests at \(detent)"
    case .activateSearch(let id): "\(name(id)) becomes active"
    case .cancelSearch(let id): "\(name(id)) ends"
    case .tap(let title, let id): "\(title) is tapped in \(name(id))"
    case .setSidebar(let isShown, let id): "\(name(id)) \(isShown ? "opens" : "closes") its sidebar"
    case .setDisplayMode(let mode, let id): "\(name(id)) prefers the mode \(mode.rawValue)"
    case .setBar(let bar, let isHidden, let id): "\(name(id)) \(isHidden ? "hides" : "shows") its \(bar.rawValue)"
    case .turnPage(.forward, let id): "\(name(id)) turns forward"
    case .turnPage(.backward, let id): "\(name(id)) turns backward"
    case .turnPage(.to(let page), let id): "\(name(id)) turns to \(name(page))"
    case .scene(let id, let state): "the scene \(id) becomes \(state.rawValue)"
    case .swiftUI(let word, let content, let host, _): "\(name(host)) has \(word.rawValue) \(name(content))"
    default: verb
    }
  }
}
