import VCXML

/// The label of an interactive object: the best of the texts in its element.
struct InterfaceBuilderLabel {
  /// The source of a text, most descriptive first.
  enum Source: Int, Comparable {
    case configuredTitle, title, systemItem, text, userLabel, image, reuseIdentifier

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  private(set) var text: String?
  /// The object's identifier.
  private(set) var object: String?
  private var source: Source?

  init() {}

  init(_ element: borrowing XMLElement) {
    object = element["id"]
    offer(element["title"], as: .title)
    offer(element["systemItem"].map(Self.capitalized), as: .systemItem)
    offer(element["userLabel"], as: .userLabel)
    offer(element["image"], as: .image)
    offer(element["reuseIdentifier"], as: .reuseIdentifier)
  }

  /// Keeps a text if it is more descriptive than the current one.
  mutating func offer(_ candidate: String?, as candidateSource: Source) {
    guard let candidate, candidate.contains(where: { !$0.isWhitespace }) else { return }
    if let source, source <= candidateSource { return }
    text = candidate.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    source = candidateSource
  }

  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }
}
