import VCModel
import VCSourceFacts

/// Containers that embed segues put into a scene, and that its code keeps in properties.
extension Linker {
  /// Returns the container's scene, if code stores the container that a segue embeds: `pages = segue.destination as? Pages`.
  func embeddedContainer(of finding: Finding) -> Screen? {
    guard case .property(let variable) = finding.source.initiator, let holder = variable.owner,
      let type = resolver.type(of: variable)?.plain, let kind = index.controllerKind(type.name), kind.isContainer,
      resolver.assignments(to: variable).contains(where: { $0.value.isDestinationOfSegue })
    else { return nil }
    let owners = [finding.site.owner, holder].compactMap(\.self).filter {
      index.ancestry(of: $0.name).contains(holder.name)
    }
    let found = owners.lazy.map { self.storyboards.embedded(in: [$0.name]) }.first { !$0.isEmpty } ?? []
    let fitting = found.filter { $0.className.flatMap(index.controllerKind) == kind }
    return fitting.count == 1 ? fitting[0] : nil
  }
}

extension Expression {
  /// Whether the value is the controller that a segue shows: `segue.destination as? Detail`.
  fileprivate var isDestinationOfSegue: Bool {
    switch self {
    case .cast(let inner, _): inner.isDestinationOfSegue
    case .member(.name(_, _)?, let name, _): ["destination", "destinationViewController"].contains(name)
    default: false
    }
  }
}
