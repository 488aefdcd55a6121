import VCDiagnostics
import VCModel
import VCSourceFacts

extension SourceFacts {
  /// Returns the classes and extensions relevant to unwinding, with their superclasses and unwind actions.
  func classes(for platform: Platform) -> [NavigationMapFragment.CodeClass] {
    let declared = types.compactMap { platform.mayInclude($0.condition) ? codeClass($0, platform) : nil }
    let named = aliases.map { alias in
      NavigationMapFragment.CodeClass(name: lastPart(of: alias.name), superclass: lastPart(of: alias.type.name))
    }
    return declared + named
  }

  private func codeClass(_ type: TypeDeclaration, _ platform: Platform) -> NavigationMapFragment.CodeClass? {
    guard type.kind == .class || type.kind == .extension else { return nil }
    let isExposed = type.attributes.contains { $0 == "objc" || $0 == "objcMembers" }
    let actions = type.functions.compactMap { platform.mayInclude($0.condition) ? action($0, isExposed) : nil }
    let superclass = type.kind == .class ? type.inherited.first.map { lastPart(of: $0.name) } : nil
    guard superclass != nil || type.runtimeName != nil || !actions.isEmpty else { return nil }
    return NavigationMapFragment.CodeClass(
      name: lastPart(of: type.name), superclass: superclass, runtimeName: type.runtimeName, unwindActions: actions)
  }

  /// Returns a method that Interface Builder lists for an exit: it is callable from Objective-C, and its first parameter is
  /// a segue.
  private func action(_ function: FunctionDeclaration, _ isExposed: Bool) -> NavigationMapFragment.UnwindAction? {
    guard !function.isStatic, let first = function.parameters.first?.type, lastPart(of: first.name) == Self.segue,
      first.others.isEmpty
    else { return nil }
    let attributes = function.attributes.map { lastPart(of: $0.name) }
    guard !attributes.contains("nonobjc") else { return nil }
    let isCallable =
      language == .objectiveC || isExposed || function.isOverride
      || attributes.contains { $0 == "IBAction" || $0 == "objc" }
    guard isCallable else { return nil }
    let selector =
      function.selector ?? SwiftSelector.selector(of: function.name, labels: function.parameters.map(\.label))
    return NavigationMapFragment.UnwindAction(
      selector: selector, isImplemented: function.code != nil,
      origin: MapOrigin(
        kind: language == .swift ? .swift : .objc,
        location: SourceLocation(file: file, line: function.position.line, column: function.position.column)))
  }

  private static let segue = "UIStoryboardSegue"
}
