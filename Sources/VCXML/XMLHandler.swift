/// What a reader of some XML format does with the parts of a text, in document order.
package protocol XMLHandler {
  /// Whether text between tags is wanted at this moment; most formats keep everything in attributes.
  var wantsText: Bool { get }

  /// An element starts. Its attributes are gone when this returns.
  mutating func startElement(_ element: borrowing XMLElement)

  /// The element that started last and has not ended ends here.
  mutating func endElement()

  /// A piece of the text between two tags; one run of text can come in several pieces.
  mutating func text(_ text: String)
}

extension XMLHandler {
  /// No text unless a handler says otherwise.
  package var wantsText: Bool { false }

  /// Ignored.
  package mutating func text(_ text: String) {}
}
