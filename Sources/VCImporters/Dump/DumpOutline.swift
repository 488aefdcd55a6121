/// The lines of a dump with the line that each one hangs under.
struct DumpOutline: Hashable, Sendable {
  var lines: [DumpLine]
  /// For each line the position of its container or presenter; `nil` at the left edge.
  var owners: [Int?]

  /// Finds each line's owner: the nearest line above it that is further to the left.
  ///
  /// Signs tell how far to the right a line is, whatever width was given to them. Where one was lost in retyping, the
  /// columns tell (R151).
  init(_ lines: [DumpLine]) {
    self.lines = lines
    let hasAllSigns = lines.dropFirst().allSatisfy { !($0.isPresented && $0.sign != .presented) }
    let signs = lines.map(\.signs)
    let isSigned =
      hasAllSigns && lines.indices.dropFirst().allSatisfy { signs[$0] > 0 || lines[$0].column == lines[0].column }
    let depths = isSigned ? signs : lines.map(\.column)
    owners = []
    var open: [Int] = []
    for position in lines.indices {
      while let last = open.last, depths[last] >= depths[position] { open.removeLast() }
      owners.append(open.last)
      open.append(position)
    }
  }
}
