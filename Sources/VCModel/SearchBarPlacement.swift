/// `UINavigationItem.SearchBarPlacement`: the placement of an inactive search bar (R173).
public enum SearchBarPlacement: String, Hashable, Encodable, Sendable, CaseIterable {
  case automatic, inline, stacked
  /// Available from iOS 26 on.
  case integrated
}
