/// A document before it is serialised as YAML or JSON.
indirect enum WrittenValue: Sendable {
  case null
  case text(String)
  case flag(Bool)
  case integer(Int)
  case number(Double)
  case list([WrittenValue])
  /// Keys in the order in which they are written.
  case mapping([(key: String, value: WrittenValue)])
}

/// A mapping that is built key by key, omitting default values.
struct WrittenMapping {
  private(set) var entries: [(key: String, value: WrittenValue)] = []

  var value: WrittenValue { .mapping(entries) }

  mutating func set(_ key: String, _ value: WrittenValue) { entries.append((key, value)) }

  mutating func set(_ key: String, _ value: String?) {
    if let value { entries.append((key, .text(value))) }
  }

  mutating func set(_ key: String, _ value: Int?) {
    if let value { entries.append((key, .integer(value))) }
  }

  mutating func set(_ key: String, _ value: (some RawRepresentable<String>)?) { set(key, value?.rawValue) }

  /// Sets a value unless it is the default.
  mutating func set<Name: RawRepresentable<String> & Equatable>(_ key: String, _ value: Name, unless implied: Name) {
    if value != implied { set(key, value) }
  }

  mutating func set(_ key: String, _ value: Bool, unless implied: Bool) {
    if value != implied { entries.append((key, .flag(value))) }
  }

  /// Sets a list unless it is empty.
  mutating func set(_ key: String, _ values: [WrittenValue]) {
    if !values.isEmpty { entries.append((key, .list(values))) }
  }

  /// Sets a mapping unless it is empty.
  mutating func set(_ key: String, _ mapping: WrittenMapping) {
    if !mapping.entries.isEmpty { entries.append((key, mapping.value)) }
  }
}

extension WrittenValue {
  static func names(_ names: [some RawRepresentable<String>]) -> WrittenValue {
    .list(names.map { .text($0.rawValue) })
  }

  static func name(_ name: (some RawRepresentable<String>)?) -> WrittenValue {
    name.map { .text($0.rawValue) } ?? .null
  }
}
