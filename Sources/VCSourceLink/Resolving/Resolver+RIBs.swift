import VCModel
import VCSourceFacts

/// The library RIBs: a router receives its controller when a builder creates it, and shows the controllers of other routers,
/// `viewController.present(child.viewControllable)`.
extension Resolver {
  private static let routers: Set<String> = ["ViewableRouter", "LaunchRouter", "ViewableRouting", "LaunchRouting"]
  private static let controllersOfRouter: Set<String> = ["viewController", "viewControllable"]

  /// The property of a controller, behind the library's protocol `ViewControllable`, that is the controller itself.
  static let controllerBehindProtocol = "uiviewController"

  /// Returns the screens of a property that the library declares; `nil` for other properties.
  func screensOfRouter(_ name: String, of base: Expression?, _ scope: Scope) -> Outcome? {
    if name == Self.controllerBehindProtocol {
      guard let base else { return screens(of: .name("self", SourcePosition(line: 0, column: 0)), scope) }
      // The caller knows whether the value is a controller or an object of the app that holds one.
      if case .function(let function)? = scope.context.code, let place = scope.guardSubject(base)?.parameter {
        return Outcome(uses: [.part(.parameter(function, place), name: name, labels: nil)])
      }
      return screens(of: base, scope)
    }
    guard Self.controllersOfRouter.contains(name) else { return nil }
    if isSelf(base) { return typeOfController(ofRouter: scope.context.owner).map { byType($0, .local) } }
    guard let base, isRouter(type(of: base, scope)?.plain.name) else { return nil }
    var outcome = Outcome()
    for maker in makers(of: base, scope) where isRouter(maker.type.name) {
      guard let controller = maker.call.argument("viewController") else { continue }
      outcome.add(screens(of: controller, maker.scope))
    }
    if outcome.isEmpty, let use = use(ofMember: name, labels: nil, of: base, scope) { return Outcome(uses: [use]) }
    return outcome.known(by: .oneHop)
  }

  /// Returns the type of a property that the library declares.
  func typeOfRouter(_ name: String, of base: Expression?, _ scope: Scope) -> TypeRef? {
    if name == Self.controllerBehindProtocol { return TypeRef("UIViewController") }
    guard Self.controllersOfRouter.contains(name), isSelf(base) else { return nil }
    return typeOfController(ofRouter: scope.context.owner)
  }

  /// Returns whether a type is a class or a protocol of the library's routers, or of the app's.
  func isRouter(_ type: String?) -> Bool {
    guard let type else { return false }
    return index.ancestry(of: type).contains { Self.routers.contains($0) && !index.isDeclared($0) }
  }

  /// Returns the type that a router's class gives for its controller: `ViewableRouter<Interactor, ViewControllable>`.
  private func typeOfController(ofRouter router: TypeSymbol?) -> TypeRef? {
    guard let router, isRouter(router.name) else { return nil }
    return router.inherited.lazy.filter { Self.routers.contains(lastPart(of: $0.name)) }
      .compactMap { $0.arguments.last.map { self.index.type($0, in: router).plain } }.first
  }
}
