import VCDiagram
import VCModel
import VCReplay
import VCWords

/// A small app in which one controller presents another in one style, and the resulting screen.
///
/// If there is room, the presenter is in a column of a split view, otherwise in a tab, which makes the area that a context
/// style covers distinguishable from the whole screen.
struct StyleSample {
  /// The style shown; styles that cannot be set belong to alert controllers.
  private let style: ModalPresentationStyle
  private let environment: DeviceEnvironment
  private let replay: Replay

  private static let presented: ControllerID = "presented"
  private static let presenter: ControllerID = "presenter"

  /// Returns the styles that this version of the system has, with related ones next to each other.
  static func styles(in environment: DeviceEnvironment) -> [ModalPresentationStyle] {
    let ios = environment.ios
    var styles: [ModalPresentationStyle] = ios >= 13 ? [.automatic] : []
    styles += ios >= 8 ? [.fullScreen, .overFullScreen] : [.fullScreen]
    if environment.idiom == .tv { styles.append(.blurOverFullScreen) }
    styles += [.pageSheet, .formSheet]
    if ios >= 8 { styles.append(.popover) }
    styles += ios >= 8 ? [.currentContext, .overCurrentContext] : [.currentContext]
    if ios >= 7 { styles.append(.custom) }
    return ios >= 8 ? styles + [.alert, .actionSheet] : styles
  }

  init(_ style: ModalPresentationStyle, in environment: DeviceEnvironment) {
    self.style = style
    self.environment = environment
    replay = Replay(Self.model(style, environment))
  }

  private static func model(_ style: ModalPresentationStyle, _ environment: DeviceEnvironment) -> Model {
    let isSplit = environment.horizontalSizeClass == .regular && environment.idiom != .tv
    var presented = Controller(Self.presented, title: say("Presented"))
    presented.popover = PopoverAnchor(.barButtonItem(say("Add")))
    switch style {
    case .alert, .actionSheet:
      presented.kind = .alert
      presented.alertStyle = style == .alert ? .alert : .actionSheet
      presented.title = style == .alert ? say("Alert") : say("Action sheet")
    default: presented.modalPresentationStyle = style
    }
    let stack = Controller("stack", className: "UINavigationController", kind: .navigation, children: [presenter])
    var controllers = [Controller(presenter, title: say("Presenter")), stack, presented]
    if isSplit {
      let list = Controller("list", className: "UINavigationController", kind: .navigation, children: ["items"])
      var root = Controller("root", className: "UISplitViewController", kind: .split)
      root.columns = [.primary: "list", .secondary: "stack"]
      controllers += [root, list, Controller("items", title: say("List"))]
    } else {
      let tabs: [ControllerID] = ["stack", "second", "third"]
      controllers.append(Controller("root", className: "UITabBarController", kind: .tabBar, children: tabs))
      controllers += tabs.dropFirst().map { Controller($0) }
    }
    return Model(
      environment: environment, controllers: controllers, windows: [AppWindow(root: "root")],
      steps: [Step(.present(Self.presented, from: presenter))])
  }

  /// Returns the presenting and the presented screen as separate nodes.
  static func apart(in environment: DeviceEnvironment) -> [DiagramNode] {
    let device = DeviceScreen.Device(environment)
    return [(presenter, say("Presenter"), say("presents")), (presented, say("Presented"), say("is presented"))].map {
      id, title, words in
      let content = ScreenContent.plain(title: title, mark: .content, of: id)
      var node = DiagramNode(id: "\(id) alone", title: [title], mark: .content, name: say("\(title), which \(words)"))
      node.subtitle = [words]
      var layers = [DeviceScreen.Layer(.full, content)]
      if id == presented {
        layers.append(.init(.full, content))
        layers[1].isEmphasized = true
      }
      node.screen = DeviceScreen(device, layers: layers)
      return node
    }
  }

  // MARK: - Node

  private var presentation: Presentation? { replay.hierarchy.presentation(of: Self.presented) }

  var node: DiagramNode {
    let title = style.rawValue
    let device = DeviceScreen.Device(environment)
    var node = DiagramNode(id: title, title: [title], mark: style.isOfAlert ? .alert : .content, name: name)
    node.subtitle = TextStyle.subtitle.lines(of: below, width: device.captionWidth, limit: 2)
    node.detail = outcome
    node.screen = picture(on: device)
    if device == .pad {
      node.companion = node.screen
      node.screen = picture(on: .padPortrait)
    }
    let reasons = replay.steps.flatMap(\.reasons).map { "\($0.sentence) (\($0.rule))" }
    node.tooltip = reasons.isEmpty ? nil : reasons.joined(separator: "\n")
    return node
  }

  private func picture(on device: DeviceScreen.Device) -> DeviceScreen {
    var screen = ScreenPicture(replay.hierarchy).screen(at: presentation == nil ? Self.presenter : Self.presented)
    screen.device = device
    if presentation != nil, let top = screen.layers.indices.last { screen.layers[top].isEmphasized = true }
    return screen
  }

  // MARK: - Text

  /// The resulting style, if it differs from the requested one.
  private var outcome: String? {
    guard let presentation else { return replay.steps.first?.outcome == .exception ? say("raises") : say("refused") }
    let (resolved, adapted) = (presentation.resolvedStyle, presentation.style)
    let isSame = adapted == style
    if presentation.coversScreen(in: environment), adapted == .formSheet {
      return say("becomes a full-screen formSheet")
    }
    if style == .automatic {
      return adapted == resolved ? say("is \(resolved.rawValue)") : say("becomes \(adapted.rawValue)")
    }
    return isSame ? nil : say("becomes \(adapted.rawValue)")
  }

  /// The effect on the screen below.
  private var below: String {
    guard let presentation else { return say("nothing is presented") }
    let isGone = presentation.removesPresentersView(in: replay.hierarchy)
    switch presentation.style {
    case .currentContext: return say("replaces its context")
    case .overCurrentContext: return say("appears over its context")
    case .custom: return say("determined by its controller")
    case .unknown: return say("the effect on the screen below is unknown")
    default: return isGone ? say("the screen below is removed") : say("the screen below stays")
    }
  }

  private var name: String {
    say("\(style.rawValue): \(enumerated([outcome, below].compactMap(\.self)))")
  }
}

extension ModalPresentationStyle {
  /// Whether only alert controllers have this style.
  fileprivate var isOfAlert: Bool { self == .alert || self == .actionSheet }
}
