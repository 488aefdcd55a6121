import VCDiagnostics
import VCModel

/// An implementation of UIKit's rules: a hierarchy, and operations that change it like UIKit.
///
/// Each group of rules is an extension in a separate file. A rule performs all its checks before it changes anything,
/// so that a refused operation leaves the hierarchy unchanged (R44).
public struct Replayer: Sendable {
  /// The controllers after the steps so far.
  public internal(set) var hierarchy: Hierarchy
  /// The diagnostics of the initial state.
  public internal(set) var startDiagnostics: [Diagnostic] = []

  let storyboards: [Storyboard]
  let segues: [Segue]
  let options: ReplayOptions
  /// The transitions that have begun and not finished, in the order in which they began (R41, R75, R178).
  var running: [RunningTransition] = []
  /// The appearance callbacks of the running transitions that occur at their end (R58, R178).
  var awaitedAppearance: [AppearanceChange] = []
  /// The windows as the model declares them, whether their scenes are connected or not (R181).
  let declaredWindows: [AppWindow]
  /// The initial state, in which each scene is as its storyboard describes it (R112); `nil` if the model has no storyboards
  /// and no segues.
  var scenesAtStart: Hierarchy?
  /// The number of instances made of each scene, by the controller that represents the scene (R112).
  var instances: [ControllerID: Int] = [:]
  /// The controller that represents an instance's scene, which also has the instance's segues.
  var scenes: [ControllerID: ControllerID] = [:]
  /// Controllers created from storyboards whose views are not loaded, in order of creation (R119).
  var unloaded: [ControllerID] = []
  /// Positions of the controllers whose views are in a window.
  var shown: [Int] = []
  private(set) var stepCount = 0
  private var hasRaised = false

  /// Creates the initial state of a model.
  public init(_ model: Model, options: ReplayOptions = ReplayOptions()) {
    hierarchy = Hierarchy(environment: model.environment)
    storyboards = model.storyboards
    segues = model.segues
    declaredWindows = model.windows
    self.options = options
    build(model)
    if !model.storyboards.isEmpty || !model.segues.isEmpty { scenesAtStart = hierarchy }
    shown = hierarchy.nodesInWindow()
    hierarchy.noteLoaded(shown)
  }

  /// Replays one operation.
  @discardableResult
  public mutating func perform(_ operation: StepOperation) -> StepRecord { perform(Step(operation)) }

  /// Replays one step.
  @discardableResult
  public mutating func perform(_ step: Step) -> StepRecord {
    stepCount += 1
    var record = StepRecord(index: stepCount, step: step)
    guard !hasRaised || options.continuesAfterException else {
      record.outcome = .skipped
      return record
    }
    hierarchy.cause = step.origin
    run(step, &record)
    if record.outcome == .exception { hasRaised = true }
    if record.outcome == .performed {
      loadViews(&record)
      noteAppearance(&record)
    }
    return record
  }

  /// Runs a step, which may be part of another one.
  mutating func run(_ step: Step, _ record: inout StepRecord) {
    if let unknown = unknownController(in: step.operation) {
      withMore(unknown, &record) { $0.run(step.operation, &$1) }
    } else if !refusesWhatIsNoViewController(in: step.operation, &record) {
      run(step.operation, &record)
    }
    explainWithoutEffect(&record)
    noteAvailability(of: step.operation, &record)
  }

  /// Sets properties of a controller between steps, as an app's code does.
  public mutating func configure(_ id: ControllerID, _ change: (inout Controller) -> Void) {
    hierarchy.update(id, change)
  }

