/// `UIInterfaceOrientationMask`, with UIKit's raw values (R129).
public struct InterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// UIKit's bits.
  public var rawValue: Int

  /// Creates a mask; bits unknown to UIKit are kept, but have no name.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// 2: the home button, or its edge, at the bottom.
  public static let portrait = Self(rawValue: 1 << 1)
  /// 4: the home button, or its edge, at the top; excluded by default on phones (R130).
  public static let portraitUpsideDown = Self(rawValue: 1 << 2)
  /// 8: the home button, or its edge, on the right.
  public static let landscapeRight = Self(rawValue: 1 << 3)
  /// 16: the home button, or its edge, on the left.
  public static let landscapeLeft = Self(rawValue: 1 << 4)
  /// 24: both landscape orientations.
  public static let landscape: Self = [.landscapeLeft, .landscapeRight]
  /// 30: all four orientations, the default of an iPad (R130).
  public static let all: Self = [.portrait, .portraitUpsideDown, .landscape]
  /// 26: all but portrait upside down, the default of a phone (R130).
  public static let allButUpsideDown: Self = [.portrait, .landscape]

  /// The four single orientations in the order in which they are printed.
  public static let single: [(name: String, mask: Self)] = [
    ("portrait", .portrait), ("portraitUpsideDown", .portraitUpsideDown), ("landscapeLeft", .landscapeLeft),
    ("landscapeRight", .landscapeRight),
  ]

  /// The combinations that have a name in UIKit.
  public static let combinations: [(name: String, mask: Self)] = [
    ("landscape", .landscape), ("all", .all), ("allButUpsideDown", .allButUpsideDown),
  ]

  /// Creates a mask from UIKit's Swift name, single or combined.
  public init?(name: String) {
    guard let known = (Self.single + Self.combinations).first(where: { $0.name == name }) else { return nil }
    self = known.mask
  }

  /// The names of the single orientations in the mask.
  public var names: [String] { Self.single.filter { contains($0.mask) }.map(\.name) }

  /// UIKit's name for the combination, otherwise the names of its parts.
  package var shortName: String {
    Self.combinations.first { $0.mask == self }?.name ?? names.joined(separator: ", ")
  }
}
