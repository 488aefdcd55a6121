/// The condition of an `#if`, `#elseif`, `#else`, `#ifdef`.
package indirect enum BuildCondition: Hashable, Sendable {
  /// `os(iOS)` or `TARGET_OS_IOS`.
  case os(String)
  /// `targetEnvironment(macCatalyst)`.
  case environment(String)
  /// `canImport(UIKit)`.
  case canImport(String)
  /// A flag such as `DEBUG`.
  case flag(String)
  /// `true`, `1`, `swift(>=5)` or `compiler(>=6)`; unsupported conditions count as true.
  case constant(Bool)
  /// `!a`.
  case not(BuildCondition)
  /// `a && b`.
  case all([BuildCondition])
  /// `a || b`.
  case any([BuildCondition])
}

extension BuildCondition {
  /// A question about the build, of which conditions are composed.
  package enum Question {
    case os(String)
    case environment(String)
    case canImport(String)
    case flag(String)
  }

  /// Returns the value of the condition; `nil` if it depends on a question without an answer.
  /// - Parameter answer: Returns the value of a question; `nil` if it is not known.
  package func value(where answer: (Question) -> Bool?) -> Bool? {
    switch self {
    case .os(let name): return answer(.os(name))
    case .environment(let name): return answer(.environment(name))
    case .canImport(let module): return answer(.canImport(module))
    case .flag(let name): return answer(.flag(name))
    case .constant(let value): return value
    case .not(let inner): return inner.value(where: answer).map { !$0 }
    case .all(let parts):
      let values = parts.map { $0.value(where: answer) }
      return values.contains(false) ? false : values.contains(nil) ? nil : true
    case .any(let parts):
      let values = parts.map { $0.value(where: answer) }
      return values.contains(true) ? true : values.contains(nil) ? nil : false
    }
  }
}
