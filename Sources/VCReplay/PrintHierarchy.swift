import VCModel

extension Hierarchy {
  /// The hierarchy as printed by `po [UIViewController _printHierarchy]`, one window after the other (R145).
  ///
  /// Addresses are artificial: they are derived from the position in the text, so that equal states produce equal text.
  /// Views have the classes that UIKit uses. Lines are joined by `\n`, without one at the end.
  public var printedHierarchy: String {
    var addresses = ObjectAddresses()
    return printedHierarchy(&addresses)
  }

  /// Returns the text with the addresses of earlier states, and adds those of new objects.
  package func printedHierarchy(_ addresses: inout ObjectAddresses) -> String {
    var lines: [String] = []
    let appeared = Set(inWindow)
    for window in windows {
      for entry in outlineEntries(from: window.root) {
        guard let controller = controller(entry.id) else { continue }
        let address = addresses[entry.id]
        lines.append(line(entry, controller, address: address, isInWindow: appeared.contains(entry.id)))
      }
    }
    return lines.joined(separator: "\n")
  }

  /// Returns a line: class, address, state, view, and presentation (R146).
  private func line(
    _ entry: OutlineEntry, _ controller: Controller, address: Int, isInWindow: Bool
  ) -> String {
    let hex = { (number: Int) in "0x" + String(number, radix: 16) }
    var text = "\(entry.prefix)<\(controller.printedClassName) \(hex(address))>, state: "
    text += isInWindow ? "appeared" : "disappeared"
    if isInWindow || hasBeenShown(entry.id) {
      text += ", view: <\(controller.kind.viewClass) \(hex(address + 1))>" + (isInWindow ? "" : " not in the window")
    } else {
      text += ", view: (view not loaded)"
    }
    if let presentation = entry.presentation {
      let presentationController = presentation.style.presentationController
      text += ", presented with: <\(presentationController) \(hex(address + 2))>"
    }
    return text
  }

  /// Whether the view was loaded: a tab or column that was never visible has no view yet (R146).
  private func hasBeenShown(_ id: ControllerID) -> Bool {
    if hasBeenInWindow(id) { return true }
    var here = id
    while let parent = parent(of: here) {
      if kind(of: parent) == .tabBar, selected(in: parent) != here { return false }
      here = parent
    }
    return true
  }
}

/// The artificial addresses of controllers, in the order in which they are printed first.
package struct ObjectAddresses {
  private var known: [ControllerID: Int] = [:]

  package init() {}

  subscript(id: ControllerID) -> Int {
    mutating get {
      let address = known[id] ?? 0x1010 + 0x10 * known.count
      known[id] = address
      return address
    }
  }
}

extension ControllerKind {
  /// The class of the view that UIKit creates for a controller of this kind.
  fileprivate var viewClass: String {
    switch self {
    case .navigation, .tabBar, .split: "UILayoutContainerView"
    case .page: "_UIPageViewControllerContentView"
    case .alert: "_UIAlertControllerView"
    case .hosting, .view: "_UIHostingView"
    case .content, .container: "UIView"
    }
  }
}

extension ModalPresentationStyle {
  /// The private presentation controller class that a dump contains for the style (R150).
  fileprivate var presentationController: String {
    switch self {
    case .fullScreen, .none, .automatic: "_UIFullscreenPresentationController"
    case .overFullScreen, .blurOverFullScreen: "_UIOverFullscreenPresentationController"
    case .pageSheet: "_UIPageSheetPresentationController"
    case .formSheet: "_UIFormSheetPresentationController"
    case .currentContext: "_UICurrentContextPresentationController"
    case .overCurrentContext: "_UIOverCurrentContextPresentationController"
    case .popover: "UIPopoverPresentationController"
    case .alert: "_UIAlertControllerPresentationController"
    case .actionSheet: "_UIAlertControllerActionSheetCompactPresentationController"
    case .custom, .unknown: "UIPresentationController"
    }
  }
}
