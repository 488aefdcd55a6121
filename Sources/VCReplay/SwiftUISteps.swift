import VCModel

// SwiftUI's presentations and navigation inside UIKit (R182). Apple does not document them; they are widely reported.
extension Replayer {
  mutating func swiftUI(
    _ word: SwiftUIWord, _ content: ControllerID, from host: ControllerID, _ popover: PopoverAnchor?,
    _ record: inout StepRecord
  ) {
    record.explain(.swiftUI(word, content, host))
    switch word {
    case .sheet: present(content, from: host, PresentationSettings(), &record)
    case .fullScreenCover: present(content, from: host, PresentationSettings(style: .fullScreen), &record)
    case .popover:
      // A popover is anchored to the view that has the modifier.
      let anchor = popover ?? PopoverAnchor(.sourceView(host.rawValue, rect: nil))
      present(content, from: host, PresentationSettings(style: .popover, popover: anchor), &record)
    case .alert, .confirmationDialog: presentAlert(word, content, from: host, popover, &record)
    case .navigationLink: follow(linkTo: content, from: host, &record)
    case .representable: embed(content, in: host, &record)
    }
  }

  private mutating func presentAlert(
    _ word: SwiftUIWord, _ alert: ControllerID, from host: ControllerID, _ popover: PopoverAnchor?,
    _ record: inout StepRecord
  ) {
    let style: AlertStyle = word == .alert ? .alert : .actionSheet
    guard hierarchy.read(alert, { $0.kind == .alert && $0.alertStyle == style }) ?? false else {
      return record.ignore(
        .notAnAlert,
        "SwiftUI's \(word.rawValue) is a controller of kind alert with the style \(style.rawValue), but"
          + " '\(alert)' is not", about: alert)
    }
    let anchor = popover ?? (style == .actionSheet ? PopoverAnchor(.sourceView(host.rawValue, rect: nil)) : nil)
    present(alert, from: host, PresentationSettings(popover: anchor), &record)
  }

  /// Pushes onto the navigation controller of the `NavigationStack` that the view contains or is inside.
  private mutating func follow(linkTo content: ControllerID, from host: ControllerID, _ record: inout StepRecord) {
    let inside = hierarchy.children(of: host).first { hierarchy.kind(of: $0) == .navigation }
    guard let navigation = inside ?? hierarchy.navigationController(of: host) else {
      return record.ignore(
        .noNavigationController, "'\(host)' is not in a NavigationStack, so its link is disabled", about: host)
    }
    push(content, onto: navigation, &record)
  }

  /// Creates the containers inside a hosting controller that its SwiftUI view implies.
  mutating func fillSwiftUI(of controller: Controller) {
    guard let content = controller.swiftUI else { return }
    let id: ControllerID
    let container: Controller
    switch content {
    case .navigationStack:
      id = ControllerID("stack(\(controller.id))")
      container = Controller(id, className: "UINavigationController", kind: .navigation, title: "NavigationStack")
    case .tabView:
      id = ControllerID("tabs(\(controller.id))")
      container = Controller(id, className: "UITabBarController", kind: .tabBar, title: "TabView")
    }
    hierarchy.insert(container)
    hierarchy.append(id, to: controller.id)
    for held in content.controllers { hold(held, in: container) }
    if case .tabView = content, let selected = controller.selected { hierarchy.select(selected, in: id) }
  }
}
