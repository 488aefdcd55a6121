import VCModel

/// The reason for UIKit's behaviour, as a sentence with its rule.
///
/// The sentence is created on demand.
public struct Reason: Hashable, Sendable {
  let fact: Fact

  init(_ fact: Fact) { self.fact = fact }

  /// Why a controller defines a presentation context (R25): the flag was set, its class does according to Apple's
  /// documentation, or its class is inferred to.
  enum DefinerSource: Hashable, Sendable { case flag, itsClass, inferred }

  /// The fact that determines the behaviour, with the controllers concerned.
  enum Fact: Hashable, Sendable {
    case asked(ControllerID, presented: ControllerID)
    case styleOf(ControllerID, ModalPresentationStyle)
    case automatic(ModalPresentationStyle, ios: Int, Idiom)
    case ignoredDefiner(ControllerID, ModalPresentationStyle)
    case legacyPhone(ControllerID)
    case definesNoContext(ControllerID)
    case definer(ControllerID, because: DefinerSource)
    case noDefiner(top: ControllerID, initiator: ControllerID)
    case topPresents(ControllerID, initiator: ControllerID, ModalPresentationStyle)
    case itselfTop(ControllerID, ModalPresentationStyle)
    case adapted(
      ModalPresentationStyle, to: ModalPresentationStyle, by: Adaptation.Rule, SizeClass, SizeClass, ios: Int)
    case covers(ControllerID, ScreenCoverage, context: ControllerID)
    case substituted(ControllerID, ControllerID)
    case substitutionEnds(ControllerID, ControllerID)
    case removesViews(ControllerID, ModalPresentationStyle)
    case keepsViews(ControllerID, ModalPresentationStyle)
    case ownTransition(ControllerID, ModalTransitionStyle)
    case definersTransition(ControllerID, ModalTransitionStyle)
    case preferredTransition(ControllerID, PreferredTransition)
    case transitioningDelegate(ControllerID, String)
    case presentedAtStart(ControllerID, by: ControllerID)

    case dismissesPresented(receiver: ControllerID, presented: ControllerID)
    case forwardsDismissal(receiver: ControllerID, presenter: ControllerID, presented: ControllerID)
    case nothingToDismiss(ControllerID)
    case dismissesAbove(ControllerID, all: [ControllerID])
    case guardedByModal(ControllerID, ControllerID)
    case guardedByDelegate(ControllerID)
    case dismissedByUser(ControllerID, ModalPresentationStyle, byTap: Bool)

    case pushed(ControllerID, ControllerID)
    case popped([ControllerID], ControllerID)
    case stackOfOne(ControllerID)
    case childrenSet(ControllerID, [ControllerID])
    case contained(ControllerID, ControllerID)
    case removed(ControllerID, ControllerID)
    case selected(ControllerID, ControllerID)
    case behindMore(ControllerID, ControllerID)
    case moreHandles(ControllerID, ControllerID)
    case handles(ControllerID, String, ControllerID)
    case noOverride(String, ControllerID)
    case cannotBePushed(ControllerID, ControllerID)
    case columnReplaced(SplitColumn, ControllerID, ControllerID)
    case columnShown(SplitColumn, ControllerID, isShown: Bool)
    case followsWidth(ControllerID, isCollapsed: Bool)
    case delegateChoosesPrimary(ControllerID, ControllerID)
    case delegateHandlesCollapse(ControllerID, ControllerID)
    case delegateSuppliesSecondary(ControllerID, ControllerID)
    case collapsesOnto(ControllerID, ControllerID)
    case leftOut(ControllerID, ControllerID)
    case separates(ControllerID, ControllerID)
    case columnsStacked(ControllerID, top: SplitColumn, isAnswer: Bool)
    case compactColumnReplaces(ControllerID, ControllerID)
    case adaptsAgain(ControllerID, from: ModalPresentationStyle, to: ModalPresentationStyle)

    case detent(ControllerID, String)
    case restsAt(ControllerID, String)
    case undimmed(ControllerID)
    case noDetent(ControllerID)
    case searchActive(ControllerID, ControllerID)
    case searchEnds(ControllerID)
    case tapped(String, ControllerID)
    case groupStays(ControllerID, ControllerID)
    case groupShows(ControllerID, ControllerID)
    case sidebar(ControllerID, isShown: Bool)
    case displayMode(ControllerID, SplitDisplayMode)
    case displayModeLater(ControllerID, SplitDisplayMode)
    case bar(Bar, ControllerID, isShown: Bool)
    case turned(ControllerID, [ControllerID])
    case scene(String, WindowScene.State)
    case swiftUI(SwiftUIWord, ControllerID, ControllerID)
    case transitionCancelled

    case instantiated(ControllerID, String)
    case segue(String, String, ControllerID)
    case embeddedAlready(ControllerID, ControllerID)
    case handlesAction(ControllerID, String, ControllerID)
    case unhandledAction(String, ControllerID)
    case unwinds(ControllerID, ControllerID)
    case orientationAsked(ControllerID, InterfaceOrientationMask)

    case familyMember(ControllerID, top: ControllerID)
    case presentingPointer(ControllerID, ControllerID, top: ControllerID)
    case presentedPointer(ControllerID, ControllerID, by: ControllerID)
    case noPresentedPointer(ControllerID, descendant: ControllerID)
    case inWindow(ControllerID, Bool?)
    case called(ControllerID, [AppearanceCallback], step: Int)
  }
}
