import VCModel

/// The description of one controller in a dump, in either format: the part of a line starting at `<`.
struct DumpDescription: Hashable, Sendable {
  /// `nil` if the dump itself could not determine it.
  var className: String?
  var dumpRecord = DumpRecord()
  /// Whether the description includes how the controller was presented, even as `(null)`.
  var hasPresentation = false
  /// Whether the line ends before the description is complete.
  var isCut = false
  /// A state that UIKit does not print (R146).
  var unknownState: String?
  /// Whether Chisel wrote it.
  var isPVC = false
  /// The description as printed.
  var text: Substring

  /// Creates the description of a controller that the debugger could not describe.
  init(unknown text: Substring) { self.text = text }

  /// Reads the description at the start of a text; the text may continue after it.
  init?(_ text: Substring) {
    guard text.first == "<", let inside = text.bracketed else { return nil }
    self.init(unknown: text)
    var scanner = DumpScanner(text[inside.endIndex...].dropFirst())
    if scanner.skip(","), scanner.skip("state:") {
      readObject(inside)
      readHierarchy(&scanner)
    } else if !readPVC(inside) {
      return nil
    }
    if className?.isEmpty ?? true { return nil }
    self.text = text[..<scanner.end]
  }

  /// Reads a description that was cut off after the address or in the words that follow it.
  init?(cut text: Substring) {
    guard text.first == "<" else { return nil }
    let inside = text.bracketed ?? text.dropFirst()
    let (name, address) = Self.object(inside)
    guard let address, !name.isEmpty, !name.contains("<") || name.contains(">"), address.count > 2 else { return nil }
    var scanner = DumpScanner(text[inside.endIndex...].drop { $0 == ">" })
    guard scanner.isAtEnd || scanner.skip(","), scanner.rest.allSatisfy({ $0.isLetter || ": .".contains($0) })
    else { return nil }
    self.init(unknown: text)
    className = name
    dumpRecord.address = address
    isCut = true
  }

  /// Reads `…>, state: appeared, view: <View 0x2> not in the window, presented with: <Controller 0x3>` (R146).
  private mutating func readHierarchy(_ scanner: inout DumpScanner) {
    let state = String(scanner.word())
    dumpRecord.state = AppearanceState(rawValue: state)
    if dumpRecord.state == nil, !state.isEmpty { unknownState = state }
    isCut = true
    guard scanner.skip(",", "view:") else { return }
    if scanner.skip("(view not loaded)") {
      (dumpRecord.isViewLoaded, dumpRecord.isInWindow) = (false, false)
    } else if let inside = scanner.bracketed() {
      dumpRecord.viewClass = Self.object(inside).name
      dumpRecord.isViewLoaded = true
      dumpRecord.isInWindow = !scanner.skip("not in the window")
    } else {
      return
    }
    isCut = false
    guard scanner.skip(",", "presented with:") else { return }
    hasPresentation = true
    if let inside = scanner.bracketed() {
      dumpRecord.presentationController = Self.object(inside).name
    } else {
      isCut = !scanner.skip("(null)")
    }
  }

  /// Reads `<Class: 0x1; view = <View; 0x2>; frame = (0, 0; 390, 844)>` or `<Class: 0x1; view not loaded>` (R152).
  private mutating func readPVC(_ inside: Substring) -> Bool {
    guard let end = inside.position(of: "; view"), inside[..<end].position(of: ": 0x") != nil else { return false }
    readObject(inside[..<end])
    isPVC = true
    let view = inside[end...]
    dumpRecord.isViewLoaded = !view.hasPrefix("; view not loaded")
    if dumpRecord.isViewLoaded == false { dumpRecord.isInWindow = false }
    dumpRecord.viewClass = view.position(of: "<").flatMap { view[$0...].bracketed }
      .map { String($0.prefix { $0 != ";" }) }
    return true
  }

  private mutating func readObject(_ inside: Substring) {
    let object = Self.object(inside)
    className = object.name
    dumpRecord.address = object.address
  }

  /// Returns the class and the address of `Class 0x1`, `Class: 0x1` or `Class`.
  private static func object(_ inside: Substring) -> (name: String, address: String?) {
    guard let space = inside.lastIndex(where: \.isWhitespace), inside[space...].dropFirst().hasPrefix("0x") else {
      return (trimmed(inside), nil)
    }
    let address = inside[space...].dropFirst()
    guard address.allSatisfy({ $0.isHexDigit || $0 == "x" }) else { return (trimmed(inside), nil) }
    return (trimmed(inside[..<space]), String(address))
  }

  private static func trimmed(_ name: Substring) -> String {
    let name = name.drop(while: \.isWhitespace)
    let end = name.lastIndex { !$0.isWhitespace && $0 != ":" }
    return end.map { String(name[...$0]) } ?? ""
  }
}

/// Scans the words after the first bracketed part of a description, ignoring white space between them.
private struct DumpScanner {
  private(set) var rest: Substring
  /// The position after the last recognised part.
  private(set) var end: Substring.Index

  init(_ text: Substring) {
    rest = text
    end = text.startIndex
  }

  var isAtEnd: Bool { rest.allSatisfy(\.isWhitespace) }

  /// Advances past the words if they come next; otherwise does not move.
  mutating func skip(_ words: String...) -> Bool {
    var text = rest
    for word in words.flatMap({ $0.split(separator: " ") }) {
      text = text.drop(while: \.isWhitespace)
      guard text.hasPrefix(word) else { return false }
      text = text.dropFirst(word.count)
    }
    move(to: text)
    return true
  }

  /// Returns the letters that come next.
  mutating func word() -> Substring {
    let word = rest.drop(while: \.isWhitespace).prefix(while: \.isLetter)
    if !word.isEmpty { move(to: rest[word.endIndex...]) }
    return word
  }

  /// Returns the contents of the angle brackets that come next.
  mutating func bracketed() -> Substring? {
    guard let inside = rest.drop(while: \.isWhitespace).bracketed else { return nil }
    move(to: rest[inside.endIndex...].dropFirst())
    return inside
  }

  private mutating func move(to text: Substring) {
    rest = text
    end = text.startIndex
  }
}

extension Substring {
  /// The text between the `<` at the start and the matching `>`; the `>` of a function type's arrow is not a bracket.
  var bracketed: Substring? {
    guard first == "<" else { return nil }
    var depth = 0
    var last: Character = " "
    for position in indices {
      let character = self[position]
      if character == "<" { depth += 1 }
      if character == ">", last != "-" {
        depth -= 1
        if depth == 0 { return self[index(after: startIndex)..<position] }
      }
      last = character
    }
    return nil
  }

  /// Returns the position at which a text first occurs in this one.
  func position(of text: String) -> Index? {
    let wanted = text.utf8
    return utf8.indices.first { utf8[$0] == wanted.first && utf8[$0...].starts(with: wanted) }
  }
}
