/// `UINavigationItem.SearchBarPlacement`: where the bar of an inactive search is (R173).
public enum SearchBarPlacement: String, Hashable, Encodable, Sendable, CaseIterable {
  case automatic, inline, stacked
  /// From iOS 26 on.
  case integrated
}
