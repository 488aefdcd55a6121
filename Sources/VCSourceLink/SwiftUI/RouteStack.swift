import VCModel
import VCSourceFacts

/// The libraries FlowStacks, TCACoordinators and NavigationBackport: stacks of SwiftUI whose values carry the kind of their
/// transition, `routes.presentSheet(.detail)`, `FlowLink(value: item, style: .push)`.
enum RouteStack {
  static let links: Set<String> = ["FlowLink", "NBNavigationLink"]
  static let destinations: Set<String> = ["flowDestination", "nbNavigationDestination"]
  static let stacks: Set<String> = ["FlowStack", "NBNavigationStack"]
  static let routers: Set<String> = ["TCARouter"]
  /// The methods that put a value on a stack, with the transitions to its screen.
  static let sendingCalls: [String: MapTransition.Relation] = [
    "push": .destination, "presentSheet": .sheet, "presentCover": .fullScreenCover,
  ]
  private static let routes: [String: MapTransition.Relation] = [
    "root": .root, "push": .destination, "sheet": .sheet, "cover": .fullScreenCover,
  ]
  private static let navigators: Set<String> = ["FlowNavigator", "PathNavigator", "Navigator", "Routes"]
  private static let untypedPaths: Set<String> = ["FlowPath", "FlowPathNavigator", "NBNavigationPath"]

  /// The type of the values on a stack.
  enum Element {
    case known(TypeRef)
    /// Values of any type.
    case any
    var type: TypeRef? { if case .known(let type) = self { type } else { nil } }
  }

  /// Returns the type of the values on a stack of one of the libraries; `nil` for any other type.
  static func element(of stack: TypeRef, _ index: SymbolIndex) -> Element? {
    let stack = stack.plain
    if index.isDeclared(stack.name) { return nil }
    if untypedPaths.contains(stack.name) { return .any }
    if let value = stack.arguments.first?.plain {
      if navigators.contains(stack.name) { return .known(value) }
      if value.name == "Route", !index.isDeclared("Route") { return value.arguments.first.map { .known($0.plain) } }
    }
    return nil
  }

  /// Returns the value in a route and the transition to its screen: `.sheet(.detail, withNavigation: true)`.
  static func parts(of route: Expression) -> (value: Expression, relation: MapTransition.Relation)? {
    guard case .call(let call) = route, let name = call.calledName, let relation = routes[name],
      let value = call.firstPlain
    else { return nil }
    return (value, relation)
  }

  /// Returns the transition of a style: `.push`, `.sheet(withNavigation: true)`; `nil` if the style is not written.
  static func relation(ofStyle style: Expression?) -> MapTransition.Relation? {
    switch style {
    case .member(_, let name, _): routes[name]
    case .call(let call): call.calledName.flatMap { routes[$0] }
    default: nil
    }
  }
}
