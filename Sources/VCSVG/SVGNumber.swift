/// Numbers as SVG wants them: no exponent, no trailing zeros, a dot whatever the locale.
public enum SVGNumber {
  /// The number rounded to hundredths; what is not finite becomes zero.
  public static func text(_ number: Double) -> String {
    guard number.isFinite else { return "0" }
    let hundredths = Int((min(max(number, -1e9), 1e9) * 100).rounded())
    let magnitude = abs(hundredths)
    let sign = hundredths < 0 ? "-" : ""
    let whole = magnitude / 100
    let fraction = magnitude % 100
    if fraction == 0 { return "\(sign)\(whole)" }
    if fraction % 10 == 0 { return "\(sign)\(whole).\(fraction / 10)" }
    return "\(sign)\(whole).\(fraction < 10 ? "0" : "")\(fraction)"
  }
}
