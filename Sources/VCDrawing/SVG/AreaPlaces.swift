import VCDOT
import VCLayout

/// The positions of areas that divide a screen: side by side if it is wider than high and each area has room for a title,
/// otherwise from top to bottom.
struct AreaPlaces {
  let boxes: [Rectangle]
  /// Whether the areas are side by side.
  let isAcross: Bool

  private static let narrowestStrip = 40.0

  init(_ page: Rectangle, shares: [Int]) {
    let narrowest = page.width * Double(shares.min() ?? 1) / Double(max(shares.reduce(0, +), 1))
    let isAcross = page.width > page.height && narrowest >= Self.narrowestStrip
    let unit = (isAcross ? page.width : page.height) / Double(max(shares.reduce(0, +), 1))
    var start = isAcross ? page.x : page.y
    boxes = shares.map { share in
      let length = Double(share) * unit
      defer { start += length }
      return isAcross
        ? Rectangle(x: start, y: page.y, width: length, height: page.height)
        : Rectangle(x: page.x, y: start, width: page.width, height: length)
    }
    self.isAcross = isAcross
  }
}
