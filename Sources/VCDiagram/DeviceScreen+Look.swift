extension DeviceScreen {
  /// Whether the user sees the same as on another screen.
  package func looksLike(_ other: DeviceScreen) -> Bool { device == other.device && seenLayers == other.seenLayers }

  /// The layers of which something is visible, those below a card without their content: only their upper edges stick out.
  private var seenLayers: [Layer] {
    let card = layers.lastIndex(where: isCard) ?? lowestShown
    return layers.enumerated().dropFirst(lowestShown).map { position, layer in
      guard position < card else { return layer }
      var layer = layer
      layer.content = .areas([])
      return layer
    }
  }

  /// Whether a layer is a sheet that covers a narrow screen up to its upper edge.
  private func isCard(_ layer: Layer) -> Bool {
    guard layer.cover == .pageSheet || layer.cover == .formSheet else { return false }
    return !device.isRoomy && layer.sheet.height >= 1 && layer.movement == nil && !layer.isTranslucent
  }
}
