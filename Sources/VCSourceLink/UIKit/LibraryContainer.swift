import VCModel
import VCSourceFacts

/// Containers of libraries, such as drawers, side menus and panels, which receive their children by name:
/// `SlideMenuController(mainViewController: main, leftMenuViewController: menu)`, `panel.set(contentViewController: detail)`,
/// `PanelViewController(with: detail)`.
enum LibraryContainer {
  /// Returns whether a word in a function's body may be such a setter or an Objective-C initialiser.
  static func isNamed(_ word: String) -> Bool {
    word.utf8.last == UInt8(ascii: "r") && word.hasSuffix("Controller") && isRole(withoutVerb(word))
  }

  /// Returns the children that an initialiser or a setter of a library's container receives.
  static func findings(_ callSite: CallSite) -> [Finding] {
    let call = callSite.call
    let named = named(call).filter { isRole($0.name) }.map(\.value)
    let children = named.isEmpty ? wrapped(callSite) : named
    guard !children.isEmpty, let container = container(callSite) else { return [] }
    return children.compactMap { child in
      var finding = callSite.finding(.child, by: container, to: child)
      finding.target.isCertain = false
      return finding
    }
  }

  /// Returns the screen of the app that is the first argument of an initialiser, without a name of its own, or the parameter that
  /// stands for any screen.
  private static func wrapped(_ callSite: CallSite) -> [Expression] {
    let call = callSite.call
    guard call.selector == nil, call.calledName?.hasSuffix("ViewController") ?? false,
      let first = call.arguments.first, [nil, "with", "content", "controller", "viewController"].contains(first.label),
      !callSite.resolver.isSelf(first.value)
    else { return [] }
    let outcome = callSite.resolver.screens(of: first.value, callSite.scope)
    let areOwn = outcome.candidates.allSatisfy { $0.screen.className.map(callSite.index.isDeclared) ?? true }
    return outcome.isEmpty || !areOwn ? [] : [first.value]
  }

  /// Returns the child that is assigned to a property of a library's container: `drawer.leftViewController = menu`.
  static func findings(
    _ target: Expression, _ value: Expression, _ position: SourcePosition, _ scope: Scope, _ linker: Linker
  ) -> [Finding] {
    guard case .member(let base?, let name, _) = target, isRole(name), name != "rootViewController",
      let type = linker.resolver.type(of: base, scope)?.plain.name, isLibrary(type, linker.index)
    else { return [] }
    let outcome = linker.resolver.screens(of: value, scope)
    var finding = Finding(.child, by: initiator(base, scope, linker), to: outcome, at: position, in: scope)
    finding.target.isCertain = false
    return [finding]
  }

  /// Returns the children in the list that is assigned to a library's container: `tabs.viewControllers = [menu, detail]`.
  static func children(
    of base: Expression?, _ list: Expression, _ position: SourcePosition, _ scope: Scope, _ linker: Linker
  ) -> [Finding] {
    let type = base.map { linker.resolver.type(of: $0, scope)?.plain.name } ?? scope.context.owner?.name
    guard let type, isOfLibrary(type, linker.index), linker.index.variable("viewControllers", of: type) == nil else {
      return []
    }
    let container = base.map { initiator($0, scope, linker) } ?? .own
    return linker.resolver.elements(of: list, scope).map { element, inner in
      let outcome = linker.resolver.screens(of: element, inner)
      var finding = Finding(.child, by: container, to: outcome, at: position, in: scope)
      finding.target.isCertain = false
      return finding
    }
  }

  /// Returns the arguments with their names, which are the parts of the selector in Objective-C.
  private static func named(_ call: Call) -> [(name: String, value: Expression)] {
    guard let selector = call.selector else { return call.arguments.map { ($0.label ?? "", $0.value) } }
    return zip(selector.split(separator: ":"), call.arguments).map { part, argument in
      (withoutVerb(String(part)), argument.value)
    }
  }

  private static func withoutVerb(_ part: String) -> String {
    let verb = ["initWith", "set", Mentions.Word.assigned("")].first(where: part.hasPrefix) ?? ""
    return String(part.dropFirst(verb.count))
  }

  /// Returns whether a name is that of a child by its place: `leftViewController`, `drawerContentController`.
  private static func isRole(_ name: String) -> Bool {
    guard let suffix = ["ViewController", "Controller"].first(where: name.hasSuffix) else { return false }
    let place = name.dropLast(suffix.count).lowercased()
    return !place.isEmpty && words.contains { place.hasPrefix($0) }
  }

  private static let words: [String] = [
    "background", "bottom", "center", "content", "drawer", "foreground", "front", "left", "main", "menu", "primary",
    "rear", "right", "root", "secondary", "side", "top", "under",
  ]

  private static func container(_ callSite: CallSite) -> Initiator? {
    let (call, scope, resolver) = (callSite.call, callSite.scope, callSite.resolver)
    if case .constructor(let type) = resolver.callee(of: call, scope) {
      guard !call.isDelegation, isOfLibrary(type.name, callSite.index) else { return nil }
      return .screen(resolver.screen(type.name, at: Place(file: scope.context.file, position: call.position)))
    }
    // `super.init(mainViewController: detail, menuViewController: menu)`
    if call.isDelegation { return resolver.isSelf(call.receiver) ? nil : own(callSite) }
    guard call.calledName?.hasPrefix("set") ?? false else { return nil }
    // `extension PanelController { func fill() { set(contentViewController: detail) } }`
    guard let receiver = call.receiver, !resolver.isSelf(receiver) else { return own(callSite) }
    guard let type = resolver.type(of: receiver, scope)?.plain.name, isOfLibrary(type, callSite.index) else {
      return nil
    }
    return initiator(receiver, scope, callSite.linker)
  }

  /// Returns the container whose code this is, if it is a library's or a subclass of one.
  private static func own(_ callSite: CallSite) -> Initiator? {
    callSite.owner.flatMap { isOfLibrary($0.name, callSite.index) ? .own : nil }
  }

  private static func initiator(_ container: Expression, _ scope: Scope, _ linker: Linker) -> Initiator {
    let candidates = linker.resolver.screens(of: container, scope).candidates
    return candidates.count == 1 ? .screen(candidates[0].screen) : linker.initiator(container, scope)
  }

  /// Returns whether a class is a library's controller, or the app's subclass of one.
  static func isOfLibrary(_ name: String, _ index: SymbolIndex) -> Bool {
    let foreign = index.ancestry(of: name).first { !index.isDeclared($0) && ($0 == name || $0.hasSuffix("Controller")) }
    return foreign.map { !$0.hasPrefix("UI") && isLibrary($0, index) } ?? false
  }

  /// Returns whether a class is a controller that neither the app nor the system declares, judging by its name.
  static func isLibrary(_ name: String, _ index: SymbolIndex) -> Bool {
    !index.isDeclared(name) && [nil, .content].contains(SystemTypes.controllerKind(name)) && name.looksLikeType
      && (name.hasSuffix("Controller") || name.hasSuffix("Menu")) && SystemController.named(name) == nil
  }
}

/// `panel.addPanel(toParent: self)`, of the library FloatingPanel.
enum PanelCall: CallDetector {
  static let names: Set<String> = ["addPanel"]

  static func findings(_ callSite: CallSite) -> [Finding] {
    guard let parent = callSite.call.argument("toParent"), let panel = callSite.call.receiver, !callSite.isOfTheApp
    else { return [] }
    var finding = callSite.finding(
      .child, by: callSite.linker.initiator(parent, callSite.scope), to: panel)
    finding.target.isCertain = false
    return [finding]
  }
}
