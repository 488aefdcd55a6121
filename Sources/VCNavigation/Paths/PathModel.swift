public import VCModel

/// A way as a model that can be replayed.
public struct PathModel: Hashable, Sendable {
  /// It starts with the family in which the first controller stands, and has one step for each step of the way.
  public var model: Model
  /// The instance at which the way ends.
  public var end: ControllerID
}

extension MapPath {
  /// The way as a model that can be replayed: it starts with the family in which the first controller stands, and has
  /// one step for each step of the way.
  ///
  /// Every presentation and push makes its target anew, with everything that the target contains, as segues do (R112):
  /// a controller that is passed twice is there twice (`List`, `List (2)`).
  public func model(in map: NavigationMap) -> Model { enacted(in: map).model }

  /// The same, with where it ends.
  /// - Parameter environment: The device; when not given a phone, or a pad for a way past a split view, which shows one
  ///   column in a narrow window, as far as the way exists there.
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
