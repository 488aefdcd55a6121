import VCDiagnostics
import VCModel
import VCReplay

/// What a step is called, and what became of it, in a few words.
struct StepWords {
  private let record: StepRecord
  /// The controllers after the step.
  private let hierarchy: Hierarchy

  init(_ record: StepRecord, _ hierarchy: Hierarchy) {
    self.record = record
    self.hierarchy = hierarchy
  }

  /// What a person does; without that what the step does.
  var title: String {
    let trigger = record.step.trigger?.singleLine ?? ""
    return trigger.isEmpty ? call : trigger
  }

  /// Whether nothing came of it.
  var isRefused: Bool { record.outcome != .performed }

  /// What UIKit made of it.
  var detail: String {
    switch record.outcome {
    case .performed: effect
    case .ignored: "Nothing happens: \(reason ?? call)"
    case .exception: "UIKit raises an exception: \(reason ?? call)"
    case .skipped: "Not reached: the exception has ended the app"
    }
  }

  private var reason: String? {
    record.diagnostics.first?.message ?? record.reasons.last.map(\.sentence)
  }

  private func name(_ id: ControllerID) -> String { hierarchy.words(for: id) }

  private var effect: String {
    var parts: [String] = []
    if let presentation = record.presentation {
      var text = "\(name(presentation.presenter)) presents \(name(presentation.presented)) \(presentation.style.phrase)"
      if let initiator = presentation.initiator, initiator != presentation.presenter {
        text += ", asked by \(name(initiator))"
      }
      parts.append(text)
    } else if record.step.trigger?.singleLine.isEmpty == false || record.dismissed.isEmpty {
      parts.append(call)
    }
    if !record.dismissed.isEmpty { parts.append("dismisses \(enumeration(record.dismissed.map(name)))") }
    return parts.joined(separator: "; ")
  }

  /// The operation as a short sentence.
  private var call: String {
    switch record.step.operation {
    case .present(let presented, let receiver, _, _, _, _):
      "present \(presented.map(name) ?? "nothing") from \(name(receiver))"
    case .beginPresent(let presented, let receiver): "begin to present \(name(presented)) from \(name(receiver))"
    case .finishTransition: "the transition ends"
    case .dismiss(let receiver): "dismiss, asked of \(name(receiver))"
    case .interactiveDismiss(let id, _): id.map { "a person dismisses \(name($0))" } ?? "a person dismisses the top"
    case .tapOutside: "a tap outside"
    case .push(let pushed, let navigation): "push \(pushed.map(name) ?? "nothing") onto \(name(navigation))"
    case .pop(let navigation): "pop \(name(navigation))"
    case .popToRoot(let navigation): "pop \(name(navigation)) to its root"
    case .popTo(let target, let navigation): "pop \(name(navigation)) to \(name(target))"
    case .setChildren(let children, let container):
      "\(name(container)) gets \(children.isEmpty ? "no children" : enumeration(children.map(name)))"
    case .select(let tab, let tabBar): "select \(name(tab)) in \(name(tabBar))"
    case .show(let shown, let receiver): "show \(name(shown)) from \(name(receiver))"
    case .showDetail(let shown, let receiver): "show \(name(shown)) as detail from \(name(receiver))"
    case .embed(let child, let container): "embed \(name(child)) in \(name(container))"
    case .remove(let child): "remove \(name(child)) from its parent"
    case .unwind(let source, let destination): "unwind from \(name(source)) to \(name(destination))"
    case .unwindAction(let action, let source): "unwind \(action) from \(name(source))"
    case .performSegue(let identifier, let receiver): "perform the segue \(identifier) of \(name(receiver))"
    case .instantiate(let storyboard, _, _): "instantiate a scene of \(storyboard)"
    case .traits(let horizontal, let vertical): traits(horizontal, vertical)
    case .rotate(let mask): "rotate to \(mask.names.joined(separator: ", "))"
    case .setRoot(let root, let window): "\(name(root)) becomes the root of \(window)"
    case .collapse(let split, _): "\(name(split)) collapses"
    case .expand(let split, _): "\(name(split)) expands"
    case .setColumn(let column, let controller, let split):
      "\(name(controller)) becomes the \(column.phrase) of \(name(split))"
    case .showColumn(let column, let split): "show the \(column.phrase) of \(name(split))"
    case .hideColumn(let column, let split): "hide the \(column.phrase) of \(name(split))"
    }
  }

  private func traits(_ horizontal: SizeClass?, _ vertical: SizeClass?) -> String {
    let words = [horizontal.map { "\($0.rawValue) width" }, vertical.map { "\($0.rawValue) height" }].compactMap { $0 }
    return words.isEmpty ? "the same size classes" : enumeration(words)
  }
}
