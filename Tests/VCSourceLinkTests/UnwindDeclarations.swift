import VCDiagnostics
import VCModel
import VCObjectiveCSource
import VCSourceFacts
import VCSourceLink
import VCSwiftSource

private func classes(_ bytes: [UInt8], _ file: String) -> [NavigationMapFragment.CodeClass] {
  let facts =
    file.hasSuffix(".swift")
    ? SwiftSource.facts(of: bytes, file: file) : ObjectiveCSource.facts(of: bytes, file: file)
  return SourceLink([facts]).fragments.flatMap(\.classes)
}

/// The declarations of a source file: `Class: Superclass [selector line:column]`, one line each.
func declarations(_ text: String, file: String = "A.swift") -> [String] {
  declarations(Array(text.utf8), file: file)
}

func declarations(_ bytes: [UInt8], file: String = "A.swift") -> [String] {
  classes(bytes, file).map { found in
    let actions = found.unwindActions.map { action in
      let place = action.origin.location
      return " [\(action.selector) \(place.line):\(place.column)\(action.isImplemented ? "" : " promised")]"
    }
    return found.name + (found.superclass.map { ": \($0)" } ?? "") + (found.runtimeName.map { " as \($0)" } ?? "")
      + actions.joined()
  }
}

/// The selectors of all unwind actions of a file.
func selectors(_ text: String, file: String = "A.swift") -> [String] {
  classes(Array(text.utf8), file).flatMap { $0.unwindActions.map(\.selector) }
}

/// The selectors of unwind actions in a Swift class.
func selectors(inClass members: String) -> [String] { selectors("class A: UIViewController {\n\(members)\n}") }
