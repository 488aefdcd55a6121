/// An element of an SVG document, as a value.
///
/// Nothing is escaped here: names are constants of the program, and the writer escapes values once.
package struct SVGElement: Hashable, Sendable {
  /// The content of an element.
  package indirect enum Content: Hashable, Sendable {
    case element(SVGElement)
    /// Text for readers.
    case text(String)
  }

  /// A name and a value; attributes are written in order.
  package struct Attribute: Hashable, Sendable {
    /// The name, without a namespace.
    package var name: String
    /// The value, unescaped.
    package var value: String

    /// Creates an attribute.
    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The name, without a namespace.
  package var name: String
  /// The attributes, in writing order.
  package var attributes: [Attribute]
  /// Elements and text, in order.
  package var content: [Content]

  /// Creates an element with child elements.
  package init(_ name: String, _ attributes: [Attribute] = [], _ children: [SVGElement] = []) {
    self.name = name
    self.attributes = attributes
    content = children.map(Content.element)
  }

  /// Creates an element that contains only text.
  package init(_ name: String, _ attributes: [Attribute] = [], text: String) {
    self.name = name
    self.attributes = attributes
    content = [.text(text)]
  }
}

extension SVGElement {
  /// The elements directly inside.
  package var children: [SVGElement] {
    content.compactMap { if case .element(let child) = $0 { child } else { nil } }
  }

  /// The text of the element and its descendants.
  package var text: String {
    content.map {
      switch $0 {
      case .element(let child): child.text
      case .text(let text): text
      }
    }.joined()
  }

  /// The value of an attribute; setting `nil` removes it, setting a new one appends it.
  package subscript(name: String) -> String? {
    get { attributes.first { $0.name == name }?.value }
    set {
      let position = attributes.firstIndex { $0.name == name }
      switch (position, newValue) {
      case (let position?, let value?): attributes[position].value = value
      case (let position?, nil): attributes.remove(at: position)
      case (nil, let value?): attributes.append(Attribute(name, value))
      case (nil, nil): break
      }
    }
  }

  /// Adds an element at the end.
  package mutating func append(_ child: SVGElement) { content.append(.element(child)) }

  /// Adds elements at the end.
  package mutating func append(contentsOf children: [SVGElement]) {
    content.append(contentsOf: children.map(Content.element))
  }

  /// The element and all elements below it, each before its children.
  package var descendants: [SVGElement] { [self] + children.flatMap(\.descendants) }
}

extension SVGElement.Attribute {
  /// Creates an attribute with a length or coordinate, rounded to hundredths.
  package init(_ name: String, _ value: Double) { self.init(name, SVGNumber.text(value)) }
}
