extension ObservedHierarchy {
  /// The lines of the dumps as they were printed, in their original layout, with an empty line between two dumps.
  public var text: String { dumps.map { $0.text + "\n" }.joined(separator: "\n") }
}

extension ObservedDump {
  /// The lines in their original layout, without a trailing line break.
  public var text: String {
    switch layout {
    case .printHierarchy: lines.map { $0.prefix + $0.text }.joined(separator: "\n")
    case .pvc: pvcText
    }
  }

  /// Chisel prints a note after each presented subtree; the next entry continues on the note's line (R152).
  private var pvcText: String {
    var text = ""
    var open: [Int] = []
    var isBehindNote = true
    func closePresented(down depth: Int) {
      while let last = open.last, depth <= last {
        open.removeLast()
        text += (isBehindNote ? "\n" : "\n\n") + Self.note
        isBehindNote = true
      }
    }
    for line in lines {
      closePresented(down: line.depth)
      text += (isBehindNote ? "" : "\n") + line.pvcPrefix + line.text
      isBehindNote = false
      if line.hasPresentedMarker { open.append(line.depth) }
    }
    closePresented(down: 0)
    return text
  }

  /// Chisel's explanation of the marker.
  package static let note = "// '*M' means the view controller is presented modally."
}

extension ObservedLine {
  /// The prefix of a line: five characters for each level (R147).
  fileprivate var prefix: String {
    guard depth > 0 else { return "" }
    return String(repeating: "   | ", count: depth - 1) + (hasPresentedMarker ? "   + " : "   | ")
  }

  /// The prefix of a line: four characters for each level, and a space (R152).
  fileprivate var pvcPrefix: String {
    guard depth > 0 else { return "" }
    return String(repeating: "   |", count: depth - 1) + (hasPresentedMarker ? "  *M " : "   | ")
  }
}
