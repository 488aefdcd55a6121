import VCModel

/// Which controllers of an app's map a model's controller can be.
struct AppScreens {
  let map: NavigationMap
  private let byID: [String: MapController]
  private let outgoing: [String: [MapTransition]]

  init(_ map: NavigationMap) {
    self.map = map
    byID = Dictionary(map.controllers.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    outgoing = Dictionary(grouping: map.transitions.filter { $0.source != nil }, by: { $0.source ?? "" })
  }

  /// The identifiers of all that it can be: those of its class, else those of its name, else those of its kind.
  func candidates(for controller: Controller) -> Set<String> {
    let found = map.controllers.filter { controller.isAlike($0) }
    guard found.isEmpty, controller.className == nil else { return Set(found.map(\.id)) }
    return Set(
      map.controllers.filter { $0.isNamed([controller.id.rawValue, controller.title].compactMap(\.self)) }.map(\.id))
  }

  /// Of several containers of UIKit's own class those that hold what the model's one holds.
  func holding(_ contents: [Set<String>], among candidates: Set<String>) -> Set<String> {
    let wanted = contents.reduce(into: Set()) { $0.formUnion($1) }
    guard candidates.count > 1, !wanted.isEmpty else { return candidates }
    let holding = candidates.filter { id in
      (outgoing[id] ?? []).contains { $0.target.map(wanted.contains) ?? false }
    }
    return holding.isEmpty ? candidates : holding
  }

  /// What stands in a container that only the app's figures would name: a stack inside a sheet of SwiftUI's.
  func contents(of candidates: Set<String>) -> Set<String> {
    Set(candidates.flatMap { outgoing[$0] ?? [] }.filter { $0.relation == .root }.compactMap(\.target))
  }

  /// What a sentence calls a controller of the app.
  func name(of id: String?) -> String {
    guard let id else { return "somebody" }
    return byID[id]?.className ?? id
  }
}

extension Controller {
  /// Whether a controller of the app can be this one, by their classes.
  fileprivate func isAlike(_ other: MapController) -> Bool {
    guard let className else {
      // A container is known by its kind; any screen of the app could be a screen without a class.
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
  /// UIKit's class of this kind.
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
