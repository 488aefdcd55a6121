import VCModel
import VCSourceFacts

/// Previews: the controller that one delegate method returns, and that UIKit passes to another when the user opens the
/// preview.
extension Resolver {
  /// Returns the controllers that UIKit passes as the second argument of `previewingContext(_:commit:)`: those that the same
  /// class returns from `previewingContext(_:viewControllerForLocation:)`.
  func previews(passedTo function: FunctionSymbol, _ place: Int) -> Outcome {
    guard place == 1, function.name == "previewingContext", function.secondLabel.hasPrefix("commit"),
      let owner = function.owner
    else { return Outcome() }
    return previews(
      from: index.ancestry(of: owner.name).flatMap { index.symbol($0)?.functions[function.name] ?? [] }
        .filter { $0.secondLabel == "viewControllerForLocation" })
  }

  /// Returns the controllers that a context menu previews: `animator.previewViewController`, which the `previewProvider` of
  /// the same class's `UIContextMenuConfiguration` creates.
  func previews(of animator: Expression, _ scope: Scope) -> Outcome {
    guard type(of: animator, scope)?.plain.name == "UIContextMenuInteractionCommitAnimating",
      let owner = scope.context.owner
    else { return Outcome() }
    let delegates = ["tableView", "collectionView", "contextMenuInteraction"]
    return previews(
      from: index.ancestry(of: owner.name).flatMap { name in
        delegates.flatMap { index.symbol(name)?.functions[$0] ?? [] }
      }.filter(\.isOfMenu))
  }

  private func previews(from functions: [FunctionSymbol]) -> Outcome {
    var outcome = Outcome()
    for function in functions {
      for (value, scope) in results(of: function) {
        outcome.add(function.isOfMenu ? previews(inMenu: value, scope) : screens(of: value, scope))
      }
    }
    return Outcome(candidates: outcome.candidates).known(by: .property)
  }

  /// Returns the controllers that a context menu previews: those that its `previewProvider` creates, perhaps in another method.
  private func previews(inMenu menu: Expression, _ scope: Scope) -> Outcome {
    guard case .call(let call) = menu else { return Outcome() }
    if let provider = call.argument("previewProvider") { return screens(of: provider, scope) }
    guard case .functions(let functions, _) = callee(of: call, scope), !index.isAmbiguous(functions) else {
      return Outcome()
    }
    return limitingDepth(Outcome()) { previews(from: functions.filter(\.isOfMenu)) }
  }
}

extension FunctionSymbol {
  /// Whether the function returns a context menu.
  fileprivate var isOfMenu: Bool { declaration.result?.name == "UIContextMenuConfiguration" }

  /// The label of the second parameter, or the second part of the selector.
  fileprivate var secondLabel: Substring {
    let labels = declaration.parameters.map { $0.label ?? "" }
    guard declaration.selector == nil else { return selector.split(separator: ":").dropFirst().first ?? "" }
    return labels.count > 1 ? labels[1][...] : ""
  }
}
