import Testing
import VCImporters

@Suite struct InputKindTests {
  @Test(arguments: [
    ("title: Camera\nwindow: {id: a}", "", InputKind.model),
    ("# a comment\n\ncontrollers:\n  a: {}", "notes.txt", .model),
    ("{\"window\": {\"id\": \"a\"}}", "", .model),
    ("{\"controllers\": [], \"vcgraph\" :\n \"map\", \"version\": 1}", "", .map),
    ("<?xml version=\"1.0\"?>\n<document/>", "", .interfaceBuilder),
    ("\u{FEFF}  <document type=\"x\">", "noname", .interfaceBuilder),
    ("<archive type=\"x\"/>", "", .interfaceBuilder),
    ("", "Main.storyboard", .interfaceBuilder),
    ("", "a.vcmodel.yaml", .model),
    ("(lldb) po x\n<A.B 0x1>, state: appeared, view: <UIView 0x2>", "", .dump),
    ("`<A.B>, state: appeared, view: <UIView>`", "", .dump),
    ("<A.B: 0x1; view not loaded>", "", .dump),
    ("[10:11:12] <A.B 0x1>, state: appeared, view: <UIView 0x2>", "log.txt", .dump),
    ("&lt;A.B 0x1&gt;, state: appeared, view: &lt;UIView 0x2&gt;", "page.txt", .dump),
    ("note: |\n  <A.B 0x1>, state: appeared, view: <UIView 0x2>", "a.yaml", .model),
  ])
  func tellsByContent(text: String, name: String, kind: InputKind) {
    #expect(InputKind.detect(Array(text.utf8), name: name) == kind)
  }

  @Test func readsUTF16() {
    var bytes: [UInt8] = [0xFE, 0xFF]
    for unit in "<?xml version=\"1.0\"?>".utf16 { bytes += [UInt8(unit >> 8), UInt8(unit & 0xFF)] }
    #expect(InputKind.detect(bytes, name: "") == .interfaceBuilder)
  }

  @Test(arguments: ["", "   \n", "just some words", "\u{0}\u{1}\u{2}"])
  func answersNothingWhereNothingTells(text: String) {
    #expect(InputKind.detect(Array(text.utf8), name: "file") == nil)
  }
}
