import VCDiagnostics
import VCModel

/// Reads one entry of `ops`.
enum OperationReader {
  static func operation(of node: Located) throws(ScenarioError) -> ScenarioOperation {
    var verb: (name: String, arguments: Located)?
    var expect: [(key: String, value: Located)] = []
    for (key, value) in try node.pairs("an operation") {
      if key == "expect" {
        expect = try value.pairs("expect")
      } else if let verb {
        throw ScenarioError("an operation has one verb; '\(verb.name)' and '\(key)' are two", at: value.location)
      } else {
        verb = (key, value)
      }
    }
    guard let verb else { throw ScenarioError("an operation needs a verb", at: node.location) }
    let action = try Arguments(verb.name, verb.arguments).action()
    return ScenarioOperation(verb: verb.name, action: action, expect: expect, location: node.location)
  }
}

/// The arguments of one operation.
private struct Arguments {
  let verb: String
  let fields: [String: Located]
  let location: SourceLocation

  static let known = [
    "present": ["receiver", "vc", "style", "transition", "anchor", "adaptive"],
    "beginPresent": ["receiver", "vc", "style", "transition", "anchor", "adaptive"],
    "dismiss": ["receiver"], "push": ["nav", "vc"], "pop": ["nav"], "popTo": ["nav", "vc"], "popToRoot": ["nav"],
    "setStack": ["nav", "vcs"], "select": ["tab", "vc"], "show": ["receiver", "vc"], "showDetail": ["receiver", "vc"],
    "addChild": ["parent", "vc"], "remove": ["vc"], "collapse": ["split", "handled", "primary", "topColumn"],
    "expand": ["split", "primary", "secondary"],
    "setColumn": ["split", "column", "vc"], "unwind": ["from", "action"], "performSegue": ["receiver", "id"],
    "instantiate": ["storyboard", "id", "as"], "swipeDown": ["shouldDismiss"], "tapOutside": ["shouldDismiss"],
    "showColumn": ["split", "column"], "hideColumn": ["split", "column"], "traits": ["h", "v"], "maskQuery": [],
    "readStyle": ["vc"], "dump": [], "finishTransition": [], "cancelTransition": [], "beginDismiss": ["receiver"],
    "beginPop": ["nav"], "selectDetent": ["vc", "detent"], "activateSearch": ["vc"], "cancelSearch": ["vc"],
    "tap": ["vc", "action"], "showSidebar": ["tab"], "hideSidebar": ["tab"], "setDisplayMode": ["split", "mode"],
    "hideBar": ["vc", "bar"], "showBar": ["vc", "bar"], "turnPage": ["page", "to"], "scene": ["scene", "becomes"],
    "swiftUI": ["word", "vc", "receiver", "anchor"], "setRoot": ["vc", "window"], "rotate": ["to"],
    "setChildren": ["parent", "vcs"], "unwindTo": ["from", "to"], "interactiveDismiss": ["vc", "shouldDismiss"],
  ]

  init(_ verb: String, _ node: Located) throws(ScenarioError) {
    guard let known = Self.known[verb] else {
      let hint = NearestName.suggestion(for: verb, among: Self.known.keys.sorted())
      throw ScenarioError(
        "there is no verb '\(verb)'" + (hint.map { "; did you mean '\($0)'?" } ?? ""), at: node.location)
    }
    self.verb = verb
    fields = try node.fields("'\(verb)'", known)
    location = node.location
  }

  func action() throws(ScenarioError) -> ScenarioOperation.Action {
    switch verb {
    case "beginPresent":
      let presented = try id("vc")
      return .configured(.beginPresent(presented, from: try id("receiver")), presented, try settings())
    case "maskQuery": return .maskQuery
    case "readStyle": return .readStyle(try id("vc"))
    case "dump": return .dump
    default:
      if let operation = try navigation() { return .step(operation) }
      if let operation = try modern() { return .step(operation) }
      return .step(try other())
    }
  }

  private func navigation() throws(ScenarioError) -> StepOperation? {
    switch verb {
    case "push": .push(try optionalID("vc"), onto: try id("nav"))
    case "pop": .pop(try id("nav"))
    case "popTo": .popTo(try id("vc"), in: try id("nav"))
    case "popToRoot": .popToRoot(try id("nav"))
    case "setStack": .setChildren(try ids("vcs"), of: try id("nav"))
    case "select": .select(try id("vc"), in: try id("tab"))
    case "show": .show(try id("vc"), from: try id("receiver"))
    case "showDetail": .showDetail(try id("vc"), from: try id("receiver"))
    case "addChild": .embed(try id("vc"), in: try id("parent"))
    case "remove": .remove(try id("vc"))
    default: nil
    }
  }

