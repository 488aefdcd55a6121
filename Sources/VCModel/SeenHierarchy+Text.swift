extension SeenHierarchy {
  /// The lines of the dumps as they were printed, in the layout of who printed them; an empty line between two dumps.
  public var text: String { dumps.map { $0.text + "\n" }.joined(separator: "\n") }
}

extension SeenDump {
  /// The lines in the layout of who printed them, without a line break at the end.
  public var text: String {
    switch layout {
    case .printHierarchy: lines.map { $0.prefix + $0.text }.joined(separator: "\n")
    case .pvc: pvcText
    }
  }

  /// Chisel leaves a note behind everything that was presented; what follows goes on in the note's line (R152).
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
      if line.hasPresentedSign { open.append(line.depth) }
    }
    closePresented(down: 0)
    return text
  }

  /// What Chisel says of the sign.
  package static let note = "// '*M' means the view controller is presented modally."
}

extension SeenLine {
  /// Five characters for each level (R147).
  fileprivate var prefix: String {
    guard depth > 0 else { return "" }
    return String(repeating: "   | ", count: depth - 1) + (hasPresentedSign ? "   + " : "   | ")
  }

  /// Four characters for each level, and a space (R152).
  fileprivate var pvcPrefix: String {
    guard depth > 0 else { return "" }
    return String(repeating: "   |", count: depth - 1) + (hasPresentedSign ? "  *M " : "   | ")
  }
}
