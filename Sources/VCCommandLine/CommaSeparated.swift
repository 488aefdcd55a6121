import ArgumentParser
import ViewControllerGraph

/// Values that are written with commas between them.
struct CommaSeparated<Value: ExpressibleByArgument>: ExpressibleByArgument {
  var values: [Value] = []

  init() {}

  init?(argument: String) {
    for part in argument.split(separator: ",") {
      guard let value = Value(argument: String(part)) else { return nil }
      values.append(value)
    }
    if values.isEmpty { return nil }
  }

  static var allValueStrings: [String] { Value.allValueStrings }

  /// Without reflection, which costs milliseconds at every start.
  var defaultValueDescription: String { values.map(\.defaultValueDescription).joined(separator: ",") }
}

extension CommaSeparated: Sendable where Value: Sendable {}

extension FigureKind: ExpressibleByArgument {}
extension FigureDetail: ExpressibleByArgument {}
extension FigureDirection: ExpressibleByArgument {}
extension ThemeName: ExpressibleByArgument {}
extension LegendMode: ExpressibleByArgument {
  /// Without reflection, which costs milliseconds at every start.
  public var defaultValueDescription: String { rawValue }
}

extension OutputFormat: ExpressibleByArgument {
  /// By its name or its file extension.
  public init?(argument: String) { self.init(name: argument) }

  /// The names.
  public static var allValueStrings: [String] { allCases.map(\.name) }
}

extension ControllerID: ExpressibleByArgument {
  /// Any text names a controller; whether there is one shows later.
  public init?(argument: String) { self.init(argument) }
}
