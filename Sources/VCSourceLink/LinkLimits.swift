/// How far the linker follows code, and how many answers it accepts.
///
/// The limits balance two errors. Code that is followed too far, or an answer with too many screens, gives transitions that
/// never happen; code that is not followed far enough leaves transitions without a target or a source. The numbers come from
/// how apps are usually layered, as each says below; only the maps as a whole are measured. At a limit the search stops as if
/// the code ended there: nothing fails, and the transition keeps what is known so far.
enum LinkLimits {
  // MARK: Targets

  /// The calls between the code that shows a screen and the code that supplies it.
  ///
  /// A presenter, a router and a coordinator pass a screen on three times; the fourth is for an overload with fewer parameters.
  /// A transition whose screen comes from further away is shown without a target.
  static let callsToTarget = 4
  /// The calls between the code that sends a value and the code that supplies it.
  ///
  /// One more than for screens, because the closure that sends a value is often passed on before it is called. A value from
  /// further away is not sent at all.
  static let callsToSentValue = 5
  /// The views that pass a binding on to the next one, or the computed properties that read the property behind it.
  ///
  /// The same as for screens. Beyond it, the last binding that was found stands for the property.
  static let bindings = 4
  /// The functions between a closure that receives the cases of a stream and the transition.
  ///
  /// The closure usually calls one method for each case. Further functions are also called for other reasons, and their
  /// transitions would be attributed to the case.
  static let callsFromStream = 2
  /// The levels of views from a view that maps values to screens to the view that sends one.
  ///
  /// A row in a section of a list on a page is four levels deep. A view that is nested more deeply does not count as being
  /// inside, and the mapping is found by its type alone.
  static let levelsOfViews = 6
  /// The type aliases, superclasses with generic arguments, or functions of a view through which a search goes.
  ///
  /// Real chains have one or two links; the limit ends those that lead to themselves. Beyond it, a name stands for itself,
  /// generic arguments are unknown, and a view has no further content.
  static let aliases = 8
  /// The locals between a condition or a stream and the parameter or property that is meant.
  ///
  /// The limit ends chains that lead to themselves. Beyond it, the value is unknown.
  static let aliasesOfLocal = 4
  /// The depth of evaluations inside one another.
  ///
  /// Far beyond that of real calls, and low enough for the stack of a thread. A deeper expression has no known value.
  static let evaluations = 40
  /// The evaluations inside the outermost one.
  ///
  /// Real expressions need up to twenty thousand. Functions that call each other in many ways need exponentially many; those
  /// beyond the limit have no known value.
  static let evaluationsInOne = 50_000
  /// The factories from which a screen chooses one by a value that is only known at run time.
  ///
  /// A tab bar or a menu has at most a dozen. A table with more holds all routes of the app, of which the screen shows few.
  static let factoriesInTable = 24
  /// The implementations of a protocol's requirement whose results are compared.
  ///
  /// Factories of one kind of screen have up to five. More are seldom all the same, and each has to be evaluated.
  static let implementationsCompared = 8

  // MARK: Sources

  /// The calls between a screen and the code with the transition that it asks for.
  ///
  /// View, view model, coordinator, router and helper are five. A transition that no screen asks for within five calls keeps
  /// its own code as the source.
  static let callsFromAsker = 5
  /// The same for code that many screens call from far away: those nearer are the ones that matter.
  ///
  /// It is tried when five calls lead to more screens than ``screensAsking``.
  static let callsFromNearAsker = 3
  /// The same for code that the most screens call: only those count that call it themselves, or what forwards to it in the same
  /// type, such as an overload with fewer parameters.
  static let directCalls = 1
  /// The screens to which a helper's transition is attributed.
  ///
  /// If more ask for it, the helper is one that the whole app uses, and its transition says nothing about the screens that
  /// are far away: only those that call it themselves matter.
  static let screensAsking = 12
  /// The same for a transition to one screen of the app; helpers that show alerts or any given screen have more callers.
  ///
  /// Twice as many, because such a transition is what a reader of the map looks for.
  static let screensAskingForOwnScreen = 24
  /// The screens that may be the first one of a stack on which a transition is, if nobody is known to ask.
  ///
  /// A coordinator begins with one of a few screens. A stack with more serves the whole app.
  static let screensOfStack = 3
  /// The screens that hold a view model in a property.
  ///
  /// A view model belongs to a screen and perhaps to its parts. One that more screens hold is shared by all of them, so that
  /// holding it does not tell who asks.
  static let holdersOfModel = 3
  /// The subclasses to which the transitions of an abstract base class are attributed.
  ///
  /// A class with more is the base of all screens in the app. The transition stays with it, as one arrow instead of many.
  static let subclasses = 12
  /// The roots among which the code that sets a window's root chooses.
  ///
  /// A login and the main screen are two. If there are more, which one performs a transition is unknown.
  static let windowRoots = 2
  /// The times that a container is passed on.
  ///
  /// Coordinators start each other with the same one, so this is much higher than the other limits; each step has a single
  /// meaning and costs little. A container from further away is unknown.
  static let passesOfContainer = 16
  /// The objects around a navigation controller, such as a coordinator and its router.
  ///
  /// The third is for a factory of both. A stack that more objects surround is not known to be new.
  static let objectsAroundStack = 3
}
