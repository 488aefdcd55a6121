/// The page's style sheet and its script, from resource files.
enum Program {
  static let style = text(PackageResources.page_css)
  static let galleryStyle = text(PackageResources.gallery_css)

  /// Independent parts come first; the last one connects them.
  static let script =
    "\n"
    + [
      PackageResources.view_js, PackageResources.drawing_js, PackageResources.details_js, PackageResources.steps_js,
      PackageResources.page_js,
    ].map(text).joined(separator: "\n")

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
