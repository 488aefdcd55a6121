extension Array where Element: Equatable {
  /// Appends the elements that the array does not contain yet, in their order.
  ///
  /// - Complexity: O(*n* · *m*), with the numbers of elements of both; meant for a few.
  mutating func formUnion(_ others: some Sequence<Element>) {
    for element in others where !contains(element) { append(element) }
  }
}
