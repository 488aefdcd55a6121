import VCDiagnostics
import VCModel

/// A start, operations, and what must come of them: one entry of a scenario file.
package struct Scenario: Sendable {
  /// Unique in its file, such as `P04`.
  package var id: String
  /// What it shows.
  package var title: String
  /// The rules that it exercises, such as `R23`.
  package var rules: [String]
  /// How far the sources support it: the weakest of its rules.
  package var confidence: String
  /// Where it stands.
  package var location: SourceLocation
  /// How it starts, without steps.
  var model: Model
  var operations: [ScenarioOperation]
  var final: [(key: String, value: Located)]
}

/// One operation of a scenario, with what is expected of it.
struct ScenarioOperation: Sendable {
  enum Action: Sendable {
    case step(StepOperation)
    /// Properties are set on a controller before the step.
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

/// A scenario file that cannot be used, and where.
package struct ScenarioError: Error, Hashable, Sendable {
  /// What was found and what was expected.
  package var message: String
  /// The place in the file.
  package var location: SourceLocation

  init(_ message: String, at location: SourceLocation) {
    self.message = message
    self.location = location
  }
}

extension ScenarioError: CustomStringConvertible {
  /// `file:line:column: error: what`.
  package var description: String { "\(location): error: \(message)" }
}
