/// An address that a figure may lead to.
package struct SVGLink: Hashable, Sendable {
  /// The address as it stands in the file, unescaped.
  package var address: String

  /// `nil` where the address is empty, or has a scheme other than `http`, `https` and `mailto`.
  ///
  /// Browsers skip white space and control characters when they look for a scheme, so these are taken out first.
  package init?(_ address: String) {
    let plain = String(String.UnicodeScalarView(address.unicodeScalars.filter { $0.value > 0x20 && $0.value != 0x7F }))
    guard !plain.isEmpty else { return nil }
    if let scheme = Self.scheme(of: plain), !["http", "https", "mailto"].contains(scheme) { return nil }
    self.address = plain
  }

  private static func scheme(of address: String) -> String? {
    guard let end = address.firstIndex(where: { ":/?#".contains($0) }), address[end] == ":" else { return nil }
    return address[..<end].lowercased()
  }
}
