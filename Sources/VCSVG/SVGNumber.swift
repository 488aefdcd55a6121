/// Formats numbers for SVG: no exponent, no trailing zeros, and a decimal point in any locale.
package enum SVGNumber {
  /// Returns the number rounded to hundredths; non-finite numbers become zero.
  package static func text(_ number: Double) -> String {
    guard number.isFinite else { return "0" }
    let hundredths = Int((min(max(number, -1e9), 1e9) * 100).rounded())
    let magnitude = abs(hundredths)
    let sign = hundredths < 0 ? "-" : ""
    let whole = magnitude / 100
    let fraction = magnitude % 100
    return sign + String(whole) + fractions[fraction]
  }

  /// The text after the integer part, by hundredths.
  private static let fractions = (0..<100).map { hundredths in
    if hundredths == 0 { return "" }
    if hundredths % 10 == 0 { return ".\(hundredths / 10)" }
    return ".\(hundredths < 10 ? "0" : "")\(hundredths)"
  }
}
