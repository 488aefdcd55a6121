import VCDiagnostics
import VCModel

// What a model uses before the system had it.
extension Replayer {
  /// Reports classes and values that are younger than the model's version of iOS.
  mutating func checkAvailability(of controller: Controller) {
    let environment = hierarchy.environment
    let usual =
      controller.kind == .alert ? "UIAlertController" : controller.kind == .hosting ? "UIHostingController" : nil
    if let name = controller.className ?? usual {
      let first = Availability.firstVersion(ofClass: name) ?? usual.flatMap(Availability.firstVersion(ofClass:))
      if let first, environment.ios < first {
        reportStart(.unavailableClass, .unavailable(name, since: first, environment), about: controller)
      }
    }
    if let style = controller.modalPresentationStyle, let text = String.unavailable(style, environment) {
      reportStart(.unavailableValue, text, about: controller)
    }
  }

  /// Reports a style that a step names before it existed (R47).
  func noteAvailability(of style: ModalPresentationStyle?, about controller: ControllerID, _ record: inout StepRecord) {
    guard let style, let text = String.unavailable(style, hierarchy.environment) else { return }
    record.add(.unavailableValue, text, about: controller)
  }

  /// Whether a split view can have a column at all: the inspector came with iOS 26 (R108).
  func isKnown(_ column: SplitColumn) -> Bool {
    guard column == .inspector else { return true }
    return column.firstVersion(on: hierarchy.environment.idiom).map { hierarchy.environment.ios >= $0 } ?? false
  }

  mutating func reportStart(_ code: ReplayCode, _ text: String, about controller: Controller) {
    startDiagnostics.append(
      Diagnostic(
        code: code.rawValue, severity: code.severity, message: text, suggestion: code.suggestion,
        at: controller.origin.location, controller: controller.id.rawValue))
  }
}

extension Environment {
  /// `iOS 12`, `tvOS 17`.
  var system: String {
    switch idiom {
    case .tv: "tvOS \(ios)"
    case .vision: "visionOS, by the version of iOS \(ios)"
    case .phone, .pad, .mac: "iOS \(ios)"
    }
  }
}

extension String {
  /// What is said about a column that the system does not have.
  static func unavailable(_ column: SplitColumn, _ split: ControllerID, _ environment: Environment) -> String {
    let since = column.firstVersion(on: environment.idiom)
    return "'\(split)' has no \(column.rawValue) column: "
      + (since.map { "it came with iOS \($0), and this is \(environment.system)" } ?? "there is none on this system")
  }

  fileprivate static func unavailable(_ name: String, since first: Int, _ environment: Environment) -> String {
    let instead = replaced[name].map { "; before, there was \($0), which is no view controller" } ?? ""
    return "\(name) came with iOS \(first), and this is \(environment.system)\(instead)"
  }

  private static let replaced = [
    "UIAlertController": "UIAlertView and UIActionSheet", "UISearchController": "UISearchDisplayController",
  ]

  fileprivate static func unavailable(_ style: ModalPresentationStyle, _ environment: Environment) -> String? {
    guard let first = style.firstVersion(on: environment.idiom) else {
      return "the style \(style.rawValue) does not exist on this system"
    }
    guard environment.ios < first else { return nil }
    return "the style \(style.rawValue) came with version \(first), and this is \(environment.system)"
  }
}