  /// Returns an operation of recent versions of UIKit, or one that concerns windows.
  private func modern() throws(ScenarioError) -> StepOperation? {
    switch verb {
    case "finishTransition": return .finishTransition
    case "cancelTransition": return .cancelTransition
    case "beginDismiss": return .beginDismiss(try id("receiver"))
    case "beginPop": return .beginPop(try id("nav"))
    case "selectDetent": return .selectDetent(try need("detent").text("detent"), of: try id("vc"))
    case "activateSearch": return .activateSearch(try id("vc"))
    case "cancelSearch": return .cancelSearch(try id("vc"))
    case "tap": return .tap(try need("action").text("action"), in: try id("vc"))
    case "showSidebar", "hideSidebar": return .setSidebar(isShown: verb == "showSidebar", of: try id("tab"))
    case "setDisplayMode": return .setDisplayMode(try need("mode").named("mode"), of: try id("split"))
    case "hideBar", "showBar":
      return .setBar(try need("bar").named("bar"), isHidden: verb == "hideBar", of: try id("vc"))
    case "turnPage":
      let to = try need("to").text("to")
      return .turnPage(
        to == "forward" ? .forward : to == "backward" ? .backward : .to(ControllerID(to)), of: try id("page"))
    case "scene": return .scene(try need("scene").text("scene"), becomes: try need("becomes").named("becomes"))
    case "swiftUI":
      return .swiftUI(
        try need("word").named("word"), try id("vc"), from: try id("receiver"), popover: try fields["anchor"]?.anchor())
    case "setRoot": return .setRoot(try id("vc"), window: try fields["window"]?.text("window") ?? "main")
    case "rotate": return .rotate(try need("to").mask("to"))
    case "setChildren": return .setChildren(try ids("vcs"), of: try id("parent"))
    case "unwindTo": return .unwind(try id("from"), to: try id("to"))
    case "interactiveDismiss":
      return .interactiveDismiss(
        try optionalID("vc"), shouldDismiss: try fields["shouldDismiss"]?.flag("shouldDismiss") ?? true)
    default: return nil
    }
  }

  private func other() throws(ScenarioError) -> StepOperation {
    switch verb {
    case "present":
      let settings = try settings()
      return .present(
        try optionalID("vc"), from: try id("receiver"), style: settings.style, transition: settings.transition,
        popover: settings.popover, adaptive: settings.adaptive)
    case "dismiss": return .dismiss(try id("receiver"))
    case "collapse": return .collapse(try id("split"), try collapseAnswers())
    case "expand": return .expand(try id("split"), try expandAnswers())
    case "setColumn": return .setColumn(try column(), to: try id("vc"), of: try id("split"))
    case "showColumn": return .showColumn(try column(), of: try id("split"))
    case "hideColumn": return .hideColumn(try column(), of: try id("split"))
    case "unwind": return .unwindAction(try need("action").text("action"), from: try id("from"))
    case "performSegue": return .performSegue(try need("id").text("id"), from: try id("receiver"))
    case "instantiate":
      return .instantiate(
        storyboard: try need("storyboard").text("storyboard"), identifier: try fields["id"]?.optionalText("id"),
        as: try optionalID("as"))
    case "swipeDown":
      return .interactiveDismiss(nil, shouldDismiss: try fields["shouldDismiss"]?.flag("shouldDismiss") ?? true)
    case "tapOutside":
      return .tapOutside(shouldDismiss: try fields["shouldDismiss"]?.flag("shouldDismiss") ?? true)
    case "traits": return .traits(horizontal: try fields["h"]?.named("h"), vertical: try fields["v"]?.named("v"))
    default: throw ScenarioError("there is no verb '\(verb)'", at: location)
    }
  }

  private func settings() throws(ScenarioError) -> ScenarioOperation.Settings {
    ScenarioOperation.Settings(
      style: try fields["style"]?.named("style"), transition: try fields["transition"]?.named("transition"),
      popover: try fields["anchor"]?.anchor(), adaptive: try fields["adaptive"]?.named("adaptive"))
  }

  private func collapseAnswers() throws(ScenarioError) -> SplitDelegateAnswers {
    SplitDelegateAnswers(
      handlesCollapse: try fields["handled"]?.flag("handled"), primaryForCollapsing: try optionalID("primary"),
      topColumnForCollapsing: try fields["topColumn"]?.named("topColumn"))
  }

  private func expandAnswers() throws(ScenarioError) -> SplitDelegateAnswers {
    SplitDelegateAnswers(
      primaryForExpanding: try optionalID("primary"), secondaryForExpanding: try optionalID("secondary"))
  }

  private func column() throws(ScenarioError) -> SplitColumn { try need("column").named("column") }

  private func need(_ key: String) throws(ScenarioError) -> Located {
    guard let value = fields[key] else { throw ScenarioError("'\(verb)' needs '\(key)'", at: location) }
    return value
  }

  private func id(_ key: String) throws(ScenarioError) -> ControllerID { try need(key).controller(key) }

  private func optionalID(_ key: String) throws(ScenarioError) -> ControllerID? {
    try fields[key]?.optionalText(key).map { ControllerID($0) }
  }

  private func ids(_ key: String) throws(ScenarioError) -> [ControllerID] {
    var result: [ControllerID] = []
    for item in try need(key).list(key) { result.append(try item.controller(key)) }
    return result
  }
}
