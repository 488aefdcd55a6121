import VCDigest
import VCModel

extension ContentDigest {
  /// Adds everything that a value contains, so that no setting can be forgotten.
  ///
  /// The location of a request does not affect its result: origins are skipped at any depth.
  mutating func combine(allOf value: Any) {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case _ where value is Origin: break
    case .set, .dictionary:
      let members = mirror.children.map { child in
        var digest = ContentDigest()
        digest.combine(allOf: child.value)
        return digest.description
      }
      combine("\(members.count)")
      for member in members.sorted() { combine(member) }
    case nil: combine("\(value)")
    case .enum where mirror.children.isEmpty: combine("\(value)")
    default:
      combine("\(type(of: value)) \(mirror.children.count)")
      for (label, child) in mirror.children {
        combine(label ?? "")
        combine(allOf: child)
      }
    }
  }
}
