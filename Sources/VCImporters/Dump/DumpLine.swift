/// One line of a dump as it is written: what it says of one controller, and how far to the right it says it.
struct DumpLine: Hashable, Sendable {
  /// How the line's controller relates to the one above it.
  enum Sign: Hashable, Sendable { case none, child, presented }

  /// From one, in the text as it was given.
  var line: Int
  /// Of the description's `<`, from one.
  var column: Int
  /// How many bars, pluses and stars stand before the description.
  var signs: Int
  var sign: Sign
  /// `nil` where the dump itself could not tell.
  var className: String?
  var address: String?
  var state: AppearanceState?
  var viewClass: String?
  var isViewLoaded = true
  var isInWindow = true
  /// The class of the presentation controller, for a presented controller.
  var presentationController: String?

  /// Whether the controller was presented rather than contained, with or without the sign for it (R151).
  var isPresented: Bool { sign == .presented || presentationController != nil }
}

/// The appearance state that `_printHierarchy` prints.
enum AppearanceState: String, Hashable, Sendable { case appeared, appearing, disappeared, disappearing }

extension DumpLine {
  /// Whether one of the text's lines describes a controller.
  static func occurs(in text: Substring) -> Bool {
    text.split(whereSeparator: \.isNewline).contains { DumpLine($0, line: 0) != nil }
  }

  /// Reads a line in either format, or answers `nil` when it describes no controller.
  init?(_ text: Substring, line: Int) {
    guard Self.couldBe(text) else { return nil }
    var start = text.startIndex
    // What a console writes in front of a line has few angle brackets, if any.
    for _ in 0..<8 {
      guard let open = text[start...].firstIndex(of: "<") else { break }
      if let description = Description(text[open...]) {
        self.init(prefix: text[..<open], description: description, line: line)
        return
      }
      start = text.index(after: open)
    }
    guard let open = text.range(of: Self.failure) else { return nil }
    self.init(prefix: text[..<open], description: Description(), line: line)
  }

  /// A quick look that spares other text the slow one. The classes of SwiftUI's controllers have thousands of letters.
  private static func couldBe(_ text: Substring) -> Bool {
    text.utf8.count <= 1 << 16
      && [">, state: ", "; view", failure].contains { text.range(of: $0) != nil }
  }

  private static let failure = "[Error getting description.]"

  private init(prefix: Substring, description: Description, line: Int) {
    self.line = line
    column = prefix.count + 1
    // Only what stands right in front counts: a log writes the time and more before each line.
    let indentation = prefix.reversed().prefix { $0.isWhitespace || "|+*M".contains($0) }.reversed()
    let marks = indentation.filter { $0 == "|" || $0 == "+" || $0 == "*" }
    signs = marks.count
    sign = marks.last.map { $0 == "|" ? .child : .presented } ?? .none
    className = description.className
    address = description.address
    state = description.state
    viewClass = description.viewClass
    isViewLoaded = description.isViewLoaded
    isInWindow = description.isInWindow
    presentationController = description.presentationController
  }
}

extension Substring {
  /// Where a text begins in this one.
  fileprivate func range(of text: String) -> Index? {
    let wanted = text.utf8
    return utf8.indices.first { utf8[$0] == wanted.first && utf8[$0...].starts(with: wanted) }
  }
}

/// The part of a line from its `<` on.
private struct Description {
  var className: String?
  var address: String?
  var state: AppearanceState?
  var viewClass: String?
  var isViewLoaded = true
  var isInWindow = true
  var presentationController: String?

  /// A controller whose description failed.
  init() {}

  /// - Parameter text: Starts with `<`.
  init?(_ text: Substring) {
    guard let inside = text.bracketed else { return nil }
    let rest = text[inside.endIndex...].dropFirst()
    if rest.hasPrefix(", state: ") {
      readHierarchy(inside, rest.dropFirst(9))
    } else if !readPVC(inside) {
      return nil
    }
    if className?.isEmpty ?? true { return nil }
  }

  /// `<Class 0x1>, state: appeared, view: <View 0x2> not in the window, presented with: <Controller 0x3>` (R146).
  private mutating func readHierarchy(_ inside: Substring, _ rest: Substring) {
    readObject(inside)
    state = AppearanceState(rawValue: String(rest.prefix { $0.isLetter }))
    guard let view = rest.after("view:") else { return }
    if let inside = view.drop(while: \.isWhitespace).bracketed {
      viewClass = Self.object(inside).name
    } else {
      isViewLoaded = !view.drop(while: \.isWhitespace).hasPrefix("(view not loaded)")
    }
    isInWindow = isViewLoaded && view.after("not in the window") == nil
    presentationController = view.after("presented with:")?.drop(while: \.isWhitespace).bracketed
      .map { Self.object($0).name }
  }

  /// `<Class: 0x1; view = <View; 0x2>; frame = (0, 0; 390, 844)>` or `<Class: 0x1; view not loaded>` (R152).
  private mutating func readPVC(_ inside: Substring) -> Bool {
    guard let end = inside.range(of: "; view"), inside[..<end].range(of: ": 0x") != nil else { return false }
    readObject(inside[..<end])
    isViewLoaded = !inside[end...].hasPrefix("; view not loaded")
    viewClass = inside.after("; view =")?.drop(while: \.isWhitespace).bracketed
      .map { String($0.prefix { $0 != ";" }) }
    return true
  }

  private mutating func readObject(_ inside: Substring) {
    let object = Self.object(inside)
    className = object.name
    address = object.address
  }

  /// The class and the address of `Class 0x1`, `Class: 0x1` or `Class`.
  private static func object(_ inside: Substring) -> (name: String, address: String?) {
    guard let space = inside.lastIndex(of: " "), inside[space...].hasPrefix(" 0x") else {
      return (trimmed(inside), nil)
    }
    return (trimmed(inside[..<space]), String(inside[space...].dropFirst().prefix { $0.isLetter || $0.isNumber }))
  }

  private static func trimmed(_ name: Substring) -> String {
    String(name.last == ":" ? name.dropLast() : name)
  }
}

extension Substring {
  /// What stands between the `<` at the start and the `>` that closes it.
  fileprivate var bracketed: Substring? {
    guard first == "<" else { return nil }
    var depth = 0
    for position in indices {
      if self[position] == "<" { depth += 1 }
      if self[position] == ">" {
        depth -= 1
        if depth == 0 { return self[index(after: startIndex)..<position] }
      }
    }
    return nil
  }

  fileprivate func after(_ text: String) -> Substring? {
    range(of: text).map { self[$0...].dropFirst(text.count) }
  }
}
