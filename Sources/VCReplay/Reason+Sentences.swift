import VCModel

extension Reason: CustomStringConvertible {
  /// The sentence with its rule: `photos is asked to present picker (R20)`.
  public var description: String { "\(sentence) (\(rule))" }

  /// The sentence with the controllers' ids: lower case, without a full stop.
  public var sentence: String { sentence(naming: \.rawValue) }

  /// Returns the sentence with other names for the controllers, such as their titles.
  public func sentence(naming name: (ControllerID) -> String) -> String { words.sentence.text(naming: name) }

  /// The rule, such as `R23`.
  public var rule: String { "R\(words.rule)" }

  /// The source of the rule.
  public var source: String { UIKitRule.numbered(words.rule)?.source ?? "" }

  private var words: (sentence: Sentence, rule: Int) {
    presentationWords ?? dismissalWords ?? containmentWords ?? splitWords ?? modernWords ?? pointerWords
  }

  private var presentationWords: (sentence: Sentence, rule: Int)? {
    switch fact {
    case .asked(let initiator, let presented): ("\(initiator) is asked to present \(presented)", 20)
    case .styleOf(let presented, let style): ("\(presented)'s own modalPresentationStyle is \(style.rawValue)", 29)
    case .automatic(.unknown, _, _): ("this system class decides what automatic is, and its choice is unknown", 47)
    case .automatic(let style, let ios, let idiom):
      ("automatic is \(style.rawValue) on \(idiom == .tv ? "tvOS" : "iOS") \(ios)", 47)
    case .ignoredDefiner(let definer, let style):
      ("definesPresentationContext of \(definer) has no effect for \(style.rawValue)", 26)
    case .legacyPhone(let top): ("before iOS 8 a presentation always covers a phone completely, so \(top) presents", 31)
    case .definesNoContext(let id): ("\(id) does not define a presentation context", 23)
    case .definer(let id, .flag): ("\(id) defines the presentation context, so \(id) presents", 23)
    case .definer(let id, .itsClass):
      ("\(id) defines a presentation context because its class does, so \(id) presents", 25)
    case .definer(let id, .inferred):
      (
        "\(id) defines a presentation context because its class is inferred to do so (undocumented), so \(id) presents",
        25
      )
    case .noDefiner(let top, let initiator):
      (
        "no controller from \(initiator) up defines a presentation context, so \(top), the top of the family, presents",
        24
      )
    case .topPresents(let top, let initiator, .unknown):
      ("for any style except context styles, the top of the family of \(initiator) presents: \(top)", 21)
    case .itselfTop(let top, .unknown): ("\(top) is the top of its family, so it presents regardless of the style", 21)
    case .topPresents(let top, let initiator, let style):
      ("\(style.rawValue) is presented by the top of the family of \(initiator), so \(top) presents", 21)
    case .itselfTop(let top, let style):
      ("\(top) is the top of its family, so it presents \(style.rawValue) itself", 21)
    case .adapted(let from, let to, let rule, let horizontal, let vertical, let ios):
      ("\(adaptationSentence(from, to, rule, horizontal, vertical, ios))", rule.number)
    case .covers(let presented, let coverage, let context): ("\(presented) \(coverage.words(context: context))", 49)
    case .substituted(let meant, let replacement):
      ("the delegate shows \(replacement) in place of \(meant) in the adapted form, with \(meant) inside it", 52)
    case .substitutionEnds(let meant, let replacement):
      ("\(meant) is no longer adapted, so it takes the place of \(replacement) again", 52)
    case .removesViews(let presenter, let style):
      (
        "\(style.rawValue) removes \(presenter)'s views from the window, so \(presenter) receives disappearance callbacks",
        48
      )
    case .keepsViews(let presenter, .unknown):
      (
        "it is unknown whether \(presenter)'s views stay in the window and which appearance callbacks it receives",
        48
      )
    case .keepsViews(let presenter, let style):
      ("\(style.rawValue) leaves \(presenter)'s views in place, so \(presenter) receives no appearance callbacks", 48)
    case .ownTransition(let presented, let style): ("the transition is \(presented)'s own, \(style.rawValue)", 61)
    case .definersTransition(let definer, let style):
      ("the transition is \(style.rawValue) because \(definer) provides it for its context", 62)
    case .preferredTransition(let presented, let transition):
      ("the transition is \(presented)'s preferredTransition, \(transition.rawValue)", 178)
    case .transitioningDelegate(let presented, let name):
      ("\(name), the transitioningDelegate of \(presented), animates the transition", 178)
    case .presentedAtStart(let presented, let presenter): ("\(presenter) presents \(presented) from the start", 10)
    default: nil
    }
  }

  private func adaptationSentence(
    _ from: ModalPresentationStyle, _ to: ModalPresentationStyle, _ rule: Adaptation.Rule, _ horizontal: SizeClass,
    _ vertical: SizeClass, _ ios: Int
  ) -> String {
    switch rule {
    case .edgeAttached: "\(from.rawValue) stays attached to the edge in compact height"
    case .delegate where from == to: "the delegate keeps \(from.rawValue)"
    case .delegate: "the delegate adapts \(from.rawValue) to \(to.rawValue)"
    case .legacyPhone: "before iOS 8 a phone shows every style except custom as \(to.rawValue)"
    default:
      "\(from.rawValue) becomes \(to.rawValue) in \(horizontal.rawValue) width and \(vertical.rawValue) height"
        + " on iOS \(ios)"
    }
  }

