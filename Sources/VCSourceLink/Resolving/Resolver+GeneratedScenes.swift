import VCModel
import VCSourceFacts

/// Scenes and segues by the names that code generators give them: `R.storyboard.main.detail()`,
/// `StoryboardScene.Main.detail.instantiate()`.
extension Resolver {
  /// Returns the scene that a call of generated code instantiates; `nil` for other calls.
  func generatedScene(of call: Call) -> ScreenCandidate? {
    guard let path = call.callee.path, path.count == 4 else { return nil }
    switch (path[0], path[1], path[3]) {
    case ("R", "storyboard", let scene): return storyboards.scene(generated: scene, in: path[2]).map(candidate)
    case ("StoryboardScene", let storyboard, "instantiate"):
      return storyboards.scene(generated: path[2], in: storyboard).map(candidate)
    default: return nil
    }
  }

  /// Returns the identifier of a segue that generated code names: `R.segue.home.showDetail`,
  /// `StoryboardSegue.Main.showDetail`.
  func generatedSegue(_ expression: Expression) -> String? {
    guard var path = expression.path else { return nil }
    if path.last == "identifier" { path.removeLast() }
    let isGenerated = path.starts(with: ["R", "segue"]) && path.count == 4
    guard isGenerated || path.first == "StoryboardSegue" && path.count == 3, let name = path.last else { return nil }
    return storyboards.segueIdentifier(generated: name) ?? name
  }

  private func candidate(_ screen: Screen) -> ScreenCandidate { ScreenCandidate(screen, .storyboard) }
}

extension StoryboardIndex {
  /// Returns the scene for a generated name: by its identifier, or the initial scene.
  func scene(generated name: String, in storyboard: String) -> Screen? {
    guard let storyboard = names.first(where: { $0.isGenerated(as: storyboard) }) else { return nil }
    if ["initialScene", "initialViewController", "instantiateInitialViewController"].contains(name) {
      return initial(of: storyboard)
    }
    return identifiers.first { $0.isGenerated(as: name) }.flatMap { scene($0, in: storyboard) }
  }

  /// Returns the identifier of a segue with a generated name.
  func segueIdentifier(generated name: String) -> String? { segueIdentifiers.first { $0.isGenerated(as: name) } }
}

extension String {
  /// Returns whether a generator makes a name of this one: without spaces and punctuation, with other capitals.
  fileprivate func isGenerated(as name: String) -> Bool { letters == name.letters }

  private var letters: String { filter { $0.isLetter || $0.isNumber }.lowercased() }
}

extension Expression {
  /// The names in an expression such as `R.storyboard.main.detail`.
  fileprivate var path: [String]? {
    switch self {
    case .name(let name, _): [name]
    case .member(let base?, let name, _): base.path.map { $0 + [name] }
    // `R.storyboard.main().instantiateInitialViewController()`
    case .call(let call) where call.arguments.isEmpty: call.callee.path
    default: nil
    }
  }
}
