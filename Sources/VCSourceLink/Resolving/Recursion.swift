/// The symbols that are being evaluated. A symbol that depends on itself is evaluated once, and expressions that are nested too
/// deeply, or are too many, are not evaluated at all.
///
/// A result may be cached if it would be the same anywhere. It may not be if it lacks what an evaluation that began earlier
/// left out: that depends on where the evaluation began.
struct Recursion {
  enum Symbol: Hashable {
    case function(FunctionSymbol)
    /// The calls that create the objects returned by a function.
    case makers(FunctionSymbol)
    /// The elements of the list that a function returns.
    case elements(FunctionSymbol)
    case variable(VariableSymbol)
    case local(ObjectIdentifier)
    case localType(ObjectIdentifier)
  }

  /// The evaluation of a symbol.
  struct Entry {
    /// The number of evaluations in progress when it began.
    fileprivate var position: Int
    /// The outermost evaluation that was requested again before.
    fileprivate var earlierRepetition: Int
  }

  private var positions: [Symbol: Int] = [:]
  /// The position of the outermost evaluation that was requested again while in progress.
  private var outermostRepetition = Int.max
  private var depth = 0
  /// The number of evaluations since the outermost one began.
  private var work = 0

  /// Begins the evaluation of a symbol; returns `nil` if it is in progress.
  mutating func enter(_ symbol: Symbol) -> Entry? {
    if let position = positions[symbol] {
      outermostRepetition = min(outermostRepetition, position)
      return nil
    }
    let entry = Entry(position: positions.count, earlierRepetition: outermostRepetition)
    positions[symbol] = entry.position
    outermostRepetition = .max
    return entry
  }

  /// Ends the evaluation of a symbol; returns whether its result does not depend on the evaluations around it.
  mutating func leave(_ symbol: Symbol, _ entry: Entry) -> Bool {
    positions[symbol] = nil
    let isComplete = outermostRepetition >= entry.position
    outermostRepetition = min(outermostRepetition, entry.earlierRepetition)
    return isComplete
  }

  /// Returns whether another expression may be evaluated inside the current ones; each success needs a call of `ascend`.
  mutating func descend() -> Bool {
    if depth == 0 { work = 0 }
    guard depth < LinkLimits.evaluations, work < LinkLimits.evaluationsInOne else {
      outermostRepetition = -1
      return false
    }
    depth += 1
    work += 1
    return true
  }

  mutating func ascend() { depth -= 1 }
}
