import VCModel

extension WireframeBox {
  /// Creates the box of a view; `nil` for views that only arrange others.
  init?(_ box: InterfaceBuilderDocument.Box) {
    guard !Self.invisible.contains(box.element) else { return nil }
    self.init(
      Self.kinds[box.element] ?? .view, frame: ScreenRect(x: box.x, y: box.y, width: box.width, height: box.height),
      text: box.text)
  }

  private static let invisible: Set<String> = [
    "stackView", "tableViewCellContentView", "collectionViewCellContentView",
  ]

  private static let kinds: [String: Kind] = [
    "navigationBar": .navigationBar, "tabBar": .tabBar, "toolbar": .toolbar, "tableView": .table,
    "collectionView": .collection, "tableViewCell": .cell, "collectionViewCell": .cell, "button": .button,
    "label": .label, "textField": .textField, "textView": .textField, "searchBar": .textField, "imageView": .image,
    "mapView": .map, "webView": .web, "wkWebView": .web, "containerView": .container, "switch": .control,
    "slider": .control, "segmentedControl": .control, "stepper": .control, "datePicker": .control,
    "pickerView": .control, "progressView": .control, "activityIndicatorView": .control, "pageControl": .control,
  ]
}
