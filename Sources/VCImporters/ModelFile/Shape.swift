/// The values allowed at a place in a model file or another file of the tool.
///
/// The same tables of shapes validate a file, produce its suggestions, and generate the JSON Schema.
package indirect enum Shape: Sendable {
  /// Any scalar; a number or `true` is text here.
  case text
  /// A text, or one text for each language.
  case words
  case flag
  /// `true`, the value of a key that says everything itself.
  case onlyTrue
  case integer(ClosedRange<Int>)
  case number
  /// A range of consecutive steps: `3-6`, or `3`.
  case steps
  /// One of the names of UIKit or the tool; the second value describes them.
  case name([String], String)
  /// One of the names, or the path of a file; a value with a dot or a slash is a path.
  case nameOrPath([String], String)
  /// A controller's identifier, or an inline declaration of a controller.
  case controller
  /// A controller's identifier.
  case reference
  /// A step: a mapping with one verb.
  case step
  /// A value for which `null` is meaningful.
  case nullable(Shape)
  case list(Shape)
  /// A list, or a single element in place of a list.
  case oneOrMore(Shape)
  /// A list of numbers, one for each name.
  case numbers([String])
  /// A mapping with arbitrary keys; the text describes the keys.
  case map(keys: String, Shape)
  /// A mapping whose keys are controllers.
  case byController(Shape)
  case record(Record)
  /// Either a mapping or a list.
  case recordOrList(Record)
  /// A name or a path, or a record with details.
  case textOrRecord(Record)
  /// A value of a shape, or a record with details.
  case either(Shape, Record)
}

extension Shape {
  /// Returns the shape for the names of an enumeration, in its order.
  package static func names<Name: CaseIterable & RawRepresentable>(_: Name.Type, _ what: String) -> Shape
  where Name.RawValue == String {
    .name(Name.allCases.map(\.rawValue), what)
  }
}

/// A mapping with known keys.
package struct Record: Sendable {
  /// The name of the record with its article: `a popover`.
  package var name: String
  package var summary: String
  package var keys: [Key]
  /// Keys of which at most one may be given.
  package var exclusive: [String] = []
  /// Whether one of the exclusive keys is required.
  package var needsOne = false
  /// Whether a key without a value is a mistake, rather than as good as absent.
  var needsValues = false
  /// Whether unknown keys are ignored.
  package var isOpen = false
  /// Keys that users might expect here, and where they belong.
  package var elsewhere: [String: String] = [:]

  package init(
    name: String, summary: String, keys: [Key], exclusive: [String] = [], needsOne: Bool = false,
    needsValues: Bool = false, elsewhere: [String: String] = [:]
  ) {
    self.name = name
    self.summary = summary
    self.keys = keys
    self.exclusive = exclusive
    self.needsOne = needsOne
    self.needsValues = needsValues
    self.elsewhere = elsewhere
  }

  package func key(_ name: String) -> Key? { keys.first { $0.name == name } }
}

/// A key of a record.
package struct Key: Sendable {
  package var name: String
  package var shape: Shape
  package var summary: String
  package var isRequired = false

  package init(_ name: String, _ shape: Shape, _ summary: String, isRequired: Bool = false) {
    self.name = name
    self.shape = shape
    self.summary = summary
    self.isRequired = isRequired
  }
}

extension Shape {
  /// Returns whether a value is the path of a file where a name is also allowed.
  package static func isPath(_ text: String) -> Bool { text.contains { $0 == "." || $0 == "/" } }

  /// A description of the allowed values, for messages.
  var inWords: String {
    switch self {
    case .text: "text"
    case .flag: "true or false"
    case .onlyTrue: "true"
    case .integer(let range) where range.upperBound == .max: "a whole number from \(range.lowerBound)"
    case .integer(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .number: "a number"
    case .steps: "steps such as 3-6 or 3"
    case .name(_, let what): what
    case .nameOrPath(_, let what): "\(what) or a file"
    case .controller: "a controller's id or an inline controller with an 'id'"
    case .reference: "a controller's id"
    case .step: "a step"
    case .nullable(let shape): "\(shape.inWords) or null"
    case .list(let shape): "a list, each entry \(shape.inWords)"
    case .oneOrMore(let shape): "\(shape.inWords) or a list of them"
    case .numbers(let names): "[\(names.joined(separator: ", "))] in points"
    case .map(let keys, let shape): "a mapping from \(keys) to \(shape.inWords)"
    case .byController(let shape): "a mapping from a controller's id to \(shape.inWords)"
    case .record(let record): record.name
    case .recordOrList(let record): "\(record.name) or a list of them"
    case .words: "text"
    case .textOrRecord(let record): "text or \(record.name)"
    case .either(let shape, let record): "\(shape.inWords) or \(record.name)"
    }
  }
}
