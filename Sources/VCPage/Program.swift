/// The page's style sheet and its program, which stand in files of their own beside the sources.
enum Program {
  static let style = text(PackageResources.page_css)
  static let galleryStyle = text(PackageResources.gallery_css)

  /// Parts that know nothing of each other come first; the last one joins them.
  static let script =
    "\n"
    + [
      PackageResources.view_js, PackageResources.drawing_js, PackageResources.details_js, PackageResources.steps_js,
      PackageResources.page_js,
    ].map(text).joined(separator: "\n")

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
