extension TypeDeclaration {
  /// The protocols of types that only Xcode's canvas and library show, which are not part of the app.
  package static let previewProtocols: Set<String> = [
    "PreviewProvider", "LibraryContentProvider", "PreviewModifier", "SwiftUI.PreviewProvider",
  ]

  /// Whether only Xcode's canvas or library shows the type.
  package var isPreview: Bool { inherited.contains { Self.previewProtocols.contains($0.name) } }
}
