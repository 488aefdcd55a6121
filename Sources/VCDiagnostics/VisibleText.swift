extension String {
  /// The text on one line, with escape sequences in place of characters that a terminal would interpret instead of
  /// printing.
  public var visible: String { visible(keeping: []) }

  /// The same for text with several lines.
  public var visibleLines: String { visible(keeping: ["\n", "\t"]) }

  private func visible(keeping kept: Set<Unicode.Scalar>) -> String {
    if utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return self }
    var result = ""
    for scalar in unicodeScalars {
      if scalar.isObeyed, !kept.contains(scalar) {
        result += scalar.escapeSequence
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension Unicode.Scalar {
  /// Whether the character controls a terminal, ends a line, or changes the direction of the surrounding text.
  fileprivate var isObeyed: Bool {
    switch value {
    case 0..<0x20, 0x7F...0x9F, 0x2028, 0x2029: true
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// `\n`, `\t`, or the scalar's value in the notation of Swift and YAML.
  fileprivate var escapeSequence: String {
    switch self {
    case "\n": "\\n"
    case "\t": "\\t"
    case "\r": "\\r"
    default: "\\u{\(String(value, radix: 16, uppercase: true))}"
    }
  }
}
