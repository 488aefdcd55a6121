import VCModel
import VCSourceFacts

/// Settings of controllers, and the controls that trigger actions.
extension Linker {
  func isOwnSetting(_ base: Expression) -> Bool {
    if case .name("self", _) = base { true } else { false }
  }

  func note(_ name: String, _ value: Expression, of owner: TypeSymbol) {
    switch name {
    case "modalPresentationStyle":
      guard let style = Styles.presentation(value) else { return }
      settings[owner.name, default: .init()].modalPresentationStyle = style
    case "modalTransitionStyle":
      guard let style = Styles.transition(value) else { return }
      settings[owner.name, default: .init()].modalTransitionStyle = style
    case "definesPresentationContext":
      guard case .literal(let text) = value else { return }
      settings[owner.name, default: .init()].definesPresentationContext = text == "true" || text == "YES"
    case "hidesBottomBarWhenPushed":
      guard case .literal(let text) = value else { return }
      settings[owner.name, default: .init()].hidesBottomBarWhenPushed = text == "true" || text == "YES"
    default: break
    }
  }

  /// Records the triggers in `button.addTarget(self, action: #selector(save), …)` and
  /// `UIBarButtonItem(title: "Save", …, action: #selector(save))`.
  func noteTrigger(_ call: Call, _ scope: Scope) {
    guard let owner = scope.context.owner else { return }
    for argument in call.arguments {
      guard case .selector(let selector, _) = argument.value else { continue }
      let method = selector.methodName
      let words: String
      switch Self.maker(call) {
      case "UIBarButtonItem" where call.calledName?.hasPrefix("initWithTitle") ?? false:
        let title = call.firstPlain.flatMap { resolver.text(of: $0, scope) }
        words = title.map { "barButtonItem: \($0)" } ?? "barButtonItem"
      case "UIBarButtonItem":
        let title = call.argument("title").flatMap { resolver.text(of: $0, scope) }
        words = title.map { "barButtonItem: \($0)" } ?? "barButtonItem"
      case "addTarget": words = "button"
      case let name where name.hasSuffix("GestureRecognizer"): words = name.replacingPrefix("UI")
      case "addObserver": words = "notification"
      default: continue
      }
      triggers["\(owner.name).\(method)"] = triggers["\(owner.name).\(method)"] ?? words
    }
  }

  /// Records that a button in the navigation bar of a controller triggers an action of other code:
  /// `detail.navigationItem.rightBarButtonItem = UIBarButtonItem(…, target: self, action: #selector(edit))`.
  func noteBarButton(_ property: String, of item: Expression, _ value: Expression, _ scope: Scope) {
    guard property.contains("arButtonItem"), case .member(let controller?, "navigationItem", _) = item,
      let owner = scope.context.owner, !isOwnSetting(controller)
    else { return }
    let buttons = if case .list(let parts) = value { parts } else { [value] }
    for case .call(let call) in buttons {
      for case .selector(let selector, _) in call.arguments.map(\.value) {
        let method = selector.methodName
        barButtons["\(owner.name).\(method)", default: []].append((controller, scope))
      }
    }
  }

  /// Returns the name of a call; for the initialisation of an Objective-C object, its class.
  private static func maker(_ call: Call) -> String {
    let name = call.calledName ?? ""
    guard name.hasPrefix("init"), case .call(let maker)? = call.receiver, maker.calledName == "alloc",
      case .name(let type, _)? = maker.receiver
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