  private var dismissalWords: (sentence: Sentence, rule: Int)? {
    switch fact {
    case .dismissesPresented(let receiver, let presented):
      ("\(receiver) sees \(presented) as its presentedViewController, so \(presented) is dismissed", 68)
    case .forwardsDismissal(let receiver, let presenter, let presented):
      ("\(receiver) presents nothing, so its presenter \(presenter) dismisses \(presented)", 68)
    case .nothingToDismiss(let receiver): ("\(receiver) neither presents nor is presented, so nothing happens", 72)
    case .dismissesAbove(let lowest, let all):
      ("everything above \(lowest) is dismissed with it: \(Array(all.dropLast()))", 69)
    case .guardedByModal(let id, let top):
      (
        "\(id) is modal in its presentation, so a gesture cannot dismiss \(id == top ? "it" : Sentence(top, ", in which it is seen"))",
        76
      )
    case .guardedByDelegate(let id): ("the delegate of the presentation of \(id) does not let the user dismiss it", 76)
    case .dismissedByUser(let id, .popover, _): ("a tap outside closes the popover \(id)", 77)
    case .dismissedByUser(let id, _, byTap: true): ("a tap outside dismisses the sheet \(id)", 77)
    case .dismissedByUser(let id, _, byTap: false): ("a swipe dismisses the sheet \(id)", 76)
    default: nil
    }
  }

  private var containmentWords: (sentence: Sentence, rule: Int)? {
    switch fact {
    case .pushed(let id, let navigation): ("\(id) is pushed onto \(navigation)", 83)
    case .popped(let ids, let navigation):
      ("\(ids) \(ids.count == 1 ? "is" : "are") popped from the stack of \(navigation)", 86)
    case .stackOfOne(let navigation): ("\(navigation) has nothing to pop: its root stays", 85)
    case .childrenSet(let container, let ids): ("\(container) now contains \(ids)", 87)
    case .contained(let child, let container): ("\(child) becomes a child of \(container)", 90)
    case .removed(let child, let container): ("\(child) leaves \(container)", 90)
    case .selected(let tab, let tabBar): ("\(tabBar) shows \(tab); nothing else changes", 88)
    case .behindMore(let tab, let more):
      ("\(tab) has no place in the tab bar, so it is shown on the stack of \(more)", 89)
    case .moreHandles(let more, let tab): ("\(tab) is shown on the stack of \(more), which overrides show", 89)
    case .handles(let id, let verb, let receiver):
      (
        id == receiver
          ? "\(id) overrides \(verb)" : "\(id) is the nearest ancestor of \(receiver) that overrides \(verb)", 93
      )
    case .noOverride(let verb, let receiver): ("no ancestor of \(receiver) overrides \(verb), so it presents", 94)
    case .cannotBePushed(let shown, let navigation):
      ("\(shown) is a navigation controller, which \(navigation) cannot push, so it is presented", 95)
    case .adaptsAgain(let id, let from, let to):
      ("\(id) adapts again: \(from.rawValue) becomes \(to.rawValue); its presenter stays the same", 53)
    case .instantiated(let id, let storyboard): ("\(id) is instantiated from the storyboard \(storyboard)", 113)
    case .embeddedAlready(let template, let id):
      ("\(id) has embedded \(template) since its view was loaded, so nothing changes", 119)
    case .segue(let identifier, let kind, let source):
      ("the segue '\(identifier)' of \(source) is of kind \(kind)", 110)
    default: nil
    }
  }

  private var pointerWords: (sentence: Sentence, rule: Int) {
    switch fact {
    case .handlesAction(let id, let action, let source):
      ("\(id) is the first controller from \(source) outwards that handles \(action)", 115)
    case .unhandledAction(let action, let source):
      ("no controller from \(source) outwards handles \(action), so nothing happens", 117)
    case .unwinds(let source, let destination): ("\(source) unwinds to \(destination)", 116)
    case .orientationAsked(let id, let mask): ("\(id) is asked and supports \(mask.names.joined(separator: ", "))", 131)
    case .familyMember(let id, let top) where id == top: ("\(id) is the top of its family", 2)
    case .familyMember(let id, let top): ("\(id) is in the family of \(top)", 2)
    case .presentingPointer(let id, let presenter, let top):
      (
        "presentingViewController of \(id) is \(presenter), because \(presenter) presents \(id == top ? "it" : Sentence(top))",
        11
      )
    case .presentedPointer(let id, let presented, let presenter):
      (
        "presentedViewController of \(id) is \(presented), because \(id == presenter ? "it" : Sentence(presenter)) presents \(presented)",
        12
      )
    case .noPresentedPointer(let id, let descendant):
      ("presentedViewController of \(id) is nil: presentations by its descendant \(descendant) do not count", 12)
    case .called(let id, let callbacks, let step):
      ("step \(step) calls \(callbacks.map(\.rawValue).joined(separator: " and ")) on \(id)", 48)
    case .inWindow(let id, true): ("the view of \(id) is in the window", 9)
    case .inWindow(let id, false): ("the view of \(id) is not in the window", 9)
    case .inWindow(let id, nil):
      (
        "it is unknown whether the view of \(id) is in the window, because the style of the presentation above it is unknown",
        48
      )
    default: ("", 0)
    }
  }
}

extension Adaptation.Rule {
  /// The number of the rule that applies.
  var number: Int {
    switch self {
    case .edgeAttached: 172
    case .table: 50
    case .delegate: 51
    case .contextPolicy: 54
    case .popoverPolicy: 55
    case .legacyPhone: 31
    case .actionSheet: 124
    case .platform: 57
    }
  }
}
