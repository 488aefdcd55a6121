import VCSourceFacts

/// The controls that trigger code, derived from its context.
enum Trigger {
  /// Returns the trigger of a closure argument: `Button: Save`.
  static func of(_ call: Call, argument: Int) -> String? {
    guard let name = call.calledName, argument < call.arguments.count else { return nil }
    if let gesture = gestures[name] { return gesture }
    guard controls.contains(name) else { return nil }
    // In `Button { … } label: { … }` the first closure is the action; a title comes before it.
    let label = call.arguments[argument].label
    guard label == nil || label == "action" || label == "handler" || label == "primaryAction" else { return nil }
    let title = call.arguments.lazy.compactMap { argument -> String? in
      guard argument.label == nil || argument.label == "title", case .text(let text) = argument.value else {
        return nil
      }
      return text
    }.first
    return title.map { "\(word(for: name)): \($0)" } ?? word(for: name)
  }

  private static func word(for name: String) -> String {
    switch name {
    case "UIAlertAction": "alert action"
    case "UIBarButtonItem": "barButtonItem"
    case "UIAction", "UICommand": "action"
    case "UIContextualAction", "UITableViewRowAction", "SwipeAction": "swipe action"
    default: "button"
    }
  }

  private static let controls: Set<String> = [
    "Button", "UIAction", "UIAlertAction", "UIBarButtonItem", "UIContextualAction", "UITableViewRowAction",
    "SwipeAction",
    "UICommand",
  ]
  private static let gestures: [String: String] = [
    "onTapGesture": "tap", "onLongPressGesture": "long press", "onSubmit": "submit", "onOpenURL": "opened URL",
  ]

  /// Returns the trigger of a delegate method that UIKit calls on selection of a row or an item.
  static func of(_ function: FunctionDeclaration) -> String? {
    let labels = function.parameters.compactMap(\.label)
    if function.selector?.contains("didSelectRowAtIndexPath") ?? false { return "tableViewCell" }
    if function.selector?.contains("didSelectItemAtIndexPath") ?? false { return "collectionViewCell" }
    switch (function.name, labels.last ?? "") {
    case ("tableView", "didSelectRowAt"): return "tableViewCell"
    case ("tableView", "accessoryButtonTappedForRowWith"): return "tableViewCell accessory"
    case ("collectionView", "didSelectItemAt"): return "collectionViewCell"
    default: return nil
    }
  }
}

extension Call {
  /// The last name of the callee.
  var calledName: String? {
    switch callee {
    case .name(let name, _), .member(_, let name, _): name
    default: nil
    }
  }

  /// The receiver of the call; `nil` if there is none.
  var receiver: Expression? {
    if case .member(let base, _, _) = callee { base } else { nil }
  }

  /// Whether the call is `super.init(…)` or `self.init(…)`.
  var isDelegation: Bool {
    guard case .member(.name(let name, _)?, let called, _) = callee else { return false }
    return (name == "super" || name == "self") && called.hasPrefix("init")
  }

  /// Returns the argument with a label.
  func argument(_ label: String) -> Expression? { arguments.first { $0.label == label }?.value }

  /// The first argument, if it is unlabelled.
  var firstPlain: Expression? { arguments.first.flatMap { $0.label == nil ? $0.value : nil } }
}
