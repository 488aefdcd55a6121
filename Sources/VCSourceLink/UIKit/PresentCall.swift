import VCModel
import VCSourceFacts

/// `present(controller, animated: true)` and its Objective-C forms.
enum PresentCall: CallDetector {
  static let names: Set<String> = ["present", "presentViewController", "presentModalViewController"]

  static func findings(_ callSite: CallSite) -> [Finding] {
    let call = callSite.call
    guard let target = call.firstPlain, !call.arguments[0].isTrailing else { return [] }
    let labels = Set(call.arguments.compactMap(\.label))
    // Calls with other labels are those of toasts, bulletins or the app's helpers.
    guard labels.contains("animated"), labels.isSubset(of: ["animated", "completion"]), !callSite.isOfTheApp else {
      return []
    }
    return [callSite.presentation(of: target)]
  }

  /// Returns whether a controller's method without parameters may present the controller, judging by its name: `show`,
  /// `presentOnTop`.
  static func mayPresentItself(_ name: String) -> Bool {
    ["show", "present", "display", "open"].contains { name.hasPrefix($0) }
  }
}

extension CallSite {
  /// Returns a presentation. If a controller presents itself from an unknown one, such as the topmost, or from one that the
  /// caller passes, the transition belongs to the callers.
  func presentation(of controller: Expression) -> Finding {
    let target = screen(inStack: controller) ?? controller
    var finding = finding(.present, by: initiator, to: target)
    if finding.target.outcome.isEmpty, let name = foreignClass(of: target) {
      finding.target.outcome.candidates = [ScreenCandidate(.type(name), .returnType)]
    }
    if finding.source.initiator.dependsOnCaller, let function = methodOfAnyController(target) {
      finding.target.outcome.uses.append(.receiver(function))
    }
    return finding
  }

  /// Returns the class of a library, with any name, that a presented controller is declared to be:
  /// `func rating() -> PopupDialog`.
  private func foreignClass(of controller: Expression) -> String? {
    guard let type = resolver.type(of: controller, scope)?.plain, !type.isMeta, type.arguments.isEmpty,
      type.others.isEmpty, isForeignClass(type.name)
    else { return nil }
    let generics = (scope.context.function?.declaration.generics ?? []) + (owner?.generics ?? [])
    return generics.contains { $0.name == type.name } ? nil : type.name
  }

  private func isForeignClass(_ name: String) -> Bool {
    name.looksLikeType && index.symbol(name) == nil && !SystemTypes.isPlainValue(name)
      && !SystemTypes.generalControllers.contains(name) && !["Any", "AnyObject", "NSObject", "Self"].contains(name)
  }

  /// Returns the controller itself if it presents the stack that it is in: `host.present(navigationController!, animated: true)`.
  private func screen(inStack stack: Expression) -> Expression? {
    guard stack.ownProperty == "navigationController", scope.local("navigationController") == nil, let owner,
      index.isSpecificController(owner.name), owner.variables["navigationController"] == nil
    else { return nil }
    return .name("self", call.position)
  }

  /// Returns the method of a controller in which a screen is `self`: its callers determine which controller that is.
  func methodOfAnyController(_ screen: Expression) -> FunctionSymbol? {
    guard case .name("self", _) = screen, let function = scope.context.function, !function.declaration.isStatic,
      !function.isInitializer, function.owner?.isDeclared ?? false
    else { return nil }
    return function
  }
}
