import VCModel
import VCSourceFacts

/// The controls that trigger methods by selector: buttons, items in bars, gestures, and notifications.
struct ActionTriggers {
  /// A method, by its type and its name without labels.
  private struct Method: Hashable {
    var type: String
    var name: String
  }

  private var words: [Method: String] = [:]
  /// The types whose code has a selector, by the name of the method.
  private var selecting: [String: Set<String>] = [:]
  private var barButtons: [Method: [(controller: Expression, scope: Scope)]] = [:]

  /// Returns the words for the control that triggers a method of a type.
  func trigger(of method: String, in type: String) -> String? { words[Method(type: type, name: method)] }

  /// Returns the types whose code has a selector of a method, with which a control or the system may call it.
  func types(selecting method: String) -> [String] { selecting[method, default: []].sorted() }

  /// Returns the controllers in whose navigation bar a button triggers a method of other code.
  func controllersWithButton(for method: String, in type: String) -> [(controller: Expression, scope: Scope)] {
    barButtons[Method(type: type, name: method)] ?? []
  }

  /// Records the triggers in `button.addTarget(self, action: #selector(save), …)` and
  /// `UIBarButtonItem(title: "Save", …, action: #selector(save))`.
  mutating func visit(_ call: Call, _ scope: Scope, _ resolver: Resolver) {
    guard let owner = scope.context.owner else { return }
    for argument in call.arguments {
      guard case .selector(let selector, _) = argument.value else { continue }
      selecting[selector.methodName, default: []].insert(owner.name)
      guard let trigger = Self.trigger(by: call, scope, resolver) else { continue }
      let method = Method(type: owner.name, name: selector.methodName)
      words[method] = words[method] ?? trigger
    }
  }

  /// Returns the words for the control that a call creates or configures.
  private static func trigger(by call: Call, _ scope: Scope, _ resolver: Resolver) -> String? {
    switch createdType(call) {
    case "UIBarButtonItem":
      let isObjectiveC = call.calledName?.hasPrefix("initWithTitle") ?? false
      let title = (isObjectiveC ? call.firstPlain : call.argument("title")).flatMap { resolver.text(of: $0, scope) }
      return title.map { "barButtonItem: \($0)" } ?? "barButtonItem"
    case "addTarget": return control(call.receiver, scope, resolver)
    case let name where name.hasSuffix("GestureRecognizer"): return name.replacingPrefix("UI")
    case "addObserver": return "notification"
    default: return nil
    }
  }

  /// Returns the words for a control, by its class, as the name of the element in Interface Builder: `UISwitch` is a `switch`.
  private static func control(_ control: Expression?, _ scope: Scope, _ resolver: Resolver) -> String {
    guard let type = control.flatMap({ resolver.type(of: $0, scope)?.plain.name }) else { return "button" }
    let controls = Set(resolver.index.ancestry(of: type)).intersection(Self.controls)
    return controls.min()?.replacingPrefix("UI") ?? "button"
  }

  /// UIKit's controls besides buttons.
  private static let controls: Set<String> = [
    "UISwitch", "UISegmentedControl", "UISlider", "UIStepper", "UIDatePicker", "UIPageControl", "UIRefreshControl",
    "UITextField", "UISearchTextField", "UIColorWell",
  ]

  /// Records that a button in the navigation bar of a controller triggers an action of other code:
  /// `detail.navigationItem.rightBarButtonItem = UIBarButtonItem(…, target: self, action: #selector(edit))`.
  mutating func visit(assignmentOf value: Expression, to property: String, of item: Expression, _ scope: Scope) {
    guard property.contains("arButtonItem"), case .member(let controller?, "navigationItem", _) = item,
      let owner = scope.context.owner
    else { return }
    if case .name("self", _) = controller { return }
    let buttons = if case .list(let parts) = value { parts } else { [value] }
    for case .call(let call) in buttons {
      for case .selector(let selector, _) in call.arguments.map(\.value) {
        barButtons[Method(type: owner.name, name: selector.methodName), default: []].append((controller, scope))
      }
    }
  }

  /// Returns the name of a call; for the initialisation of an Objective-C object, its class.
  private static func createdType(_ call: Call) -> String {
    let name = call.calledName ?? ""
    guard name.hasPrefix("init"), case .call(let allocation)? = call.receiver, allocation.calledName == "alloc",
      case .name(let type, _)? = allocation.receiver
    else { return name }
    return type
  }
}

extension String {
  /// The method that a selector names: `edit` for `edit(_:)` and `edit:`.
  fileprivate var methodName: String { String(prefix { $0 != "(" && $0 != ":" }) }

  func replacingPrefix(_ prefix: String) -> String {
    guard hasPrefix(prefix) else { return self }
    let rest = dropFirst(prefix.count)
    return rest.prefix(1).lowercased() + rest.dropFirst()
  }
}
