import Testing
import VCTypography

/// Line breaks. The width is given as the longest text that fits.
@Suite struct LineTests {
  private let font = Font(size: 12)

  private func lines(_ text: String, fitting measure: String, limit: Int = .max) -> [String] {
    TextMetrics.lines(of: text, in: font, width: TextMetrics.width(of: measure, in: font), limit: limit)
  }

  @Test(
    arguments: [
      ("Photo library", "Photo library", ["Photo library"]),
      ("Photo library", "Photo librar", ["Photo", "library"]),
      ("Choose one of them", "Choose one", ["Choose one", "of them"]),
      ("  Photo \t library ", "Photo library", ["Photo library"]),
      ("Photo  library", "Photo library and more", ["Photo library"]),
      ("Photo library ", "Photo library and more", ["Photo library"]),
      ("Photo\u{7F}library", "Photo library and more", ["Photolibrary"]),
      ("one\u{A0}two three", "one two", ["one\u{A0}two", "three"]),
      ("well-known", "well-kno", ["well-", "known"]),
      ("iPhone/iPad", "iPhone/i", ["iPhone/", "iPad"]),
      ("5-1", "5", ["5", "-", "1"]),
    ] as [(String, String, [String])]) func `lines break at spaces, hyphens and slashes`(
      text: String, measure: String, expected: [String]
    )
  {
    #expect(lines(text, fitting: measure) == expected)
  }

  @Test(
    arguments: [
      ("ABPeoplePickerNavigationController", "ABPeoplePickerNavigation", ["ABPeoplePickerNavigation", "Controller"]),
      ("ABPeoplePickerNavigationController", "NavigationController", ["ABPeoplePicker", "NavigationController"]),
      ("UIViewController", "UIView", ["UIView", "Contro", "ller"]),
      ("URLSessionTask", "URLSess", ["URL", "Session", "Task"]),
      ("photo_library_screen", "photo_library", ["photo_", "library_", "screen"]),
      ("MyApp.PhotoScreen", "PhotoScreen", ["MyApp.", "PhotoScreen"]),
      ("UIHostingController<Settings>", "UIHostingController", ["UIHostingController", "<Settings>"]),
    ] as [(String, String, [String])]) func `class names break before words`(
      text: String, measure: String, expected: [String]
    )
  {
    #expect(lines(text, fitting: measure) == expected)
  }

  @Test func `a word that fits a line of its own stays whole`() {
    #expect(lines("iPhone iPad", fitting: "iPhone") == ["iPhone", "iPad"])
    #expect(lines("My AppStore", fitting: "My AppSt") == ["My", "AppStore"])
    #expect(lines("AppStore", fitting: "AppSt") == ["App", "Store"])
  }

  @Test(
    arguments: [
      ("Bildschirmaufnahmen", "Bildschirmauf", ["Bildschirma-", "ufnahmen"]),
      ("Ausgewählte Bildschirmaufnahmen", "Bildschirmauf", ["Ausgewählte", "Bildschirma-", "ufnahmen"]),
      ("фотографии", "фотогр", ["фотог-", "рафии"]), ("aaa", "a", ["a", "a", "a"]),
    ] as [(String, String, [String])]) func `a word that is too wide breaks with a hyphen`(
      text: String, measure: String, expected: [String]
    )
  {
    #expect(lines(text, fitting: measure) == expected)
  }

  @Test func `a Thai vowel stays with its consonant`() {
    for measure in ["แฟ้", "แฟ้ม", "แฟ้มเ"] {
      for line in lines("แฟ้มเสียงเพลงไทย", fitting: measure) where line.count > 1 {
        #expect(!"เแโใไ".contains(line.last ?? " ") && !"ะาำ".contains(line.first ?? " "))
      }
    }
  }

  @Test(
    arguments: [
      ("ABPeoplePickerNavigationController", "ABPeoplePickerNavi", 1, ["…Controller"]),
      ("ABPeoplePickerNavigationController", "NavigationController…", 1, ["…NavigationController"]),
      ("MyApp.LongNamesOfScreensViewController", "LongNamesOf", 2, ["MyApp.Long", "…Controller"]),
      ("a_long_name_of_a_screen", "a_long_name…", 1, ["…of_a_screen"]),
      ("by MFMessageComposeViewControllerDelegate", "…ControllerDelegate", 2, ["by", "…ControllerDelegate"]),
      ("Folders", "Folder", 1, ["Fol…"]),
      ("Photo library of mine", "Photo library", 1, ["Photo libr…"]),
    ] as [(String, String, Int, [String])]) func `a name in code keeps its end where it is shortened`(
      text: String, measure: String, limit: Int, expected: [String]
    )
  {
    #expect(lines(text, fitting: measure, limit: limit) == expected)
  }

