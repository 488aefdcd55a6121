import VCDiagnostics
import VCModel

/// Reads `storyboards` and `segues`. Controllers that are only mentioned there are added to the model.
enum StoryboardReader {
  static func storyboards(of node: Located?, _ model: inout Model) throws(ScenarioError) -> [Storyboard] {
    var result: [Storyboard] = []
    for (name, value) in try node?.pairs("storyboards") ?? [] {
      let fields = try value.fields("a storyboard", ["initial", "ids"])
      var storyboard = Storyboard(name: name, origin: Origin(value.location))
      if let initial = try fields["initial"]?.optionalText("initial") {
        storyboard.initial = declare(initial, &model)
      }
      for (identifier, scene) in try fields["ids"]?.pairs("ids") ?? [] {
        storyboard.identifiers[identifier] = declare(try scene.text("a scene"), &model)
      }
      result.append(storyboard)
    }
    return result
  }

  static func segues(of node: Located?, _ model: inout Model) throws(ScenarioError) -> [Segue] {
    var result: [Segue] = []
    for (identifier, value) in try node?.pairs("segues") ?? [] {
      let fields = try value.fields("a segue", ["from", "to", "kind", "style", "transition", "anchor", "action"])
      guard let from = fields["from"], let kind = fields["kind"] else {
        throw ScenarioError("a segue needs from and kind", at: value.location)
      }
      var segue = Segue(identifier, kind: try kind.named("kind"), from: try from.controller("from"))
      let target = try fields["to"]?.optionalText("to")
      if segue.kind == .unwind {
        segue.unwindAction = try fields["action"]?.text("action") ?? target
      } else {
        segue.destination = target.map { declare($0, &model) }
      }
      segue.style = try fields["style"]?.named("style")
      segue.transition = try fields["transition"]?.named("transition")
      segue.popover = try fields["anchor"]?.anchor()
      segue.origin = Origin(value.location)
      result.append(segue)
    }
    return result
  }

  private static func declare(_ name: String, _ model: inout Model) -> ControllerID {
    let id = ControllerID(name)
    if !model.controllers.contains(where: { $0.id == id }) { model.controllers.append(Controller(id)) }
    return id
  }
}
