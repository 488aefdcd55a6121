import VCModel
import VCSVG

/// What a person sees on a device: screens over each other, the lowest first.
package struct DeviceScreen: Hashable, Encodable, Sendable {
  /// The shape of the device and the way it is held.
  package enum Device: String, Hashable, Encodable, Sendable, CaseIterable {
    case phone, phoneLandscape
    case pad, padPortrait
    /// An app that has only a narrow part of a pad's screen.
    case slideOver
    case tv
    /// A window on a Mac or in space.
    case window
  }

  /// How much of the screen a layer takes.
  package enum Cover: Hashable, Encodable, Sendable {
    case full
    case pageSheet, formSheet
    case popover(ScreenAnchor?)
    case alert, actionSheet
    /// Whatever a presentation controller of the app's own decides.
    case custom
    /// The part of the screen below that a presentation context has: outermost container first.
    case context([ScreenPart])
  }

  /// One presented screen, or the one at the bottom.
  package struct Layer: Hashable, Encodable, Sendable {
    /// How much of the screen it takes.
    package var cover: Cover
    /// What fills it.
    package var content: ScreenContent
    /// Whether the layer lets what is below shine through.
    package var isTranslucent: Bool
    /// Whether it is what the figure is about, and tinted.
    package var isEmphasized = false
    /// The position of the layer in which its presentation context is, where that does not fill the screen itself.
    package var base: Int?
    /// How it rests, where it is a sheet.
    package var sheet = SheetLook()
    /// How it moves, where its presentation is under way.
    package var movement: ScreenMovement?

    /// A part of a screen.
    package init(_ cover: Cover, _ content: ScreenContent, isTranslucent: Bool = false) {
      self.cover = cover
      self.content = content
      self.isTranslucent = isTranslucent
    }
  }

  /// What it is seen on.
  package var device: Device
  /// The lowest first.
  package var layers: [Layer]

  /// A device with what is on its screen.
  package init(_ device: Device = .phone, layers: [Layer]) {
    self.device = device
    self.layers = layers
  }
}

/// A part of a screen that a container gives to a child.
package enum ScreenPart: Hashable, Encodable, Sendable {
  /// A column of a split view.
  case column(Int, of: Int)
  /// All but the tabs, wherever they are.
  case besideTabs(TabBarPlacement)
  /// All but the bar of a navigation controller.
  case belowBar
}

/// Where a popover points.
package struct ScreenAnchor: Hashable, Encodable, Sendable {
  /// What the thing is called.
  package var name: String
  /// Whether it is in the bar, rather than somewhere on the screen.
  package var isInBar: Bool
  /// The way in which the arrow points, where only one is permitted.
  package var direction: PopoverAnchor.ArrowDirection?
  /// The part of the screen in which it is.
  package var place: [ScreenPart] = []

  /// An anchor by its name.
  package init(_ name: String, isInBar: Bool = true, direction: PopoverAnchor.ArrowDirection? = nil) {
    self.name = name
    self.isInBar = isInBar
    self.direction = direction
  }
}

/// What fills a screen or a part of one.
package indirect enum ScreenContent: Hashable, Encodable, Sendable {
  case plain(title: String, mark: NodeMark, of: ControllerID)
  /// What its screen really looks like.
  case picture(SVGImage)
  /// The views of its scene as boxes.
  case wireframe(Wireframe)
  case navigation(ScreenBar, ScreenContent)
  case tabBar(ScreenTabs, ScreenContent)
  case split(ScreenColumns)
  /// One page or two of several.
  case pages(count: Int, shown: Range<Int>, [ScreenContent])
  case alert(ScreenAlert)
}

extension DeviceScreen {
  /// With the pictures of these controllers where their screens are in sight.
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
    case .alert, .picture, .wireframe: return self
    }
  }
}

extension DeviceScreen.Device {
  /// The device that has such size classes; portrait where nothing speaks against it, a pad lying.
  package init(_ environment: DeviceEnvironment) {
    switch environment.idiom {
    case .phone: self = environment.verticalSizeClass == .compact ? .phoneLandscape : .phone
    case .pad: self = environment.horizontalSizeClass == .compact ? .slideOver : .pad
    case .tv: self = .tv
    case .mac, .vision: self = .window
    }
  }

  /// The outside of the drawing in points.
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

  /// Whether there is room beside a sheet.
  package var isRoomy: Bool {
    switch self {
    case .pad, .padPortrait, .tv, .window: true
    case .phone, .phoneLandscape, .slideOver: false
    }
  }

  /// How wide a caption's lines may get.
  package var captionWidth: Double { max(190, size.width + 28) }
}
