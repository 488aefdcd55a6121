import VCDiagnostics
import VCModel
import VCWords

/// An option of a block as written: a key and its value.
struct BlockValue {
  var key: String
  var text: String
  var location: SourceLocation

  /// Returns a case of an enumeration by its name.
  /// - Throws: `DiagnosticError` with the allowed values.
  func name<Name: RawRepresentable & CaseIterable>(
    among names: [Name] = Array(Name.allCases)
  ) throws(DiagnosticError) -> Name where Name.RawValue == String {
    guard let name = names.first(where: { $0.rawValue == text }) else {
      throw DiagnosticError([.unknownValue(text, of: key, names.map(\.rawValue), at: location)])
    }
    return name
  }

  /// Returns several names in brackets or quotes, or one.
  /// - Throws: `DiagnosticError` with the allowed values.
  func names<Name: RawRepresentable & CaseIterable>(
    among names: [Name] = Array(Name.allCases)
  ) throws(DiagnosticError) -> [Name] where Name.RawValue == String {
    var found: [Name] = []
    for word in words { found.append(try BlockValue(key: key, text: word, location: location).name(among: names)) }
    return found
  }

  /// The words separated by commas, spaces and brackets.
  var words: [String] { text.split { ", []".contains($0) }.map(String.init) }

  /// Returns a whole number.
  /// - Throws: `DiagnosticError` with the allowed values.
  func number(from least: Int = 0) throws(DiagnosticError) -> Int {
    guard let number = Int(text), number >= least else {
      throw DiagnosticError([.notANumber(text, of: key, "a whole number from \(least)", at: location)])
    }
    return number
  }

  /// Returns a Boolean, `yes` or `no`.
  /// - Throws: `DiagnosticError` with the allowed values.
  func flag() throws(DiagnosticError) -> Bool {
    guard let flag = ["yes": true, "true": true, "no": false, "false": false][text] else {
      throw DiagnosticError([.unknownValue(text, of: key, ["yes", "no"], at: location)])
    }
    return flag
  }

  /// Returns a range of consecutive steps.
  /// - Throws: `DiagnosticError` with the allowed values.
  func steps() throws(DiagnosticError) -> ClosedRange<Int> {
    guard let steps = StepRange.range(text) else {
      throw DiagnosticError([.notANumber(text, of: key, "steps such as 3-6 or 3", at: location)])
    }
    return steps
  }
}

extension BlockOptions {
  /// Sets an option.
  /// - Parameter folder: The page's folder with a trailing slash.
  /// - Throws: `DiagnosticError` if there is no such option, or its value is not allowed.
  mutating func set(_ value: BlockValue, in folder: String) throws(DiagnosticError) {
    if try setFigure(value) { return }
    if try setContents(value) { return }
    switch value.key {
    case "src": source = value.text
    case "screenshots": screenshots = SitePaths.normalized(folder + value.text)
    case "alt": alternativeText = value.text
    case "caption": caption = value.text
    case "lang":
      guard Language.isTag(value.text) else {
        throw DiagnosticError([.invalidLanguage(value.text, at: value.location)])
      }
      language = Language(value.text)
    case "href": target = Target(value.text)
    case "width":
      var number = value
      if number.text.hasSuffix("px") { number.text.removeLast(2) }
      width = try number.number(from: 1)
    case "table": hasTable = try value.flag()
    case "theme":
      guard let named = SiteTheme(value.text, in: folder, origin: Origin(value.location)) else {
        let known = ThemeName.allCases.map(\.rawValue) + ["a theme file"]
        throw DiagnosticError([.unknownValue(value.text, of: value.key, known, at: value.location)])
      }
      theme = named
    case "as": embedding = try value.name()
    default: throw DiagnosticError([.unknownOption(value.key, at: value.location)])
    }
  }

  /// Sets an option of all kinds of figure.
  /// - Returns: Whether the option is one of these.
  private mutating func setFigure(_ value: BlockValue) throws(DiagnosticError) -> Bool {
    switch value.key {
    case "name": request.name = value.text
    case "figure":
      request.kind = try value.name()
      request.namesKind = true
    case "focus": request.focus = value.words.map { ControllerID($0) }
    case "depth": request.depth = try value.number()
    case "step": request.step = try value.number()
    case "detail": request.detail = try value.name()
    case "direction": request.direction = try value.name()
    case "maxWidth": request.maxWidth = try value.number(from: 1)
    case "showAbsent": request.showsAbsent = try value.flag()
    default: return false
    }
    return true
  }

  /// Sets an option of particular kinds of figure.
  /// - Returns: Whether the option is one of these.
  private mutating func setContents(_ value: BlockValue) throws(DiagnosticError) -> Bool {
    switch value.key {
    case "steps": request.steps = try value.steps()
    // A block is a single figure.
    case "frames": request.frames = try value.name(among: [.sheet, .animation])
    case "styles": request.contents.styles = try value.names(among: ModalPresentationStyle.drawable)
    case "transitions": request.contents.showsTransitions = try value.flag()
    case "callbacks": request.contents.showsCallbacks = try value.flag()
    case "rows": request.contents.rows = try value.names()
    case "wireframes": request.wireframes = try value.flag()
    case "reverse": request.map.reverse = try value.flag()
    case "collapse": request.map.collapse = Set(try value.names(among: MapCollapse.allCases))
    case "hideAlerts": request.map.hidesAlerts = try value.flag()
    default: return false
    }
    return true
  }
}

extension Diagnostic {
  fileprivate static func unknownOption(_ key: String, at location: SourceLocation) -> Diagnostic {
    let nearest = NearestName.suggestion(for: key, among: BlockOptions.keys)
    return option(
      "unknown-option", "unknown option '\(key)'",
      nearest.map { "did you mean '\($0)'?" } ?? "known options: \(BlockOptions.keys.joined(separator: ", "))", location
    )
  }

  fileprivate static func unknownValue(_ value: String, of key: String, _ known: [String], at location: SourceLocation)
    -> Diagnostic
  {
    let nearest = NearestName.suggestion(for: value, among: known)
    return option(
      "unknown-value", "'\(value)' is not a value of '\(key)', expected \(known.joined(separator: ", "))",
      nearest.map { "did you mean '\($0)'?" }, location)
  }

  fileprivate static func notANumber(
    _ value: String, of key: String, _ expected: String, at location: SourceLocation
  ) -> Diagnostic {
    option("not-a-number", "'\(value)' is not a value of '\(key)', expected \(expected)", nil, location)
  }
}
