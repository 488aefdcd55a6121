import VCDOT
import VCDiagram
import VCLayout

/// The positions of a split view's columns; all but the secondary one are narrow.
struct ColumnPlaces {
  let boxes: [Rectangle]

  /// The share of a narrow column, by the number of columns: the secondary one always keeps the most.
  private static let shares = [1, 1, 0.36, 0.27, 0.21]

  /// Creates the positions of columns side by side. Columns over the secondary one leave it in place; columns that displace it
  /// leave it the rest of the screen.
  init(_ page: Rectangle, _ columns: ScreenColumnOrder) {
    let count = max(columns.count, 1)
    let secondary = min(max(columns.secondary, 0), count - 1)
    let narrow = count < 2 ? 0 : page.width * Self.shares[min(count, Self.shares.count - 1)]
    let trailing = narrow * Double(count - 1 - secondary)
    let leading = columns.areOver ? 0 : narrow * Double(secondary)
    let wide = Rectangle(
      x: page.x + leading, y: page.y, width: max(page.width - leading - trailing, 10), height: page.height)
    boxes = (0..<count).map { index in
      if index == secondary { return wide }
      let x = index < secondary ? page.x + narrow * Double(index) : wide.maxX + narrow * Double(index - secondary - 1)
      let inset = columns.areOver && index < secondary ? 3.0 : 0
      return Rectangle(x: x + inset, y: page.y + inset, width: narrow - inset, height: page.height - 2 * inset)
    }
  }
}
