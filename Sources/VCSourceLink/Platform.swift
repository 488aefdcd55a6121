import VCSourceFacts

/// A platform that an app is built for.
package enum Platform: String, Hashable, Encodable, Sendable, CaseIterable {
  case iOS, macOS, macCatalyst, tvOS, watchOS, visionOS
}

extension Platform {
  /// Returns whether code with a condition may be part of the app; both branches for a flag may be, because its value is
  /// unknown.
  package func mayInclude(_ condition: BuildCondition?) -> Bool {
    guard let condition else { return true }
    return condition.value(where: value) != false
  }

  /// Returns the value of a question; `nil` if it depends on build settings.
  private func value(of question: BuildCondition.Question) -> Bool? {
    switch question {
    case .os(let name): runs(on: name)
    case .environment("macCatalyst"): self == .macCatalyst
    // Code for the simulator is not in the app that users have.
    case .environment("simulator"): false
    case .environment: false
    case .canImport(let module): canImport(module)
    case .flag: nil
    }
  }

  private func runs(on name: String) -> Bool {
    switch self {
    case .macCatalyst: ["iOS", "iPhone", "macCatalyst"].contains(name)
    case .iOS: ["iOS", "iPhone"].contains(name)
    case .visionOS: ["visionOS", "xrOS"].contains(name)
    case .macOS: ["macOS", "OSX"].contains(name)
    case .tvOS, .watchOS: rawValue == name
    }
  }

  private func canImport(_ module: String) -> Bool? {
    switch module {
    case "UIKit": self != .macOS
    case "AppKit", "Cocoa": self == .macOS
    case "WatchKit": self == .watchOS
    case "TVUIKit", "TVMLKit": self == .tvOS
    case "SwiftUI", "Foundation", "Combine": true
    case "Glibc", "Musl", "WinSDK": false
    default: nil
    }
  }
}

extension BuildCondition {
  /// Whether the condition depends on the platform; `#if 0` does not.
  var asksForSystem: Bool {
    switch self {
    case .os, .environment, .canImport: true
    case .flag, .constant: false
    case .not(let inner): inner.asksForSystem
    case .all(let parts), .any(let parts): parts.contains(where: \.asksForSystem)
    }
  }
}