  private mutating func run(_ operation: StepOperation, _ record: inout StepRecord) {
    switch operation {
    case .present(let presented, let receiver, let style, let transition, let popover, let adaptive):
      let given = PresentationSettings(style: style, transition: transition, popover: popover, adaptive: adaptive)
      present(presented, from: receiver, given, &record)
    case .beginPresent(let presented, let receiver): beginPresent(presented, from: receiver, &record)
    case .beginDismiss(let receiver): beginDismiss(receiver, &record)
    case .beginPop(let navigation): beginPop(navigation, &record)
    case .finishTransition: finishTransition(&record)
    case .cancelTransition: cancelTransition(&record)
    case .dismiss(let receiver): dismiss(receiver, &record)
    case .interactiveDismiss(let controller, let shouldDismiss):
      interactiveDismiss(controller, shouldDismiss: shouldDismiss, &record)
    case .tapOutside(let shouldDismiss): tapOutside(shouldDismiss: shouldDismiss, &record)
    case .push(let pushed, let navigation): push(pushed, onto: navigation, &record)
    case .pop(let navigation): pop(navigation, &record)
    case .popToRoot(let navigation): popToRoot(navigation, &record)
    case .popTo(let target, let navigation): popTo(target, in: navigation, &record)
    case .setChildren(let children, let container): setChildren(children, of: container, &record)
    case .select(let tab, let tabBar): select(tab, in: tabBar, &record)
    case .show(let shown, let receiver): show(shown, from: receiver, &record)
    case .showDetail(let shown, let receiver): showDetail(shown, from: receiver, &record)
    case .embed(let child, let container): embed(child, in: container, &record)
    case .remove(let child): remove(child, &record)
    case .unwind(let source, let destination): unwind(from: source, to: destination, &record)
    case .unwindAction(let action, let source): unwind(action, from: source, &record)
    case .performSegue(let identifier, let receiver): performSegue(identifier, from: receiver, &record)
    case .instantiate(let storyboard, let identifier, let name):
      instantiate(identifier, from: storyboard, as: name, &record)
    case .traits(let horizontal, let vertical): changeTraits(horizontal, vertical, &record)
    case .rotate(let orientation): rotate(to: orientation, &record)
    case .setRoot(let root, let window): setRoot(root, window: window, &record)
    case .collapse(let split, let answers): collapse(split, answers, &record)
    case .expand(let split, let answers): expand(split, answers, &record)
    case .setColumn(let column, let controller, let split): setColumn(column, to: controller, of: split, &record)
    case .showColumn(let column, let split): showColumn(column, of: split, &record)
    case .hideColumn(let column, let split): hideColumn(column, of: split, &record)
    case .selectDetent, .activateSearch, .cancelSearch, .tap, .setSidebar, .setDisplayMode, .setBar, .turnPage, .scene,
      .swiftUI:
      runModern(operation, &record)
    }
  }

  /// Runs an operation of recent versions of UIKit.
  private mutating func runModern(_ operation: StepOperation, _ record: inout StepRecord) {
    switch operation {
    case .selectDetent(let detent, let controller): selectDetent(detent, of: controller, &record)
    case .activateSearch(let search): activateSearch(search, &record)
    case .cancelSearch(let search): cancelSearch(search, &record)
    case .tap(let title, let alert): tap(title, in: alert, &record)
    case .setSidebar(let isShown, let tabBar): setSidebar(isShown: isShown, of: tabBar, &record)
    case .setDisplayMode(let mode, let split): setDisplayMode(mode, of: split, &record)
    case .setBar(let bar, let isHidden, let container): setBar(bar, isHidden: isHidden, of: container, &record)
    case .turnPage(let turn, let pages): turnPage(turn, of: pages, &record)
    case .scene(let scene, let state): changeScene(scene, to: state, &record)
    case .swiftUI(let word, let content, let host, let popover): swiftUI(word, content, from: host, popover, &record)
    default: break
    }
  }

  /// Returns the first controller in an operation that does not exist.
  private func unknownController(in operation: StepOperation) -> ControllerID? {
    operation.controllers.first { !hierarchy.contains($0) }
  }
}

extension StepOperation {
  /// The controllers that must exist before the operation.
  var controllers: [ControllerID] {
    switch self {
    case .present(let presented, let receiver, _, _, _, _): [receiver] + (presented.map { [$0] } ?? [])
    case .push(let pushed, let navigation): [navigation] + (pushed.map { [$0] } ?? [])
    case .beginPresent(let first, let second), .popTo(let first, let second), .select(let first, let second),
      .show(let first, let second), .showDetail(let first, let second), .embed(let first, let second),
      .unwind(let first, let second), .setColumn(_, let first, let second):
      [first, second]
    case .collapse(let split, let answers), .expand(let split, let answers): [split] + answers.controllers
    case .dismiss(let only), .pop(let only), .popToRoot(let only), .remove(let only), .setRoot(let only, _),
      .showColumn(_, let only), .hideColumn(_, let only), .beginDismiss(let only), .beginPop(let only),
      .selectDetent(_, let only), .activateSearch(let only), .cancelSearch(let only), .tap(_, let only),
      .setSidebar(_, let only), .setDisplayMode(_, let only), .setBar(_, _, let only),
      .unwindAction(_, let only), .performSegue(_, let only):
      [only]
    case .interactiveDismiss(let only, _): only.map { [$0] } ?? []
    case .setChildren(let children, let container): children + [container]
    case .turnPage(.to(let page), let pages): [page, pages]
    case .turnPage(_, let pages): [pages]
    case .swiftUI(_, let content, let host, _): [content, host]
    case .finishTransition, .cancelTransition, .tapOutside, .instantiate, .traits, .rotate, .scene: []
    }
  }
}
