import VCModel

/// The descendants of each controller in a hierarchy, as far as they help to distinguish it from others of its class.
struct Shapes: Sendable {
  /// The likenesses of a controller's children and presented controllers, sorted.
  private var below: [ControllerID: [String]] = [:]
  /// A hash of the likenesses of all descendants.
  private var whole: [ControllerID: Int] = [:]

  init(_ hierarchy: Hierarchy) {
    // In reverse order, descendants come before their ancestors.
    for id in Self.order(hierarchy).reversed() {
      let parts = hierarchy.children(of: id) + hierarchy.presentations(by: id).map(\.presented)
      below[id] = parts.map { hierarchy.controller($0)?.likeness ?? "" }.sorted()
      var hash: UInt64 = 14_695_981_039_346_656_037
      for part in parts {
        for byte in (hierarchy.controller(part)?.likeness ?? "").utf8 {
          hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211
        }
        hash = (hash ^ UInt64(bitPattern: Int64(whole[part] ?? 0))) &* 1_099_511_628_211
      }
      whole[id] = Int(truncatingIfNeeded: hash)
    }
  }

  /// Returns a hash of everything below a controller; `nil` if there is nothing.
  func contents(of id: ControllerID) -> Int? { below[id]?.isEmpty == false ? whole[id] : nil }

  /// Returns a score for the similarity of everything below two controllers.
  func likeness(of id: ControllerID, to other: ControllerID, in others: Shapes) -> Int {
    let (mine, theirs) = (below[id] ?? [], others.below[other] ?? [])
    var (i, j, common) = (0, 0, 0)
    while i < mine.count, j < theirs.count {
      if mine[i] == theirs[j] {
        (i, j, common) = (i + 1, j + 1, common + 1)
      } else if mine[i] < theirs[j] {
        i += 1
      } else {
        j += 1
      }
    }
    return min(common, 8) + (whole[id] == others.whole[other] ? 4 : 0)
  }

  /// Returns every controller before its descendants.
  private static func order(_ hierarchy: Hierarchy) -> [ControllerID] {
    hierarchy.familyTops.flatMap(hierarchy.family(under:))
  }
}
