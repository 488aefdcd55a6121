import VCModel

/// What a person sees on a device: screens over each other, the lowest first.
public struct DeviceScreen: Hashable, Sendable {
  /// How much of the screen a layer takes.
  public enum Cover: Hashable, Sendable {
    case full
    case pageSheet, formSheet
    case popover(anchor: String?)
    case alert, actionSheet
    /// A column of the split view below: the context that it covers.
    case column(Int, of: Int)
  }

  /// One presented screen, or the one at the bottom.
  public struct Layer: Hashable, Sendable {
    /// How much of the screen it takes.
    public var cover: Cover
    /// What fills it.
    public var content: ScreenContent
    /// Whether the layer lets what is below shine through.
    public var isTranslucent: Bool

    /// A part of a screen.
    public init(_ cover: Cover, _ content: ScreenContent, isTranslucent: Bool = false) {
      self.cover = cover
      self.content = content
      self.isTranslucent = isTranslucent
    }
  }

  /// Whether the device is a tablet.
  public var isPad: Bool
  /// The lowest first.
  public var layers: [Layer]

  /// A part of a screen.
  public init(isPad: Bool = false, layers: [Layer]) {
    self.isPad = isPad
    self.layers = layers
  }
}

/// What fills a screen or a part of one.
public indirect enum ScreenContent: Hashable, Sendable {
  case plain(title: String, mark: NodeMark)
  case navigation(title: String, canGoBack: Bool, ScreenContent)
  case tabBar(count: Int, selected: Int, ScreenContent)
  case split([ScreenContent])
  case alert(title: String)
}
