import VCDiagnostics
import VCDiagram
import VCModel
import VCReplay
import VCWords

/// The short name of a step, and its outcome.
struct StepWords {
  private let record: StepRecord
  /// The controllers after the step.
  private let hierarchy: Hierarchy

  init(_ record: StepRecord, _ hierarchy: Hierarchy) {
    self.record = record
    self.hierarchy = hierarchy
  }

  /// The user's action, otherwise the step's operation.
  var title: String {
    let trigger = record.step.trigger?.singleLine ?? ""
    return trigger.isEmpty ? call : trigger
  }

  /// The title as a part of a sentence.
  var titleInSentence: String { title.isolated }

  /// Whether the step was not performed.
  var isRefused: Bool { record.outcome != .performed }

  /// The outcome of the step in UIKit.
  var detail: String {
    switch record.outcome {
    case .performed:
      openQuestions.isEmpty ? effect : say("\(effect). Undocumented: \(enumeration(openQuestions))")
    case .ignored where record.isOutcomeUnknown: say("Unknown effect: \(reason ?? call)")
    case .ignored: say("Nothing happens: \(reason ?? call)")
    case .exception: say("UIKit raises an exception: \(reason ?? call)")
    case .skipped: say("Not reached: the exception terminated the app")
    }
  }

  private var openQuestions: [String] { OpenQuestions(record, hierarchy).words }

  private var reason: String? {
    if let reason = record.reasonOfNothing { return reason.sentence(naming: name) }
    return record.diagnostics.first.map { hierarchy.titled($0.message) }
      ?? record.reasons.last.map { $0.sentence(naming: name) }
  }

  /// The reason without the remarks that follow a semicolon, and without a full stop.
  var shortReason: String? {
    guard let reason else { return nil }
    let clause = reason.firstRange(of: "; ").map { String(reason[..<$0.lowerBound]) } ?? reason
    return clause.hasSuffix(".") ? String(clause.dropLast()) : clause
  }

  private func name(_ id: ControllerID) -> String { hierarchy.words(for: id) }

  private var effect: String {
    if let presentation = record.presentation {
      let (presenter, presented) = (name(presentation.presenter), name(presentation.presented))
      let words = say("\(presenter) presents \(presented) \(presentation.style.phrase)")
      guard let initiator = presentation.initiator, initiator != presentation.presenter else { return words }
      return say("\(words), asked by \(name(initiator))")
    }
    if let text = taken ?? popped { return text }
    guard !record.dismissed.isEmpty else { return call }
    let names = enumeration(record.dismissed.map(name))
    let gone = record.dismissed.count == 1 ? say("\(names) is dismissed") : say("\(names) are dismissed, topmost first")
    guard case .dismiss(let receiver) = record.step.operation, !record.dismissed.contains(receiver) else { return gone }
    return say("\(gone); dismiss was called on \(name(receiver))")
  }

  /// The controller that handled a call to show another controller.
  private var taken: String? {
    let (shown, asked): (ControllerID, ControllerID)
    switch record.step.operation {
    case .show(let id, let receiver), .showDetail(let id, let receiver): (shown, asked) = (id, receiver)
    case .performSegue(_, let receiver):
      // An unwind segue shows a controller that was there before.
      guard record.response.destination == nil, let first = record.appearance.first(where: \.appears)?.controller else {
        return nil
      }
      (shown, asked) = (first, receiver)
    default: return nil
    }
    guard let parent = hierarchy.parent(of: shown), let kind = hierarchy.kind(of: parent) else { return nil }
    let column = SplitColumn.allCases.first { hierarchy.column($0, of: parent) == shown }
    let taking =
      kind == .navigation
      ? say("\(name(parent)) pushes \(name(shown))") : say("\(name(parent)) shows \(name(shown))")
    let placed = column.map { say("\(taking) as its \($0.phrase)") } ?? taking
    return parent == asked ? placed : say("\(placed), asked by \(name(asked))")
  }

  /// The controllers that a navigation controller popped.
  private var popped: String? {
    let navigation: ControllerID
    switch record.step.operation {
    case .pop(let id), .popToRoot(let id), .popTo(_, let id): navigation = id
    default: return nil
    }
    switch record.response.returned {
    case .controller(let id?): return say("\(name(navigation)) pops \(name(id))")
    case .controllers(let all) where !all.isEmpty:
      return say("\(name(navigation)) pops \(enumeration(all.map(name)))")
    case .controller, .controllers, .nothing: return nil
    }
  }

