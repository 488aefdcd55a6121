/// A link address that is safe to write into a figure.
package struct SVGLink: Hashable, Sendable {
  /// The address as written in the file, unescaped.
  package var address: String

  /// Creates a link; `nil` if the address is empty, or has a scheme other than `http`, `https` and `mailto`.
  ///
  /// Browsers ignore white space and control characters when they parse a scheme, so these are removed first.
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
