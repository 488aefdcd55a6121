import ViewControllerGraph

/// Names for the figures of one input: the input's own for a single figure, else with the figure's name or kind behind it.
struct FigureNames {
  let stem: String

  /// A file name without extension for each request, all different.
  func names(for requests: [FigureRequest]) -> [String] {
    var used: [String: Int] = [:]
    return requests.map { request in
      var name = stem
      if let own = request.name.map(Self.fileName), !own.isEmpty, own != stem {
        name += "-\(own)"
      } else if requests.count > 1 {
        name += "-\(request.kind.rawValue)"
      }
      used[name, default: 0] += 1
      let count = used[name] ?? 1
      return count == 1 ? name : "\(name)-\(count)"
    }
  }

  /// A name without what a path gives a meaning to.
  private static func fileName(_ name: String) -> String {
    String(name.map { "/\\:\0".contains($0) || $0.isNewline ? "-" : $0 })
  }
}
