import VCModel
import VCReplay

/// The state after the last operation, with the keys of `final`.
struct FinalState {
  let hierarchy: Hierarchy

  /// Returns the mismatches of one entry of `final`.
  func mismatches(_ key: String, _ expected: Located) -> [String] {
    if key == "outline" {
      let wanted = expected.word.map(Self.trimmed)
      let found = Self.trimmed(hierarchy.outline)
      return wanted == found ? [] : ["outline: expected\n\(wanted ?? "text")\nfound\n\(found)"]
    }
    if key == "visible" {
      return [Comparison.mismatch(key, expected, list: hierarchy.visible.map(\.rawValue))].compactMap(\.self)
    }
    guard case .mapping(let pairs) = expected.value else { return ["\(key): expected a mapping"] }
    return pairs.compactMap { name, value in
      switch key {
      case "pointers": pointer(name, value)
      case "stack", "children": children(key, name, value)
      case "selected":
        Comparison.mismatch("selected \(name)", value, found: hierarchy.selected(in: ControllerID(name))?.rawValue)
      default: modern(key, name, value)
      }
    }
  }

  private func modern(_ key: String, _ name: String, _ expected: Located) -> String? {
    let id = ControllerID(name)
    let found: String?
    switch key {
    case "detent": found = hierarchy.detent(of: id)?.identifier
    case "undimmed": found = "\(hierarchy.isUndimmed(id))"
    case "displayMode": found = hierarchy.displayMode(of: id)?.rawValue
    case "tabBarPlacement": found = hierarchy.tabBarPlacement(of: id)?.rawValue
    case "inWindow": found = "\(hierarchy.isInWindow(id))"
    case "scenes": found = hierarchy.state(ofScene: name)?.rawValue
    case "style": found = hierarchy.presentation(of: id)?.style.rawValue
    case "bars": return Comparison.mismatch("bars \(name)", expected, list: hierarchy.bars(around: id).map(\.rawValue))
    case "barsLeft":
      return Comparison.mismatch("barsLeft \(name)", expected, list: hierarchy.barsLeft(by: id).map(\.rawValue))
    case "asked":
      guard let question = SystemBarQuestion(rawValue: name), let chain = hierarchy.chain(for: question) else {
        return "asked: there is no question '\(name)', or nobody to ask"
      }
      found = chain.isKnown ? chain.asked.last?.rawValue : "unknown"
    case "chains":
      guard let window = hierarchy.windows.first(where: { $0.id == name }) else {
        return Comparison.mismatch("chains \(name)", expected, list: [])
      }
      return Comparison.mismatch("chains \(name)", expected, list: hierarchy.chain(from: window.root).map(\.rawValue))
    default: return "\(key): there is no such expectation"
    }
    return Comparison.mismatch("\(key) \(name)", expected, found: found)
  }

  private func children(_ key: String, _ name: String, _ expected: Located) -> String? {
    let id = ControllerID(name)
    guard hierarchy.contains(id) || hierarchy.tabBar(ofMore: id) != nil else {
      return "\(key): there is no controller '\(name)'"
    }
    // The language has no name for the More list, and the children of a tab bar controller are its tabs (R7, R89).
    let list = hierarchy.tabBar(ofMore: id).flatMap { hierarchy.moreList(of: $0) }
    let found = hierarchy.tabs(of: id).filter { $0 != list }
    return Comparison.mismatch("\(key) \(name)", expected, list: found.map(\.rawValue))
  }

  private func pointer(_ name: String, _ expected: Located) -> String? {
    guard let dot = name.lastIndex(of: ".") else { return "\(name): expected a controller and a property" }
    let id = ControllerID(String(name[..<dot]))
    let property = String(name[name.index(after: dot)...])
    guard hierarchy.contains(id) else { return "\(name): there is no controller '\(id)'" }
    let found: ControllerID?
    switch property {
    case "topViewController": found = hierarchy.topViewController(of: id)
    case "visibleViewController": found = hierarchy.visibleViewController(of: id)
    case "selectedViewController": found = hierarchy.selected(in: id)
    default:
      guard let pointer = Pointer(name: property) else { return "\(name): there is no property '\(property)'" }
      found = hierarchy[pointer, of: id]
    }
    return Comparison.mismatch(name, expected, found: found?.rawValue)
  }

  /// Returns a text without trailing spaces in lines and without trailing empty lines.
  private static func trimmed(_ text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var line = line
      while line.last == " " { line.removeLast() }
      return line
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }
}
