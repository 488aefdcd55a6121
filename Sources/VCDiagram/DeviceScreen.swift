import VCModel
import VCSVG

/// The contents of a device's screen: layered screens, the lowest first.
package struct DeviceScreen: Hashable, Encodable, Sendable {
  /// The shape of the device and its orientation.
  package enum Device: String, Hashable, Encodable, Sendable, CaseIterable {
    case phone, phoneLandscape
    case pad, padPortrait
    /// An app that occupies only a narrow part of an iPad's screen.
    case slideOver
    case tv
    /// A window on a Mac or on Apple Vision Pro.
    case window
  }

  /// The part of the screen that a layer covers.
  package enum Cover: Hashable, Encodable, Sendable {
    case full
    case pageSheet, formSheet
    case popover(ScreenAnchor?)
    case alert, actionSheet
    /// A custom presentation, which decides for itself.
    case custom
    /// A presentation of unknown style: how much of the screen it covers is not known.
    case unknown
    /// The part of the screen below that is the presentation context: outermost container first.
    case context([ScreenPart])
  }

  /// A presented screen, or the one at the bottom.
  package struct Layer: Hashable, Encodable, Sendable {
    /// The part of the screen that it covers.
    package var cover: Cover
    /// The content of the layer.
    package var content: ScreenContent
    /// Whether the layers below show through.
    package var isTranslucent: Bool
    /// Whether it is the subject of the figure and is tinted.
    package var isEmphasized = false
    /// The index of the layer that contains its presentation context, if that does not fill the screen.
    package var base: Int?
    /// The state of the sheet, if it is one.
    package var sheet = SheetLook()
    /// The movement, if its presentation is in progress.
    package var movement: ScreenMovement?

    /// Whether its outline is dashed, because the layers below may show through.
    package var isOutlineDashed: Bool { isTranslucent || cover == .custom || cover == .unknown }

    /// Whether nothing of the layers below is visible.
    package var hidesOthers: Bool { cover == .full && !isTranslucent && movement == nil }

    /// Creates a layer.
    package init(_ cover: Cover, _ content: ScreenContent, isTranslucent: Bool = false) {
      self.cover = cover
      self.content = content
      self.isTranslucent = isTranslucent
    }
  }

  /// The device.
  package var device: Device
  /// The layers, the lowest first.
  package var layers: [Layer]

  /// The index of the lowest layer of which something is visible: an opaque one that fills the screen hides those below it.
  package var lowestShown: Int { layers.lastIndex { $0.hidesOthers } ?? 0 }

  /// The layers of which something is visible.
  package var shownLayers: ArraySlice<Layer> { layers.dropFirst(lowestShown) }

  /// Creates a device with the layers on its screen.
  package init(_ device: Device = .phone, layers: [Layer]) {
    self.device = device
    self.layers = layers
  }
}

/// A part of a screen that a container assigns to a child.
package enum ScreenPart: Hashable, Encodable, Sendable {
  /// A column of a split view.
  case column(Int, of: ScreenColumnOrder)
  /// Everything except the tabs, wherever they are.
  case besideTabs(TabBarPlacement)
  /// Everything except a navigation controller's bar.
  case belowBar
  /// One of the areas of a custom container, with the shares of all of them.
  case area(Int, shares: [Int])
}

/// The area of a child in a custom container. Since a model does not describe it, the areas divide the screen.
package struct ScreenArea: Hashable, Encodable, Sendable {
  package var title: String
  /// The share of the screen, compared with those of the other areas.
  package var share: Int
  package var content: ScreenContent

  package init(title: String, share: Int, _ content: ScreenContent) {
    self.title = title
    self.share = share
    self.content = content
  }
}

/// The anchor of a popover.
package struct ScreenAnchor: Hashable, Encodable, Sendable {
  /// The name of the item or view.
  package var name: String
  /// Whether it is in the bar, rather than elsewhere on the screen.
  package var isInBar: Bool
  /// The direction of the arrow, if only one is permitted.
  package var direction: PopoverAnchor.ArrowDirection?
  /// The part of the screen that contains it.
  package var place: [ScreenPart] = []

  /// Creates an anchor with a name.
  package init(_ name: String, isInBar: Bool = true, direction: PopoverAnchor.ArrowDirection? = nil) {
    self.name = name
    self.isInBar = isInBar
    self.direction = direction
  }
}

/// The content of a screen or a part of one.
package indirect enum ScreenContent: Hashable, Encodable, Sendable {
  case plain(title: String, mark: NodeMark, of: ControllerID)
  /// A screenshot.
  case picture(SVGImage)
  /// The views of its scene as boxes.
  case wireframe(Wireframe)
  case navigation(ScreenBar, ScreenContent)
  case tabBar(ScreenTabs, ScreenContent)
  case split(ScreenColumns)
  /// One or two visible pages of several.
  case pages(count: Int, shown: Range<Int>, [ScreenContent])
  /// The visible children of a custom container.
  case areas([ScreenArea])
  case alert(ScreenAlert)
}

extension DeviceScreen {
  /// Returns the screen with the thumbnails of these controllers in place of their content.
  func showing(_ pictures: [ControllerID: NodeThumbnail]) -> DeviceScreen {
    var result = self
    for position in layers.indices { result.layers[position].content = layers[position].content.showing(pictures) }
    return result
  }
}

extension ScreenContent {
  fileprivate func showing(_ pictures: [ControllerID: NodeThumbnail]) -> ScreenContent {
    switch self {
    case .plain(_, _, let id):
      return switch pictures[id] {
      case .image(let image): .picture(image)
      case .wireframe(let wireframe): .wireframe(wireframe)
      case nil: self
      }
    case .navigation(let bar, let inner): return .navigation(bar, inner.showing(pictures))
    case .tabBar(let tabs, let inner): return .tabBar(tabs, inner.showing(pictures))
    case .split(var columns):
      columns.columns = columns.columns.map { $0.showing(pictures) }
      return .split(columns)
    case .pages(let count, let shown, let pages):
      return .pages(count: count, shown: shown, pages.map { $0.showing(pictures) })
    case .areas(let areas):
      return .areas(areas.map { ScreenArea(title: $0.title, share: $0.share, $0.content.showing(pictures)) })
    case .alert, .picture, .wireframe: return self
    }
  }
}

extension DeviceScreen.Device {
  /// Creates the device for an environment: a phone in portrait unless its height is compact, an iPad in landscape.
  package init(_ environment: DeviceEnvironment) {
    switch environment.idiom {
    case .phone: self = environment.verticalSizeClass == .compact ? .phoneLandscape : .phone
    case .pad: self = environment.horizontalSizeClass == .compact ? .slideOver : .pad
    case .tv: self = .tv
    case .mac, .vision: self = .window
    }
  }

  /// The outer size of the drawing in points.
  package var size: (width: Double, height: Double) {
    switch self {
    case .phone: (118, 210)
    case .phoneLandscape: (210, 118)
    case .pad: (212, 160)
    case .padPortrait: (160, 212)
    case .slideOver: (104, 196)
    case .tv: (230, 138)
    case .window: (216, 150)
    }
  }

  /// Whether there is space beside a sheet.
  package var isRoomy: Bool {
    switch self {
    case .pad, .padPortrait, .tv, .window: true
    case .phone, .phoneLandscape, .slideOver: false
    }
  }

  /// The maximum width of a caption's lines.
  package var captionWidth: Double { max(190, size.width + 28) }
}
