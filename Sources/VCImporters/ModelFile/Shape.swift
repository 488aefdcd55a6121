/// What may stand at a place of a model file or another file of the tool.
///
/// The same tables of shapes check a file, name what would have been right, and make up the JSON Schema.
package indirect enum Shape: Sendable {
  /// Any scalar; a number or `true` is text here.
  case text
  /// A text, or one for each language.
  case words
  case flag
  case integer(ClosedRange<Int>)
  case number
  /// Steps one after the other: `3-6`, or `3`.
  case steps
  /// One of UIKit's, or the tool's, names; the second value says what they name.
  case name([String], String)
  /// One of the names, or the path of a file; whatever has a dot or a slash in it is a path.
  case nameOrPath([String], String)
  /// A controller's identifier, or a controller declared on the spot.
  case controller
  /// A controller's identifier.
  case reference
  /// A step: a mapping with one verb.
  case step
  /// `null` means something here.
  case nullable(Shape)
  case list(Shape)
  /// A list, or its only element.
  case oneOrMore(Shape)
  /// As many numbers as there are names.
  case numbers([String])
  /// A mapping with keys of the author's choice; the text says what the keys are.
  case map(keys: String, Shape)
  /// A mapping whose keys are controllers.
  case byController(Shape)
  case record(Record)
  /// Either of two, told apart by being a mapping or a list.
  case recordOrList(Record)
  /// A name or a path, or more about it.
  case textOrRecord(Record)
  /// The same where not every text will do.
  case either(Shape, Record)
}

/// A mapping with known keys.
package struct Record: Sendable {
  /// What it is, with its article: `a popover`.
  package var name: String
  package var summary: String
  package var keys: [Key]
  /// Keys of which at most one may be given.
  package var exclusive: [String] = []
  /// Whether one of the exclusive keys has to be given.
  package var needsOne = false
  /// Whether other keys are passed over.
  package var isOpen = false
  /// Keys that people expect here, and where they belong.
  package var elsewhere: [String: String] = [:]

  package init(
    name: String, summary: String, keys: [Key], exclusive: [String] = [], needsOne: Bool = false,
    elsewhere: [String: String] = [:]
  ) {
    self.name = name
    self.summary = summary
    self.keys = keys
    self.exclusive = exclusive
    self.needsOne = needsOne
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
  /// Whether a word is the path of a file where a name could stand, too.
  package static func isPath(_ text: String) -> Bool { text.contains { $0 == "." || $0 == "/" } }

  /// What would be right, for a message.
  var inWords: String {
    switch self {
    case .text: "text"
    case .flag: "true or false"
    case .integer(let range) where range.upperBound == .max: "a whole number from \(range.lowerBound)"
    case .integer(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .number: "a number"
    case .steps: "steps such as 3-6 or 3"
    case .name(_, let what): what
    case .nameOrPath(_, let what): "\(what) or a file"
    case .controller: "a controller's id or a controller with an id"
    case .reference: "a controller's id"
    case .step: "a step"
    case .nullable(let shape): "\(shape.inWords) or null"
    case .list(let shape): "a list, each entry \(shape.inWords)"
    case .oneOrMore(let shape): "\(shape.inWords) or a list of that"
    case .numbers(let names): "[\(names.joined(separator: ", "))] in points"
    case .map(let keys, let shape): "a mapping from \(keys) to \(shape.inWords)"
    case .byController(let shape): "a mapping from a controller's id to \(shape.inWords)"
    case .record(let record): record.name
    case .recordOrList(let record): "\(record.name) or a list of that"
    case .words: "text"
    case .textOrRecord(let record): "text or \(record.name)"
    case .either(let shape, let record): "\(shape.inWords) or \(record.name)"
    }
  }
}
