#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A JSON document as a value. Arrays keep their order; an object's keys are printed sorted.
public enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case int(Int)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// The document as text, indented by two spaces, with a newline at its end.
  public var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Encoding fails for numbers that JSON cannot represent; `number(_:)` never holds one that came from a model.
    guard let data = try? encoder.encode(self) else { return "null\n" }
    return Self.visible(String(decoding: data, as: UTF8.self)) + "\n"
  }

  /// Returns the JSON with control characters that affect a terminal escaped; outside strings there are none.
  static func visible(_ json: String) -> String {
    guard json.visibleLines != json else { return json }
    var result = ""
    for scalar in json.unicodeScalars {
      if scalar != "\n", String(scalar).visible != String(scalar) {
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension JSONValue: Encodable {
  /// Encodes each case as its JSON value.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .int(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let values): try container.encode(values)
    case .object(let members): try container.encode(members)
    }
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral {
  /// A string.
  public init(stringLiteral value: String) { self = .string(value) }

  /// A whole number.
  public init(integerLiteral value: Int) { self = .int(value) }

  /// `true` or `false`.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension JSONValue: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  /// An array in the order of the literal.
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

  /// An object; if a key occurs twice, the last value is used.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(Dictionary(elements) { _, last in last })
  }
}

extension JSONValue {
  /// A string, or `null`.
  init(_ string: String?) { self = string.map(JSONValue.string) ?? .null }

  /// A controller's identifier, or `null`.
  init(_ id: ControllerID?) { self = id.map { .string($0.rawValue) } ?? .null }

  /// An array of identifiers, in their order.
  init(_ ids: [ControllerID]) { self = .array(ids.map { .string($0.rawValue) }) }

  /// An array of strings, in their order.
  init(_ strings: [String]) { self = .array(strings.map(JSONValue.string)) }
}
