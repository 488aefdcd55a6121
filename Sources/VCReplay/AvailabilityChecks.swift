import VCDiagnostics
import VCModel

// Checks for API that is newer than the model's version of the system.
extension Replayer {
  /// Reports classes and values that are newer than the model's version of iOS.
  mutating func checkAvailability(of controller: Controller) {
    let environment = hierarchy.environment
    let usual =
      controller.kind == .alert ? "UIAlertController" : controller.kind == .hosting ? "UIHostingController" : nil
    if let name = controller.className ?? usual {
      let first = Availability.firstVersion(ofClass: name) ?? usual.flatMap(Availability.firstVersion(ofClass:))
      if let first, environment.ios < first {
        reportStart(
          .unavailableClass, .unavailable(class: name, since: first, environment), at: controller.origin(of: "class"),
          about: controller.id)
      }
    }
    checkFeatures(of: controller)
    if let style = controller.modalPresentationStyle, let text = String.unavailable(style, environment) {
      reportStart(
        .unavailableValue, text, suggestion: style.replacement(in: environment),
        at: controller.origin(of: "modalPresentationStyle"), about: controller.id)
    }
  }

  /// Reports a style in a step that is newer than the model's version (R47).
  func noteAvailability(of style: ModalPresentationStyle?, about controller: ControllerID, _ record: inout StepRecord) {
    let environment = hierarchy.environment
    guard let style, let text = String.unavailable(style, environment) else { return }
    record.add(.unavailableValue, text, suggestion: style.replacement(in: environment), about: controller)
  }

  /// Returns whether the system supports a column: the inspector was introduced in iOS 26 (R108).
  func isKnown(_ column: SplitColumn) -> Bool {
    guard column == .inspector else { return true }
    return column.firstVersion(on: hierarchy.environment.idiom).map { hierarchy.environment.ios >= $0 } ?? false
  }

  /// Reports a controller's use of features that are newer than the model's version of iOS (R172 to R180).
  mutating func checkFeatures(of controller: Controller) {
    let ios = hierarchy.environment.ios
    for feature in controller.features where feature.isUsed && ios < feature.first {
      reportStart(
        .unavailableValue, .unavailable(feature.name, since: feature.first, hierarchy.environment),
        at: feature.origin ?? controller.origin(of: feature.key), about: controller.id)
    }
  }

  /// Notes that a step uses API that is newer than the model's version (R171). UIKit's other refusals come first.
  func noteAvailability(of operation: StepOperation, _ record: inout StepRecord) {
    guard record.outcome == .performed, let api = operation.api, hierarchy.environment.ios < api.first else { return }
    record.add(
      .unavailableValue, .unavailable(api.name, since: api.first, hierarchy.environment),
      about: operation.controllers.first)
  }

  /// Reports identifiers of detents that the sheet does not have (R172).
  mutating func checkSheet(of controller: Controller) {
    guard let sheet = controller.sheet else { return }
    let known = sheet.detents.map(\.identifier)
    for name in [sheet.selected, sheet.largestUndimmed].compactMap(\.self) where !known.contains(name) {
      reportStart(
        .noSuchDetent,
        "the sheet of '\(controller.id)' has no detent '\(name)'; it has \(known.joined(separator: ", "))",
        at: controller.origin(of: "sheet"), about: controller.id)
    }
  }

  mutating func reportStart(_ code: ReplayCode, _ text: String, about controller: Controller) {
    reportStart(code, text, at: controller.origin, about: controller.id)
  }
}

extension ModalPresentationStyle {
  /// Returns the suggestion for a style that no version of the system has; `nil` if a later one has it.
  fileprivate func replacement(in environment: DeviceEnvironment) -> String? {
    firstVersion(on: environment.idiom) == nil ? "use another style" : nil
  }
}

extension DeviceEnvironment {
  /// The name of the system with its version: `iOS 12`, `tvOS 17`.
  var system: String { idiom == .vision ? "visionOS, by the version of iOS \(ios)" : "\(systemName) \(ios)" }

  /// The name of the system, without its version.
  fileprivate var systemName: String {
    switch idiom {
    case .tv: "tvOS"
    case .vision: "visionOS"
    case .phone, .pad, .mac: "iOS"
    }
  }
}

extension String {
  /// Returns the message about a column that the system does not support.
  static func unavailable(_ column: SplitColumn, _ split: ControllerID, _ environment: DeviceEnvironment) -> String {
    let since = column.firstVersion(on: environment.idiom)
    return "'\(split)' has no \(column.rawValue) column: "
      + (since.map { "it requires iOS \($0), but this is \(environment.system)" } ?? "it does not exist on this system")
  }

  fileprivate static func unavailable(_ name: String, since first: Int, _ environment: DeviceEnvironment) -> String {
    "\(name) requires version \(first), but this is \(environment.system)"
  }

  fileprivate static func unavailable(
    class name: String, since first: Int, _ environment: DeviceEnvironment
  ) -> String {
    let instead = replaced[name].map { "; earlier versions use \($0), not a view controller" } ?? ""
    return "\(name) requires iOS \(first), but this is \(environment.system)\(instead)"
  }

  private static let replaced = [
    "UIAlertController": "UIAlertView and UIActionSheet", "UISearchController": "UISearchDisplayController",
  ]

  fileprivate static func unavailable(_ style: ModalPresentationStyle, _ environment: DeviceEnvironment) -> String? {
    guard let first = style.firstVersion(on: environment.idiom) else {
      return "the style \(style.rawValue) does not exist on \(environment.systemName)"
    }
    guard environment.ios < first else { return nil }
    return "the style \(style.rawValue) requires version \(first), but this is \(environment.system)"
  }
}
