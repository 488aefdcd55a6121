public import VCModel

/// A path as a model that can be replayed.
public struct PathModel: Hashable, Sendable {
  /// The model: it starts with the family of the first controller, and has one step for each step of the path.
  public var model: Model
  /// The instance at which the path ends.
  public var end: ControllerID
  /// The instances around which a navigation controller is assumed, because they push and the map contains no stack
  /// around them.
  public var assumed: [ControllerID]
}

extension MapPath {
  /// Returns the path as a model that can be replayed: it starts with the family of the first controller, and has one
  /// step for each step of the path.
  ///
  /// Every presentation and push creates a new instance of its target, with everything that the target contains, as
  /// segues do (R112): a controller that is visited twice has two instances (`List`, `List (2)`).
  public func model(in map: NavigationMap) -> Model { enacted(in: map).model }

  /// Returns the model together with the instance at which the path ends.
  /// - Parameter environment: The device. By default a phone, or a pad if the path passes through a split view, which
  ///   shows one column in a compact width, and exists in a regular width.
  public func enacted(in map: NavigationMap, on environment: DeviceEnvironment? = nil) -> PathModel {
    if let environment { return enacted(in: map, environment) }
    let phone = widths.contains(.compact) ? enacted(in: map, DeviceEnvironment(idiom: .phone)) : nil
    let hasSplit = phone?.model.controllers.contains { $0.kind == .split } ?? true
    guard let phone, !hasSplit || !widths.contains(.regular) else {
      return enacted(in: map, DeviceEnvironment(idiom: .pad))
    }
    return phone
  }

  private func enacted(in map: NavigationMap, _ environment: DeviceEnvironment) -> PathModel {
    var builder = PathModelBuilder(map, environment)
    builder.start(self)
    for (number, move) in moves.enumerated() { builder.follow(move, before: moves[(number + 1)...]) }
    return builder.result(title: "From \(map.name(of: start)) to \(map.name(of: end))")
  }
}

extension NavigationMap {
  fileprivate func name(of id: String) -> String {
    guard let controller = controllers.first(where: { $0.id == id }) else { return id }
    return controller.title ?? controller.className ?? id
  }
}
