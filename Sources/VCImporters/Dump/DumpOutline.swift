import VCModel

/// The lines of a dump with the line that each one hangs under.
struct DumpOutline: Hashable, Sendable {
  /// What a line hangs under.
  enum Owner: Hashable, Sendable {
    /// Another line, by its position.
    case line(Int)
    /// A controller that is not in the dump, by a number.
    case unseen(Int)
    /// Nothing: it is the root of a window.
    case window
  }

  let lines: [DumpLine]
  private(set) var owners: [Owner] = []
  /// How far each line is below the edge, from zero.
  private(set) var depths: [Int] = []
  /// How many controllers are not in the dump although something hangs under them.
  private(set) var unseenCount = 0
  /// Whether the places of the lines were told by their signs.
  let isSigned: Bool

  /// Finds each line's owner: the nearest line above it that is further to the left.
  ///
  /// Signs tell how far to the right a line is, whatever width was given to them. Where one was lost in retyping, the
  /// columns tell (R151).
  init(_ given: [DumpLine]) {
    let hasMargin = Self.hasMargin(given)
    lines = hasMargin ? given.map(\.withoutMargin) : given
    // A nested list says by its bullets how far to the right a line is.
    let bullets = given.compactMap { hasMargin ? $0.margin?.column : nil }
    let isNested = Set(bullets).count > 1
    isSigned = !isNested && Self.isSigned(lines)
    let places = isSigned ? Self.signs(of: lines) : isNested ? bullets : lines.map(\.column)
    var open: [(owner: Owner, place: Int, depth: Int)] = []
    for position in lines.indices {
      let place = places[position]
      while let last = open.last, last.place >= place { open.removeLast() }
      if open.isEmpty, !isRoot(position, place) {
        // Whatever it hangs under is one level to the left of it, and not there.
        open.append((.unseen(unseenCount), isSigned ? place - 1 : -1, isSigned ? max(0, place - 1) : 0))
        unseenCount += 1
      }
      let depth = open.last.map { $0.depth + 1 } ?? (isSigned ? place : 0)
      owners.append(open.last?.owner ?? .window)
      depths.append(depth)
      open.append((.line(position), place, depth))
    }
  }

  private func isRoot(_ position: Int, _ place: Int) -> Bool {
    let line = lines[position]
    // Snapshot tests print what they show as if it were presented, by nothing (R183).
    let isPresentedByNothing = line.isPresented && line.description.sighting.presentationController == nil
    if position == 0, isPresentedByNothing, line.description.hasPresentation { return true }
    return isSigned ? place <= 0 : !line.isPresented
  }

  /// Whether every line that needs signs has them.
  private static func isSigned(_ lines: [DumpLine]) -> Bool {
    guard let first = lines.first else { return true }
    return lines.dropFirst().allSatisfy { line in
      if line.isPresented, line.sign != .presented { return false }
      return line.signs > 0 || line.indent <= first.indent
    }
  }

  /// Whether every line begins with the same mark, which then belongs to a list, a patch or a table.
  ///
  /// The first controller of a dump has no sign, or its line says what presents it.
  private static func hasMargin(_ lines: [DumpLine]) -> Bool {
    guard let first = lines.first, let margin = first.margin, !first.description.hasPresentation,
      lines.allSatisfy({ $0.margin?.mark == margin.mark })
    else { return false }
    switch margin.mark {
    // Of a fragment every line begins with a bar, too.
    case "|": return lines.allSatisfy(\.endsWithBar)
    case "+": return lines.allSatisfy { $0.margin?.column == margin.column }
    default: return true
    }
  }

  /// A log that puts bars of its own before every line has as many before the first.
  private static func signs(of lines: [DumpLine]) -> [Int] {
    let signs = lines.map(\.signs)
    guard let first = lines.first, first.sign == .child, lines.count > 1, lines.allSatisfy(\.isPrefixed),
      signs.allSatisfy({ $0 >= first.signs })
    else { return signs }
    return signs.map { $0 - first.signs }
  }
}
