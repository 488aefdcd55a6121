import VCModel

/// The lines of a dump, each with its owner.
struct DumpOutline: Hashable, Sendable {
  /// The owner of a line.
  enum Owner: Hashable, Sendable {
    /// Another line, by position.
    case line(Int)
    /// A controller missing from the dump, by number.
    case inferred(Int)
    /// None: the controller is the root of a window.
    case window
  }

  let lines: [DumpLine]
  private(set) var owners: [Owner] = []
  /// The depth of each line below the leftmost level, starting at zero.
  private(set) var depths: [Int] = []
  /// The number of controllers that own lines but are missing from the dump.
  private(set) var inferredCount = 0
  /// Whether the depth of the lines was derived from their markers.
  let hasMarker: Bool

  /// Finds each line's owner: the nearest line above it that is further to the left.
  ///
  /// Markers determine the depth of a line, whatever their width. If one was lost in retyping, the columns decide
  /// (R151).
  init(_ given: [DumpLine]) {
    let hasMargin = Self.hasMargin(given)
    lines = hasMargin ? given.map(\.withoutMargin) : given
    // In a nested list the bullets determine the depth of a line.
    let bullets = given.compactMap { hasMargin ? $0.margin?.column : nil }
    let isNested = Set(bullets).count > 1
    hasMarker = !isNested && Self.hasMarker(lines)
    let places = hasMarker ? Self.markers(of: lines) : isNested ? bullets : lines.map(\.column)
    var open: [(owner: Owner, place: Int, depth: Int)] = []
    for position in lines.indices {
      let place = places[position]
      while let last = open.last, last.place >= place { open.removeLast() }
      if open.isEmpty, !isRoot(position, place) {
        // The owner is one level to the left and missing from the dump.
        open.append((.inferred(inferredCount), hasMarker ? place - 1 : -1, hasMarker ? max(0, place - 1) : 0))
        inferredCount += 1
      }
      let depth = open.last.map { $0.depth + 1 } ?? (hasMarker ? place : 0)
      owners.append(open.last?.owner ?? .window)
      depths.append(depth)
      open.append((.line(position), place, depth))
    }
  }

  private func isRoot(_ position: Int, _ place: Int) -> Bool {
    let line = lines[position]
    // Snapshot tests print the controller as presented, without a presentation controller (R183).
    let isPresentedByNothing = line.isPresented && line.description.dumpRecord.presentationController == nil
    if position == 0, isPresentedByNothing, line.description.hasPresentation { return true }
    return hasMarker ? place <= 0 : !line.isPresented
  }

  /// Returns whether every line that needs markers has them.
  private static func hasMarker(_ lines: [DumpLine]) -> Bool {
    guard let first = lines.first else { return true }
    return lines.dropFirst().allSatisfy { line in
      if line.isPresented, line.marker != .presented { return false }
      return line.markers > 0 || line.indent <= first.indent
    }
  }

  /// Returns whether every line begins with the same mark, which then belongs to a list, a patch or a table.
  ///
  /// The first controller of a dump has no marker, unless its line includes how it is presented.
  private static func hasMargin(_ lines: [DumpLine]) -> Bool {
    guard let first = lines.first, let margin = first.margin, !first.description.hasPresentation,
      lines.allSatisfy({ $0.margin?.mark == margin.mark })
    else { return false }
    switch margin.mark {
    // In a fragment of a dump, too, every line begins with a bar.
    case "|": return lines.allSatisfy(\.endsWithBar)
    case "+": return lines.allSatisfy { $0.margin?.column == margin.column }
    default: return true
    }
  }

  /// A log that adds its own bars before every line adds as many before the first one.
  private static func markers(of lines: [DumpLine]) -> [Int] {
    let markers = lines.map(\.markers)
    guard let first = lines.first, first.marker == .child, lines.count > 1, lines.allSatisfy(\.isPrefixed),
      markers.allSatisfy({ $0 >= first.markers })
    else { return markers }
    return markers.map { $0 - first.markers }
  }
}
