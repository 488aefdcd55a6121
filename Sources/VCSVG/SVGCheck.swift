import VCDiagnostics
import VCXML

/// Validates a generated file as a browser would read it.
package struct SVGCheck {
  /// The faults, in the order of the file; empty for a valid file.
  package private(set) var faults: [String] = []
  /// The number of elements by name.
  package private(set) var counts: [String: Int] = [:]

  /// Checks that a file is well-formed, that it runs and fetches nothing, and that its identifiers are unique.
  package init(_ text: String) {
    var reader = Reader()
    do {
      try XMLReader.read(Array(text.utf8), file: "figure.svg", handler: &reader)
    } catch {
      reader.faults.append("\(error.location): \(error.message)")
    }
    faults = reader.faults
    counts = reader.counts
  }

  private struct Reader: XMLHandler {
    var faults: [String] = []
    var counts: [String: Int] = [:]
    var identifiers: Set<String> = []

    mutating func startElement(_ element: borrowing XMLElement) {
      let name = element.name
      counts[name, default: 0] += 1
      if ["script", "foreignObject", "use"].contains(name) {
        faults.append("element '\(name)' is not allowed")
      }
      var attributes: [(String, String)] = []
      element.forEachAttribute { attributes.append(($0, $1)) }
      let isImage = name == "image"
      for (attribute, value) in attributes where !(isImage && attribute == "href" && value.hasPrefix("data:image/")) {
        check(attribute, value)
      }
      if isImage, element["href"]?.hasPrefix("data:image/") != true {
        faults.append("an image that is not part of the file")
      }
    }

    mutating func endElement() {}

    private mutating func check(_ attribute: String, _ value: String) {
      if attribute == "id", !identifiers.insert(value).inserted { faults.append("identifier '\(value)' is used twice") }
      if attribute.hasPrefix("on") { faults.append("attribute '\(attribute)' would run a script") }
      if attribute.hasSuffix("href"), SVGLink(value) == nil { faults.append("address '\(value)' is not allowed") }
    }
  }
}
