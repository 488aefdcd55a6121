import VCXML

// The names of each element's attributes in the file.

extension InterfaceBuilderDocument {
  /// Reads the document element (R153, R154).
  mutating func readRoot(_ element: borrowing XMLElement, _ known: InterfaceBuilderElement?) {
    position = element.position
    let type = element["type"] ?? ""
    switch known {
    case .document: format = type.isEmpty || Self.parts(of: type).contains("Storyboard") ? .storyboard : .xib
    case .archive: format = .archive
    default: format = .other(element.name)
    }
    platform = Self.platform(type: type, runtime: element["targetRuntime"] ?? "")
    isLaunchScreen = element["launchScreen"] == "YES"
    initialViewController = element.filled("initialViewController")
  }

  /// Newer files declare the platform twice, older ones once (R154).
  private static func platform(type: String, runtime: String) -> Platform {
    let parts = parts(of: type)
    if parts.contains("WatchKit") || runtime == "watchKit" { return .watchOS }
    if parts.contains("AppleTV") || runtime == "AppleTV" { return .tvOS }
    if parts.contains("Cocoa") || runtime.hasPrefix("MacOSX") { return .macOS }
    return .iOS
  }

  /// Splits a type into its parts: `com.apple.InterfaceBuilder3.Cocoa.XIB` has five.
  private static func parts(of type: String) -> [Substring] { type.split(separator: ".") }
}

extension InterfaceBuilderDocument.Controller {
  init(_ element: borrowing XMLElement, isKnown: Bool) {
    self.element = element.name
    isKnownElement = isKnown
    position = element.position
    object = element.filled("id")
    customClass = element.filled("customClass")
    customModule = element.filled("customModule")
    storyboardIdentifier = element.filled("storyboardIdentifier")
    title = element["title"]
    userLabel = element["userLabel"]
    modalPresentationStyle = element["modalPresentationStyle"]
    modalTransitionStyle = element["modalTransitionStyle"]
    definesPresentationContext = element["definesPresentationContext"]
    providesPresentationContextTransitionStyle = element["providesPresentationContextTransitionStyle"]
    hidesBottomBarWhenPushed = element["hidesBottomBarWhenPushed"]
    allowDoubleColumnStyle = element["allowDoubleColumnStyle"]
    key = element["key"]
  }
}

extension InterfaceBuilderDocument.Reference {
  init(_ element: borrowing XMLElement) {
    position = element.position
    object = element.filled("id")
    storyboardName = element.filled("storyboardName")
    referencedIdentifier = element.filled("referencedIdentifier")
    bundleIdentifier = element.filled("bundleIdentifier")
    storyboardIdentifier = element.filled("storyboardIdentifier")
  }
}

extension InterfaceBuilderDocument.Segue {
  init(_ element: borrowing XMLElement) {
    position = element.position
    object = element.filled("id")
    kind = element.filled("kind")
    destination = element.filled("destination")
    identifier = element.filled("identifier")
    relationship = element.filled("relationship")
    unwindAction = element.filled("unwindAction")
    modalPresentationStyle = element["modalPresentationStyle"]
    modalTransitionStyle = element["modalTransitionStyle"]
    animates = element["animates"]
    customClass = element.filled("customClass")
    customModule = element.filled("customModule")
    creationSelector = element.filled("destinationCreationSelector")
    popoverAnchorBarButtonItem = element.filled("popoverAnchorBarButtonItem")
    popoverAnchorView = element.filled("popoverAnchorView")
    trigger = element["trigger"]
  }
}

extension XMLElement {
  /// Returns the value of an attribute; an empty one counts as absent.
  fileprivate borrowing func filled(_ name: StaticString) -> String? {
    guard let value = self[name], !value.isEmpty else { return nil }
    return value
  }
}
