import Testing
import VCDiagnostics
import VCXML

/// Records the events it receives.
private struct Recorder: XMLHandler {
  var events: [String] = []
  var wantsText = true

  mutating func startElement(_ element: borrowing XMLElement) {
    var attributes = ""
    element.forEachAttribute { attributes += " \($0)=\($1)" }
    events.append("\(element.position.line):\(element.position.column) <\(element.name)\(attributes)>")
  }

  mutating func endElement() { events.append("end") }

  mutating func text(_ text: String) {
    guard !text.allSatisfy(\.isWhitespace) else { return }
    events.append("'\(text)'")
  }
}

private func events(_ bytes: [UInt8]) throws -> [String] {
  var recorder = Recorder()
  try XMLReader.read(bytes, file: "a.xml", handler: &recorder)
  return recorder.events
}

private func error(_ text: String) -> String? { error(Array(text.utf8)) }

private func error(_ bytes: [UInt8]) -> String? {
  do {
    _ = try events(bytes)
    return nil
  } catch {
    guard let error = error as? XMLError else { return "\(error)" }
    let related = error.related.map { " (\($0.message) at \($0.location?.description ?? "?"))" } ?? ""
    return "\(error.location): \(error.message)\(related)"
  }
}

@Suite struct XMLReaderTests {
  @Test func tellsElementsAttributesAndTextInOrder() throws {
    let text = """
      <?xml version="1.0"?>
      <a x="1 &amp; 2">
        <b:c é="ü"/>text
      </a>
      """
    #expect(
      try events(Array(text.utf8)) == ["2:1 <a x=1 & 2>", "3:3 <b:c é=ü>", "end", "'text'", "end"])
  }

  @Test func countsColumnsInScalars() throws {
    #expect(try events(Array("<a>日本<b/></a>".utf8)) == ["1:1 <a>", "'日本'", "1:6 <b>", "end", "end"])
  }

  @Test func readsUTF16() throws {
    let text = "<?xml version=\"1.0\" encoding=\"UTF-16\"?>\n<a t=\"é\"/>"
    var bytes: [UInt8] = [0xFF, 0xFE]
    for unit in text.utf16 { bytes += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    #expect(try events(bytes) == ["2:1 <a t=é>", "end"])
  }

  @Test func readsAByteOrderMark() throws {
    #expect(try events([0xEF, 0xBB, 0xBF] + Array("<a/>".utf8)) == ["1:1 <a>", "end"])
  }

  @Test func findsAttributesByName() throws {
    struct Asking: XMLHandler {
      var found: [String?] = []
      mutating func startElement(_ element: borrowing XMLElement) {
        found = [element["id"], element["i"], element["idx"], element[""]]
      }
      mutating func endElement() {}
    }
    var handler = Asking()
    try XMLReader.read(Array("<a kind='k' id='7' ids='8'/>".utf8), file: "", handler: &handler)
    #expect(handler.found == ["7", nil, nil, nil])
  }

  @Test func knowsTheNamesOfAVocabulary() throws {
    enum Word: String, CaseIterable { case segue, scene, a }
    struct Asking: XMLHandler {
      let words = XMLVocabulary(Word.self)
      var found: [Word?] = []
      mutating func startElement(_ element: borrowing XMLElement) { found.append(element.name(in: words)) }
      mutating func endElement() {}
    }
    var handler = Asking()
    try XMLReader.read(
      Array("<scene><segue/><segu/><segues/><a/><b/></scene>".utf8), file: "", handler: &handler)
    #expect(handler.found == [.scene, .segue, nil, nil, .a, nil])
  }

  @Test(arguments: [
    ("", "a.xml:1:1: the file is empty, expected an XML document"),
    ("  \n ", "a.xml:2:2: found no element, expected an XML document"),
    ("<a>\n  <b>\n</a>", "a.xml:3:3: expected '</b>', found another end tag ('<b>' starts here at a.xml:2:3)"),
    ("<a>\n<b/>", "a.xml:2:5: the file ends before '</a>' ('<a>' starts here at a.xml:1:1)"),
    ("<a x=1/>", "a.xml:1:6: a character or tag that XML does not allow here"),
    ("<a x='1' x='2'/>", "a.xml:1:10: an attribute is given twice in one tag"),
    ("<a/><b/>", "a.xml:1:5: unexpected content after the end of the root element"),
    ("<a>&nbsp;</a>", "a.xml:1:4: a reference to an entity that is not defined"),
    ("<a>\0</a>", "a.xml:1:4: a character or tag that XML does not allow here"),
    ("{\"a\": 1}", "a.xml:1:1: a character or tag that XML does not allow here"),
    ("\n<?xml version='1.0'?><a/>", "a.xml:2:1: the XML declaration must be the first thing in the file"),
    (
      "<?xml version='1.0' encoding='EBCDIC'?><a/>",
      "a.xml:1:31: the file's encoding is not one of UTF-8, UTF-16, ISO-8859-1 and US-ASCII"
    ),
  ])
  func saysWhatIsWrongAndWhere(text: String, expected: String) {
    #expect(error(text) == expected)
  }

  @Test func handsOverWhatStandsBeforeAMistake() {
    var recorder = Recorder()
    #expect(throws: XMLError.self) {
      try XMLReader.read(Array("<a><b/></c>".utf8), file: "", handler: &recorder)
    }
    #expect(recorder.events == ["1:1 <a>", "1:4 <b>", "end"])
  }

  @Test func refusesEntitiesMadeOfEntities() {
    let text = """
      <!DOCTYPE a [
        <!ENTITY one "ha">
        <!ENTITY two "&one;&one;">
      ]>
      <a>&two;</a>
      """
    #expect(error(text) == "a.xml:3:16: entity 'two' contains other entities, which is not supported")
  }

  @Test func loadsNoExternalEntities() throws {
    let text = "<!DOCTYPE a [<!ENTITY secret SYSTEM 'file:///etc/hostname'>]><a>&secret;</a>"
    #expect(try events(Array(text.utf8)) == ["1:62 <a>", "end"])
  }

  @Test func nestsAsDeepAsMemoryAllows() throws {
    let depth = 200_000
    let text = String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
    #expect(try events(Array(text.utf8)).count == depth * 2)
  }

  @Test func neverCrashesOnDamagedText() {
    let text = Array("<?xml version='1.0'?><!-- c --><a x='1'><![CDATA[y]]><b>&#65;</b></a>".utf8)
    for cut in text.indices {
      #expect(error(Array(text[..<cut])) != nil)
      var changed = text
      for byte in [0, 0x3C, 0x26, 0xFF, 0xC3] as [UInt8] {
        changed[cut] = byte
        _ = error(changed)
      }
    }
  }
}
