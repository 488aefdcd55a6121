import VCDiagnostics
import VCModel

/// An entry of a scenario file: an initial state, operations, and the expected results.
package struct Scenario: Sendable {
  /// An identifier that is unique in its file, such as `P04`.
  package var id: String
  /// A description of what it shows.
  package var title: String
  /// The rules that it exercises, such as `R23`.
  package var rules: [String]
  /// The support by sources: that of its least certain rule.
  package var confidence: String
  /// The location of the scenario.
  package var location: SourceLocation
  /// The initial state, without steps.
  var model: Model
  var operations: [ScenarioOperation]
  var final: [(key: String, value: Located)]
}

/// One operation of a scenario, with its expectations.
struct ScenarioOperation: Sendable {
  enum Action: Sendable {
    case step(StepOperation)
    /// A step before which properties are set on a controller.
    case configured(StepOperation, ControllerID, Settings)
    case maskQuery
    case readStyle(ControllerID)
    case dump
  }

  struct Settings: Sendable {
    var style: ModalPresentationStyle?
    var transition: ModalTransitionStyle?
    var popover: PopoverAnchor?
    var adaptive: ModalPresentationStyle?
  }

  var verb: String
  var action: Action
  var expect: [(key: String, value: Located)]
  var location: SourceLocation
}

/// An error in a scenario file, with its location.
package struct ScenarioError: Error, Hashable, Sendable {
  /// What was found and what was expected.
  package var message: String
  /// The location in the file.
  package var location: SourceLocation

  init(_ message: String, at location: SourceLocation) {
    self.message = message
    self.location = location
  }
}

extension ScenarioError: CustomStringConvertible {
  /// The printed form: `file:line:column: error: message`.
  package var description: String { "\(location): error: \(message)" }
}