  @Test(
    arguments: [
      ("写真を選ぶ", "写真", ["写真", "を選", "ぶ"]),
      ("写真。次", "写真", ["写", "真。", "次"]),
      ("「写真」", "写真", ["「写", "真」"]),
      ("사진 보관함", "사진 보", ["사진 보", "관함"]),
      ("📷📷📷", "📷📷", ["📷📷", "📷"]),
    ] as [(String, String, [String])]) func `East Asian text breaks between characters`(
      text: String, measure: String, expected: [String]
    )
  {
    #expect(lines(text, fitting: measure) == expected)
  }

  @Test(arguments: ["a\nb", "a\r\nb", "a\rb", "a\u{2028}b", "a \n b"])
  func `a line break in the text is kept`(text: String) {
    #expect(lines(text, fitting: "wide enough") == ["a", "b"])
  }

  @Test func `an empty line between two lines is kept`() {
    #expect(lines("\na\n\nb\n", fitting: "wide enough") == ["a", "", "b"])
  }

  @Test(arguments: ["", " ", "\n\n", "\u{0}\u{1B}"])
  func `a text with nothing to draw has no lines`(text: String) {
    #expect(lines(text, fitting: "wide enough").isEmpty)
  }

  @Test(
    arguments: [
      ("Photo library of mine", "Photo library", 1, ["Photo libr…"]),
      ("Photo library of mine", "Photo l", 2, ["Photo", "libra…"]),
      ("Photo library", "Photo library", 1, ["Photo library"]),
      ("a\nb", "wide enough", 1, ["a…"]),
      ("abc", "a", 1, ["…"]),
      ("abc", "abc", 0, []),
    ] as [(String, String, Int, [String])]) func `text beyond the limit is replaced by an ellipsis`(
      text: String, measure: String, limit: Int, expected: [String]
    )
  {
    #expect(lines(text, fitting: measure, limit: limit) == expected)
  }

  @Test func `control characters are left out`() {
    #expect(lines("Ph\u{0}o\u{1B}to\tlibrary", fitting: "Photo library") == ["Photo library"])
  }

  @Test func `a cluster is never torn apart`() {
    #expect(lines("👩‍👩‍👧‍👦e\u{301}🇫🇷", fitting: ".") == ["👩‍👩‍👧‍👦", "e\u{301}", "🇫🇷"])
  }

  @Test func `right-to-left text stays in logical order`() {
    #expect(lines("ספריית תמונות", fitting: "ספריית") == ["ספריית", "תמונות"])
  }

  @Test(arguments: [0, -1, Double.nan, .infinity])
  func `any width ends`(width: Double) {
    #expect(!TextMetrics.lines(of: "some text", in: font, width: width).isEmpty)
  }

  /// Without white space, with only white space, and with characters of zero width.
  @Test(.timeLimit(.minutes(10)), arguments: ["a", " ", "a\n", "\u{200B}", "e\u{301}", "写", "Aa"])
  func `a megabyte is no trouble`(part: String) {
    let text = String(repeating: part, count: 1_000_000 / part.utf8.count) + "end"
    let first = TextMetrics.lines(of: text, in: font, width: 100, limit: 3)
    #expect((1...3).contains(first.count))
    #expect(first.dropLast().allSatisfy { TextMetrics.width(of: $0, in: font) <= 100 })
  }

  @Test(arguments: 0..<40)
  func `no line is wider than asked for, and nothing is lost`(seed: Int) {
    var random = Lehmer(state: UInt64(seed) * 2 + 1)
    let alphabet = Array("aBc dE_F.g -写真📷é")
    let text = String((0..<200).map { _ in alphabet[Int(random.next() % UInt64(alphabet.count))] })
    let width = Double(20 + random.next() % 100)
    let lines = TextMetrics.lines(of: text, in: font, width: width)
    #expect(lines.allSatisfy { TextMetrics.width(of: $0, in: font) <= width })
    #expect(lines.joined().filter { !" -".contains($0) } == text.filter { !" -".contains($0) })
  }
}

/// A small generator, so that failures are reproducible.
private struct Lehmer: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }
}
