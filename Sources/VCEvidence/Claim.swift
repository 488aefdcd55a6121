import VCModel

/// A step's claim about the app: which controller opens which, and by which kinds of transition.
struct Claim {
  var source: ControllerID
  /// `nil` if the step does not name it, for example if a segue leads to it.
  var target: ControllerID?
  var relations: Set<MapTransition.Relation>
  /// The verb of the message, with the source as its subject.
  var verb: String
  /// The segue's identifier, if the step performs a segue by identifier.
  var identifier: String?
  /// The action of an unwind segue.
  var action: String?

  /// Creates the claim of an operation; `nil` for a step that opens nothing, because UIKit or the user causes it.
  init?(_ operation: StepOperation, _ model: Model) {
    switch operation {
    case .present(let target?, let source, _, _, _, _), .beginPresent(let target, let source):
      self.init(source, target, MapTransition.Relation.presenting, "presents")
    case .push(let target?, let navigation): self.init(navigation, target, MapTransition.Relation.pushing, "pushes")
    case .show(let target, let source), .showDetail(let target, let source):
      self.init(source, target, MapTransition.Relation.pushing.union(MapTransition.Relation.presenting), "shows")
    case .unwind(let source, let target):
      self.init(source, target, [.unwind], "unwinds to")
    case .unwindAction(let action, let source):
      self.init(source, nil, [.unwind], "unwinds by '\(action)'")
      self.action = action
    case .performSegue(let identifier, let source):
      let segue = model.segues.first { $0.identifier == identifier && $0.source == source }
      let relations = Set(MapTransition.Relation.allCases).subtracting(MapTransition.Relation.holding)
      self.init(source, segue?.destination, relations, "performs the segue '\(identifier)' to")
      if target == nil { verb = "performs the segue '\(identifier)'" }
      self.identifier = identifier
    case .swiftUI(let word, let target, let source, _): self.init(word, target, source)
    default: return nil
    }
  }

  private init?(_ word: SwiftUIWord, _ target: ControllerID, _ source: ControllerID) {
    switch word {
    case .sheet: self.init(source, target, [.sheet], "shows as a sheet")
    case .fullScreenCover: self.init(source, target, [.fullScreenCover], "shows as a cover")
    case .popover: self.init(source, target, [.popover], "shows as a popover")
    // An alert is not a class of the app.
    case .alert: self.init(source, nil, [.alert], "shows an alert")
    case .confirmationDialog: self.init(source, nil, [.confirmationDialog], "shows a dialog")
    case .navigationLink: self.init(source, target, [.link, .destination], "links to")
    case .representable: self.init(source, target, [.represents], "wraps")
    }
  }

  private init(
    _ source: ControllerID, _ target: ControllerID?, _ relations: Set<MapTransition.Relation>, _ verb: String
  ) {
    self.source = source
    self.target = target
    self.relations = relations
    self.verb = verb
  }
}

extension MapTransition.Relation {
  /// The relations that can present.
  static let presenting: Set<Self> = [
    .present, .popover, .sheet, .fullScreenCover, .alert, .confirmationDialog, .custom, .show, .showDetail,
  ]
  /// The relations that can push.
  static let pushing: Set<Self> = [.push, .show, .showDetail, .destination, .link, .set, .replace, .custom]
  /// The relations between a container and its contents.
  static let holding: Set<Self> = [
    .initial, .windowRoot, .root, .tab, .column, .page, .child, .embed, .set, .hosts, .represents,
  ]

  /// Whether the source is a container of the target.
  var holds: Bool { Self.holding.contains(self) }
  /// Whether it can push onto a stack.
  var pushes: Bool { Self.pushing.contains(self) }
  /// Whether SwiftUI's containers inside the target do not count as separate controllers.
  var isSwiftUI: Bool { [.sheet, .fullScreenCover, .popover, .link, .destination].contains(self) }
}
