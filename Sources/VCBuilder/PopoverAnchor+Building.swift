import VCModel

extension PopoverAnchor {
  /// Returns an anchor at a bar button item, by its title.
  public static func barButtonItem(_ title: String, arrows: ArrowDirection...) -> Self {
    PopoverAnchor(.barButtonItem(title), permittedArrowDirections: arrows)
  }

  /// Returns an anchor at a rectangle in a view, by the view's name.
  public static func sourceView(_ name: String, rect: ScreenRect? = nil, arrows: ArrowDirection...) -> Self {
    PopoverAnchor(.sourceView(name, rect: rect), permittedArrowDirections: arrows)
  }

  /// Returns an anchor at a source item, by its name (iOS 16 and later).
  public static func sourceItem(_ name: String, arrows: ArrowDirection...) -> Self {
    PopoverAnchor(.sourceItem(name), permittedArrowDirections: arrows)
  }

  /// A popover whose anchor was never set; its presentation raises an exception (R123).
  public static var withoutAnchor: Self { PopoverAnchor(nil) }
}
