import VCModel

/// Finds the controllers of an app's map that can match a controller of a model.
struct AppScreens {
  let map: NavigationMap
  private let byID: [String: MapController]
  private let outgoing: [String: [MapTransition]]

  init(_ map: NavigationMap) {
    self.map = map
    byID = Dictionary(map.controllers.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    outgoing = Dictionary(grouping: map.transitions.filter { $0.source != nil }, by: { $0.source ?? "" })
  }

  /// Returns the identifiers of all candidates: those with its class, else those with its name, else those of its kind.
  func candidates(for controller: Controller) -> Set<String> {
    let found = map.controllers.filter { controller.isAlike($0) }
    guard found.isEmpty, controller.className == nil else { return Set(found.map(\.id)) }
    return Set(
      map.controllers.filter { $0.isNamed([controller.id.rawValue, controller.title].compactMap(\.self)) }.map(\.id))
  }

  /// Returns, of several containers with UIKit's own class, those that contain the contents of the model's container.
  func holding(_ contents: [Set<String>], among candidates: Set<String>) -> Set<String> {
    let wanted = contents.reduce(into: Set()) { $0.formUnion($1) }
    guard candidates.count > 1, !wanted.isEmpty else { return candidates }
    let holding = candidates.filter { id in
      (outgoing[id] ?? []).contains { $0.target.map(wanted.contains) ?? false }
    }
    return holding.isEmpty ? candidates : holding
  }

  /// Returns the contents of containers that only the app's figures would name, such as a stack inside a SwiftUI sheet.
  func contents(of candidates: Set<String>) -> Set<String> {
    Set(candidates.flatMap { outgoing[$0] ?? [] }.filter { $0.relation == .root }.compactMap(\.target))
  }

  /// Returns the name of an app's controller in a message.
  func name(of id: String?) -> String {
    guard let id else { return "unknown" }
    return byID[id]?.className ?? id
  }
}

extension Controller {
  /// Returns whether a controller of the app can match this one, by their classes.
  fileprivate func isAlike(_ other: MapController) -> Bool {
    guard let className else {
      // A container is identified by its kind; a screen without a class could be any screen of the app.
      return kind != .content && kind != .view && kind != .container && kind == other.kind
    }
    let hosted = className.hasPrefix("UIHostingController<") ? className.dropFirst(20).dropLast() : nil
    let names = [className, hosted.map(String.init)].compactMap(\.self)
    guard let name = other.className else { return className == kind.standardClass && kind == other.kind }
    return names.contains { Controller(id, className: $0).isAlike(Controller(id, className: name)) }
  }
}

extension MapController {
  fileprivate func isNamed(_ names: [String]) -> Bool {
    let own = Set([id, className, title, identifier].compactMap { $0?.lowercased() })
    return names.contains { own.contains($0.lowercased()) }
  }
}

extension ControllerKind {
  /// UIKit's class for this kind.
  fileprivate var standardClass: String? {
    switch self {
    case .navigation: "UINavigationController"
    case .tabBar: "UITabBarController"
    case .split: "UISplitViewController"
    case .page: "UIPageViewController"
    case .alert: "UIAlertController"
    case .hosting: "UIHostingController"
    case .content: "UIViewController"
    case .container, .view: nil
    }
  }
}
