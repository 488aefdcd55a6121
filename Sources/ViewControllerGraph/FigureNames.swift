/// Names for the figures of one input: the input's own name for a single figure; otherwise followed by the figure's
/// name or kind.
public struct FigureNames {
  private let stem: String
  private let isOneOfSeveral: Bool
  private var used: [String: Int] = [:]

  /// - Parameters:
  ///   - stem: The input's own name, without its extension.
  ///   - isOneOfSeveral: Whether the input has several figures, so that their names must differ.
  public init(stem: String, isOneOfSeveral: Bool) {
    self.stem = stem
    self.isOneOfSeveral = isOneOfSeveral
  }

  /// Returns a file name without extension, different from all previous ones.
  public mutating func next(for request: FigureRequest) -> String {
    var name = stem
    if let own = request.name.map(Self.fileName), !own.isEmpty {
      name = own == stem ? stem : "\(stem)-\(own)"
    } else if isOneOfSeveral {
      name += "-\(request.kind.rawValue)"
    }
    used[name, default: 0] += 1
    let count = used[name, default: 1]
    return count == 1 ? name : "\(name)-\(count)"
  }

  /// Returns a name without characters that are special in paths.
  public static func fileName(_ name: String) -> String {
    String(name.map { "/\\:\0".contains($0) || $0.isNewline ? "-" : $0 })
  }
}
