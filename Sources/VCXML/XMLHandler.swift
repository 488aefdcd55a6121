/// Handles the parts of an XML text, in document order.
package protocol XMLHandler {
  /// Whether text between tags is currently needed; most formats keep everything in attributes.
  var wantsText: Bool { get }

  /// Called at a start tag. The attributes are not valid after the call returns.
  mutating func startElement(_ element: borrowing XMLElement)

  /// Called when the innermost open element ends.
  mutating func endElement()

  /// Called with a piece of the text between two tags; one run of text can come in several pieces.
  mutating func text(_ text: String)
}

extension XMLHandler {
  /// `false` by default.
  package var wantsText: Bool { false }

  /// Does nothing.
  package mutating func text(_ text: String) {}
}