  /// The operation as a short sentence.
  private var call: String {
    switch record.step.operation {
    case .present(let presented, let receiver, _, _, _, _):
      say("Present \(presented.map(name) ?? say("nothing")) from \(name(receiver))")
    case .beginPresent(let presented, let receiver): say("Begin to present \(name(presented)) from \(name(receiver))")
    case .finishTransition: say("The transition ends")
    case .dismiss(let receiver): say("Dismiss from \(name(receiver))")
    case .interactiveDismiss(let id, _):
      id.map { say("Swipe \(name($0)) away") } ?? say("Swipe the topmost presentation away")
    case .tapOutside: say("Tap outside")
    case .push(let pushed, let navigation): say("\(name(navigation)) pushes \(pushed.map(name) ?? say("nothing"))")
    case .pop(let navigation): say("\(name(navigation)) pops its top")
    case .popToRoot(let navigation): say("\(name(navigation)) pops to its root")
    case .popTo(let target, let navigation): say("\(name(navigation)) pops to \(name(target))")
    case .setChildren(let children, let container):
      say("\(name(container)) gets \(children.isEmpty ? say("no children") : enumeration(children.map(name)))")
    case .select(let tab, let tabBar): say("\(name(tabBar)) selects \(name(tab))")
    case .show(let shown, let receiver): say("Show \(name(shown)) from \(name(receiver))")
    case .showDetail(let shown, let receiver): say("Show \(name(shown)) as detail from \(name(receiver))")
    case .embed(let child, let container): say("\(name(container)) embeds \(name(child))")
    case .remove(let child): say("\(name(child)) leaves its parent")
    case .unwind(let source, let destination): say("Unwind from \(name(source)) to \(name(destination))")
    case .unwindAction(let action, let source): say("Unwind \(action) from \(name(source))")
    case .performSegue(let identifier, let receiver): say("Perform the segue \(identifier) of \(name(receiver))")
    case .instantiate(let storyboard, let identifier?, _): say("Instantiate \(identifier) from \(storyboard)")
    case .instantiate(let storyboard, nil, _): say("Instantiate the initial scene of \(storyboard)")
    case .traits(let horizontal, let vertical): traits(horizontal, vertical)
    case .rotate(let mask): say("Rotate to \(enumeration(mask.names.map(Self.words(forOrientation:))))")
    case .setRoot(let root, let window):
      hierarchy.windows.count > 1
        ? say("\(name(root)) becomes the root of \(window)") : say("\(name(root)) becomes the root of the window")
    case .collapse(let split, _): say("\(name(split)) collapses")
    case .expand(let split, _): say("\(name(split)) expands")
    case .setColumn(let column, let controller, let split):
      say("\(name(controller)) becomes the \(column.phrase) of \(name(split))")
    case .showColumn(let column, let split): say("Show the \(column.phrase) of \(name(split))")
    case .hideColumn(let column, let split): say("Hide the \(column.phrase) of \(name(split))")
    default: modernCall
    }
  }

  /// The operations that later versions of UIKit added.
  private var modernCall: String {
    switch record.step.operation {
    case .beginDismiss(let receiver):
      say(
        "The dismissal of \(name(hierarchy.presentedViewController(of: receiver) ?? hierarchy.familyTop(of: receiver))) begins"
      )
    case .beginPop(let navigation):
      hierarchy.topViewController(of: navigation).map { say("\(name(navigation)) begins to pop \(name($0))") }
        ?? say("\(name(navigation)) begins to pop its top")
    case .cancelTransition: say("The transition is cancelled")
    case .selectDetent(let detent, let id): say("\(name(id)) rests at \(detent)")
    case .activateSearch(let search): say("Search with \(name(search))")
    case .cancelSearch(let search): say("Cancel \(name(search))")
    case .tap(let title, let alert): say("Tap \(title) in \(name(alert))")
    case .setSidebar(true, let id): say("Open the sidebar of \(name(id))")
    case .setSidebar(false, let id): say("Close the sidebar of \(name(id))")
    case .setDisplayMode(let mode, let split): say("\(name(split)) prefers \(mode.rawValue)")
    case .setBar(let bar, true, let id): say("\(name(id)) hides its \(bar.rawValue)")
    case .setBar(let bar, false, let id): say("\(name(id)) shows its \(bar.rawValue)")
    case .turnPage(.forward, let pages): say("\(name(pages)) turns forward")
    case .turnPage(.backward, let pages): say("\(name(pages)) turns backward")
    case .turnPage(.to(let page), let pages): say("\(name(pages)) turns to \(name(page))")
    case .scene(let id, let state): scene(hierarchy.scenes.first { $0.id == id }?.title ?? id, state)
    case .swiftUI(let word, let content, let host, _): say("\(name(host)): \(word.rawValue) \(name(content))")
    default: record.step.operation.verb
    }
  }

  private func scene(_ title: String, _ state: WindowScene.State) -> String {
    switch state {
    case .foregroundActive: say("The scene \(title) becomes active")
    case .foregroundInactive: say("The scene \(title) becomes inactive")
    case .background: say("The scene \(title) enters the background")
    case .unattached: say("The scene \(title) disconnects")
    }
  }

  private static func words(forOrientation name: String) -> String {
    switch name {
    case "portrait": say("portrait")
    case "portraitUpsideDown": say("upside-down portrait")
    case "landscapeLeft": say("landscape left")
    case "landscapeRight": say("landscape right")
    default: name
    }
  }

  private func traits(_ horizontal: SizeClass?, _ vertical: SizeClass?) -> String {
    let words = [horizontal.map { say("\($0.rawValue) width") }, vertical.map { say("\($0.rawValue) height") }]
      .compactMap { $0 }
    return words.isEmpty ? say("The same size classes") : say("The screen gets \(enumeration(words))")
  }
}
