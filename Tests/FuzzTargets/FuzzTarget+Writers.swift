import VCDOT
import VCGraphviz
import VCSVG
import VCXML

/// Arbitrary text anywhere in the formats that we write, as parsed by other programs.
extension FuzzTarget {
  /// Graphviz finds the nodes, edges and clusters whose names and labels are taken from the input.
  static let dot = FuzzTarget("dot", trials: 300) { bytes in
    let texts = texts(bytes)
    let ids = Set(texts.map { $0 + "1" })
    let markup = DOTHTML.element(
      .table, [DOTHTMLAttribute(.title, texts[0])], [.element(.tr, [], [.element(.td, [], [.text(texts[0])])])])
    let label = DOTAttribute(.label, .label(texts))
    let nodes = ids.sorted().map { DOTStatement.node(DOTNode($0, [label, DOTAttribute(.url, $0)])) }
    let graph = DOTGraph(
      name: texts[0],
      statements: nodes + [
        .cluster(
          DOTCluster(texts[0], [label], statements: [.node(DOTNode("inside", [DOTAttribute(.label, .html(markup))]))])),
        .edge(DOTEdge(id: texts[0], from: .init(texts[0] + "1"), to: .init("inside"), [label])),
      ])
    do {
      let layout = try Graphviz.layout(graph)
      return unless(Set(layout.nodes.keys) == ids.union(["inside"]), "a node is missing")
        + unless(Array(layout.clusters.keys) == [texts[0]], "the cluster is missing")
        + unless(Array(layout.edges.keys) == [texts[0]], "the edge is missing")
    } catch {
      return ["\(error)"]
    }
  }

  /// An XML parser finds the text in its element and its attribute, without characters that XML cannot contain.
  static let svg = FuzzTarget("svg") { bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    let root = SVGElement("text", [.init("class", text)], text: text)
    // The processing instruction at the end can only be parsed by the C library.
    let written = SVGDocument(width: 1, height: 1, [], [root]).text
    let wanted = String(String.UnicodeScalarView(text.unicodeScalars.filter(isKept)))
    return [written, written + "<?end?>"].flatMap { document in
      var found = FoundText()
      do throws(XMLError) {
        try XMLReader.read(Array(document.utf8), file: "a.svg", handler: &found)
      } catch {
        return ["\(error.location): \(error.message)"]
      }
      return unless(same(found.text, wanted), "the text differs")
        + unless(same(found.attribute, wanted), "the attribute differs")
    }
  }

  private static func same(_ one: String, _ other: String) -> Bool { one.utf8.elementsEqual(other.utf8) }

  private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || scalar == "\t"
      || scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value) && scalar.value & 0xFFFE != 0xFFFE
        && !(0xFDD0...0xFDEF).contains(scalar.value)
  }

  /// A few texts, each of one or several lines of the input.
  private static func texts(_ bytes: [UInt8]) -> [String] {
    let lines = bytes.split(separator: 10, maxSplits: 3).map { String(decoding: $0, as: UTF8.self) }
    return lines.isEmpty ? [""] : lines
  }
}

/// Finds the text and the class of the element `text`.
private struct FoundText: XMLHandler {
  var text = ""
  var attribute = ""
  private var isInside = false

  var wantsText: Bool { isInside }

  mutating func startElement(_ element: borrowing XMLElement) {
    isInside = element.name == "text"
    attribute = element["class"] ?? attribute
  }

  mutating func endElement() { isInside = false }
  mutating func text(_ text: String) { self.text += text }
}
