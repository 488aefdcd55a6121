extension DOTAttribute {
  /// Returns whether Graphviz handles the value safely.
  ///
  /// `ortho` crashes in graphs with clusters, as does a length of zero between them; font names are written into SVG unescaped.
  func isSafe(besideClusters hasClusters: Bool) -> Bool {
    switch (name, value) {
    case (_, .number(let number)) where !number.isFinite: false
    case (.splines, .text(let text)): ["true", "false", "none", "spline", "line", "polyline", "curved"].contains(text)
    case (.layout, .text(let text)): text == "nop2"
    case (.layout, _): false
    case (.minlen, .number(let length)): hasClusters ? length >= 1 : length >= 0
    case (.minlen, .text(let text)): (Double(text) ?? 0) >= 1
    case (.weight, .number(let weight)): weight >= 0
    case (.fontname, .text(let text)), (.labelfontname, .text(let text)):
      text.utf8.allSatisfy(Self.isPlain) || text.allSatisfy { $0.isLetter || $0.isNumber || " ,-".contains($0) }
    case (.url, .text(let address)): Self.isSafeAddress(address)
    case (.url, .label(let lines)): Self.isSafeAddress(lines.joined())
    case (.url, _): false
    default: true
    }
  }

  /// Returns whether a byte is an ASCII letter, a digit or a separator of names.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: ","), UInt8(ascii: "-"): true
    default: DOTQuoting.isDigit(byte) || byte != UInt8(ascii: "_") && DOTQuoting.isLetter(byte)
    }
  }

  /// Returns whether a link refers to a page or a mail address; `javascript:` and other schemes are not written.
  private static func isSafeAddress(_ address: String) -> Bool {
    let beginning = address.prefix { !"/?#".contains($0) }
    guard let colon = beginning.firstIndex(of: ":") else { return true }
    return ["http", "https", "mailto"].contains(beginning[..<colon].lowercased())
  }
}
