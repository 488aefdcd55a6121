import VCModel
import VCSourceFacts

/// A method that a library adds to controllers, by which they present or push another one: `presentPanModal(controller)`,
/// `customPresentViewController(presenter, viewController: controller, animated: true)`, `pushFade(controller)`.
enum LibraryPresentCall {
  /// Returns whether a method may present or push a controller, judging by its name: a verb phrase with "present", possibly
  /// after a library's prefix, or with "push".
  static func isNamed(_ name: String) -> Bool {
    guard let first = name.utf8.first, first >= UInt8(ascii: "a"), first <= UInt8(ascii: "z") else { return false }
    if first == UInt8(ascii: "p") { return isPhrase(name[...]) || isPush(name) }
    if first == UInt8(ascii: "c"), name.hasPrefix("customPresent") { return true }
    guard let underscore = name.utf8.prefix(5).firstIndex(of: UInt8(ascii: "_")) else { return false }
    return isPhrase(name[underscore...].dropFirst())
  }

  private static func isPush(_ name: String) -> Bool { isPhrase(name[...], "push") }

  private static func isPhrase(_ name: Substring, _ verb: String = "present") -> Bool {
    name.hasPrefix(verb) && name.dropFirst(verb.count).first?.isUppercase ?? false
  }

  static func findings(_ callSite: CallSite) -> [Finding] {
    guard let name = callSite.call.calledName, isNamed(name), let kind = callSite.receiverKind, !isDeclared(callSite),
      !isPush(name) || kind == .navigation
    else { return [] }
    for argument in callSite.call.arguments where !argument.isTrailing && isTarget(argument, callSite) {
      var finding =
        isPush(name)
        ? callSite.finding(.push, by: callSite.initiator, to: argument.value)
        : callSite.presentation(of: argument.value)
      if finding.target.outcome.candidates.isEmpty, finding.target.outcome.uses.isEmpty { continue }
      // Without a target it may as well be a method that shows something other than a controller.
      finding.target.isCertain = false
      return [finding]
    }
    return []
  }

  /// Returns whether the app declares the method, or a property with a closure of that name.
  private static func isDeclared(_ callSite: CallSite) -> Bool {
    callSite.resolver.isOfFunction(callSite.call, callSite.scope)
      || callSite.resolver.boundVariable(callSite.call.callee, callSite.scope) != nil
  }

  /// Returns whether an argument may be the presented controller and not the presenter: `from: controller`.
  private static func isTarget(_ argument: Argument, _ callSite: CallSite) -> Bool {
    // `top.presentPanModal(self)`, but not `presentAlert(self, …)`
    if case .name("self", _) = argument.value { return argument.label == nil && !callSite.isOnItself }
    if let type = callSite.resolver.type(of: argument.value, callSite.scope),
      callSite.index.controllerKind(type.name) == nil, callSite.index.symbol(type.name)?.kind != .protocol
    {
      return false
    }
    guard let label = argument.label?.lowercased() else { return true }
    return label.hasSuffix("controller") || label == "vc" || label == "with"
  }
}

extension CallSite {
  /// Whether the receiver of the call is `self`.
  fileprivate var isOnItself: Bool { resolver.isSelf(call.receiver) }
}
