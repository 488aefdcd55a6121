import Testing
import VCTypography

/// Widths of texts at 1,000 points, where a point is a thousandth of an em.
@Suite struct WidthTests {
  private let regular = Font(size: 1000)
  private let bold = Font(size: 1000, isBold: true)

  @Test(
    arguments: [
      ("", 0.0), ("A", 667), ("Wi", 1166), ("Photo", 2613), ("é", 556), ("Ω", 748),
      ("Ж", 923),
      ("…", 1000), ("™", 1000), ("–", 556), ("“", 500),
    ] as [(String, Double)]) func `letters advance as in Helvetica`(text: String, width: Double)
  {
    #expect(TextMetrics.width(of: text, in: regular) == width)
  }

  @Test(arguments: [("A", 722.0), ("i", 278), ("Wi", 1222), ("ж", 709)] as [(String, Double)])
  func `bold letters have widths of their own`(text: String, width: Double) {
    #expect(TextMetrics.width(of: text, in: bold) == width)
  }

  @Test(arguments: ["写", "真", "ア", "한", "\u{1112}\u{1161}\u{11AB}", "。", "Ａ"])
  func `East Asian characters are one em wide`(text: String) {
    #expect(TextMetrics.width(of: text, in: regular) == 1000)
  }

  @Test(arguments: ["📷", "👩‍👩‍👧‍👦", "🇫🇷", "👍🏽", "☎️", "1️⃣", "🏴󠁧󠁢󠁳󠁣󠁴󠁿"])
  func `an emoji is one picture however it is spelled`(text: String) {
    #expect(TextMetrics.width(of: text, in: regular) == 1250)
  }

  @Test(arguments: [
    ("e\u{301}", "é"), ("Z\u{335}\u{321}\u{344}", "Z"), ("a\u{200D}\u{FE0F}", "a"), ("a\u{0}\u{1B}\n\r\n", "a"),
  ])
  func `marks, joiners, selectors and controls add nothing`(text: String, same: String) {
    #expect(TextMetrics.width(of: text, in: regular) == TextMetrics.width(of: same, in: regular))
  }

  @Test(arguments: ["שלום", "مرحبا", "नमस्ते", "สวัสดี", "Հայ", "ქართ", "አማርኛ"])
  func `letters of other scripts are given room`(text: String) {
    let width = TextMetrics.width(of: text, in: regular)
    #expect(width >= 400 * Double(text.count))
    #expect(width <= 2000 * Double(text.count))
  }

  /// The width of text in a browser without a font for its script: a box for each letter and each mark.
  @Test(arguments: [
    ("เลือกวิธีการชำระเงิน", 12_600.0), ("การตั้งค่าการแจ้งเตือน", 13_200), ("भुगतान विधि चुनें", 9_700),
    ("నోటిఫికేషన్ సెట్టింగ్‌లు", 13_550), ("ការកំណត់", 4_800), ("සැකසුම්", 4_200), ("အသိပေးချက်များ", 8_400),
    ("அறிவிப்பு அமைப்புகள்", 11_750), ("בחירת אמצעי תשלום", 9_720), ("اختيار طريقة الدفع", 9_430),
  ])
  func `there is room for scripts that no font draws`(text: String, width: Double) {
    let room = TextMetrics.width(of: text, in: regular)
    #expect(room >= width && room <= 1.4 * width)
  }

  @Test(arguments: [
    ("Photo library", true), ("Größe – „Ω“ Я", true), ("写真を選ぶ", true), ("e\u{301}", true), ("שלום", false),
    ("Gửi 250 €", true), ("Țară ≥ 5 ™", true), ("₿", true), ("⚙", false),
    ("مرحبا", false), ("नमस्ते", false), ("สวัสดี", false), ("📷 Photos", true),
    ("👨‍👩‍👧‍👦 Familie", true), ("🎉🎉🎉", false), ("🎯", false),
  ])
  func `what the table does not hold is an estimate`(text: String, isFittable: Bool) {
    #expect(TextMetrics.isFittable(text) == isFittable)
  }

  @Test func `width grows with the size of the font`() {
    #expect(
      TextMetrics.width(of: "Camera", in: Font(size: 24)) == 2 * TextMetrics.width(of: "Camera", in: Font(size: 12)))
  }

  @Test(arguments: [" ", "abc", "é", "👩‍👧", "写"])
  func `a text is as wide as its characters`(part: String) {
    let count = 1000
    let whole = TextMetrics.width(of: String(repeating: part, count: count), in: regular)
    #expect(whole == Double(count) * TextMetrics.width(of: part, in: regular))
  }
}
