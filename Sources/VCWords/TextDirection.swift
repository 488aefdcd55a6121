extension String {
  /// The text with Unicode's marks around it if it begins with a letter of another direction than the language of the figure:
  /// the sentence around it keeps its own order.
  package var isolated: String {
    beginsRightToLeft == Language.current.isRightToLeft ? self : "\u{2068}\(self)\u{2069}"
  }

  /// Whether its first letter belongs to a right-to-left script, not counting parts that Unicode's marks isolate.
  package var beginsRightToLeft: Bool {
    guard !utf8.allSatisfy({ $0 < 0x80 }) else { return false }
    var depth = 0
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x2066...0x2068: depth += 1
      case 0x2069: depth = max(0, depth - 1)
      default: if depth == 0, scalar.properties.isAlphabetic { return scalar.isRightToLeft }
      }
    }
    return false
  }
}

extension Unicode.Scalar {
  fileprivate var isRightToLeft: Bool {
    switch value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}
