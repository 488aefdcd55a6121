import Testing
import VCXML

/// Plain documents are read without the C library. A processing instruction at the end forces the library to be used,
/// and must not change the result.
@Suite struct PlainXMLTests {
  private struct Recorder: XMLHandler {
    var events: [String] = []
    var text = ""
    var wantsText = true

    mutating func startElement(_ element: borrowing XMLElement) {
      flush()
      var attributes = ""
      element.forEachAttribute { attributes += " \($0)=\($1.debugDescription)" }
      events.append("\(element.position) <\(element.name)\(attributes)>")
    }

    mutating func endElement() {
      flush()
      events.append("end")
    }

    mutating func text(_ text: String) { self.text += text }

    private mutating func flush() {
      if !text.isEmpty { events.append(text.debugDescription) }
      text = ""
    }
  }

  /// The elements and texts found, and the error, if any.
  private func reading(of text: [UInt8]) -> ([String], String?) {
    var recorder = Recorder()
    do throws(XMLError) {
      try XMLReader.read(text, file: "a", handler: &recorder)
      return (recorder.events, nil)
    } catch {
      return (recorder.events, "\(error.location): \(error.message)")
    }
  }

  @Test(arguments: [
    "<a/>", "<a></a>", "<a b='1' c=\"2\"/>", "<a\n b = 'x'\n/>\n", "<a>1<b>2</b>3</a>", "<a b='&lt;&#65;&#x42;&amp;'/>",
    "<a b='one\n two\tthree'/>", "<a>\r\n<b/>\r<c/>\n<d/></a>", "<a b='1\r\n2\r3'/>", "<a>1\r\n2\r3</a>",
    "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"no\"?>\n<a>\n  <b/>\n</a>",
    "<!-- x --><a><!-- <b> --></a><!---->",
    "<a>日本 <b/> ü<c é='1' d='ü'/></a>", "<a:b c:d='1'/>", "<a>]] ]&gt;</a>", "<a b='>'/>", "<_a-b.c1/>",
    "\u{FEFF}<a>\n<b/></a>",
  ])
  func findsTheSameAsTheLibrary(text: String) {
    let plain = reading(of: Array(text.utf8))
    #expect(plain.1 == nil)
    #expect(plain.0 == reading(of: Array((text + "<?end?>").utf8)).0)
  }

  @Test(arguments: [
    "", " ", "a", "<a", "<a>", "<a><b></a>", "<a/><b/>", "<a/>x", "x<a/>", "<a b/>", "<a b=1/>", "<a b='1'c='2'/>",
    "<a b='1' b='2'/>", "<a b='1' cb='2' b='3'/>", "<a b='<'/>", "<a>&x;</a>", "<a b='&x;'/>", "<a>&#0;</a>",
    "<a>&#xFFFE;</a>",
    "<a>&#+65;</a>", "<a>\u{1}</a>", "<a b='\u{1}'/>", "<a>]]></a>", "<!-- -- --><a/>", "<!-- x ---><a/>", "<1a/>",
    "<a 1='2'/>", "</a>", "<a></a", "<a></a></a>", "<a></ab>", "<a>\u{FFFF}</a>", " <?xml version='1.0'?><a/>",
    "<?xml version=\"1.0\"?", "<a b='1", "<a b=", "<a/", "<", "<a><", "<!-- ", "<a>&amp", "<a ='1'/>",
  ])
  func leavesMistakesToTheLibrary(text: String) {
    #expect(reading(of: Array(text.utf8)).1 != nil)
  }

  @Test func leavesBytesThatAreNoTextToTheLibrary() {
    #expect(reading(of: Array("<a b='".utf8) + [0xFF] + Array("'/>".utf8)).1 != nil)
    #expect(reading(of: Array("<a>".utf8) + [0xC3] + Array("</a>".utf8)).1 != nil)
  }

  /// Damaged by every change or removal of one byte.
  @Test func agreesOnEveryDamagedText() {
    let text = Array("<?xml version=\"1.0\"?>\n<a x='1 &lt;'>\r\n <b-c y=\"é\" z='3'/>t&#65;]<!-- c --></a>\n".utf8)
    for place in text.indices {
      for byte in [nil, UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "-"), UInt8(ascii: "'"), 0x20, 0x00, 0xE9] {
        var damaged = text
        if let byte { damaged[place] = byte } else { damaged.remove(at: place) }
        let plain = reading(of: damaged)
        let other = reading(of: damaged + Array("<?end?>".utf8))
        #expect(
          (plain.1 == nil) == (other.1 == nil),
          "\(String(decoding: damaged, as: UTF8.self)): \(plain.1 ?? "") \(other.1 ?? "")")
        if plain.1 == nil { #expect(plain.0 == other.0, "\(String(decoding: damaged, as: UTF8.self))") }
      }
    }
  }
}
