import VCModel
import VCSourceFacts

/// What the passes of linking ask: the resolver of expressions, the storyboards, and the record of the traversal.
///
/// It holds no transitions: those go from the traversal through the passes in a ``FoundTransitions``. It is a class because it
/// caches its answers.
final class Linker {
  let resolver: Resolver
  let storyboards: StoryboardIndex
  let record: CodeRecord
  /// The screens that hold view models.
  private(set) lazy var modelHolders = ModelHolders(self)
  var caches = Caches()

  /// Answers that are expensive to find again.
  struct Caches {
    /// The calls of functions; empty until the record is complete.
    var callers: [FunctionSymbol: [CodeRecord.RecordedCall]] = [:]
    /// The calls of an implementation through its protocol; empty until the record is complete.
    var dispatchedCalls: [FunctionSymbol: [CodeRecord.RecordedCall]] = [:]
    /// The calls by which screens ask for what functions do.
    var requests: [FunctionSymbol: [CodeRecord.RecordedCall]] = [:]
    /// The code that may lead to a transition; `nil` until all transitions are found.
    var showingCode: ShowingCode?
    /// The types of the objects that code assigns to properties.
    var delegates: [VariableSymbol: Set<Delegate>] = [:]
    /// The values sent into streams, by property; `nil` until they are needed.
    var emissions: [VariableSymbol: [StreamTable.Emission]]?
    /// The calls of initialisers of superclasses, by the superclass.
    var superclassCalls: [String: [CodeRecord.RecordedCall]]?
    /// The views that select their content by a value, by the value's type.
    var selections: [String: [RouteTable.Mapping]] = [:]
    /// The nesting distances from one view to another inside it.
    var distances: [String: [String: Int?]] = [:]
  }

  var index: SymbolIndex { resolver.index }

  init(_ index: SymbolIndex, _ storyboards: StoryboardIndex, _ names: TraversalNames) {
    resolver = Resolver(index, storyboards)
    self.storyboards = storyboards
    record = CodeRecord(index, names)
    resolver.record = record
  }
}
