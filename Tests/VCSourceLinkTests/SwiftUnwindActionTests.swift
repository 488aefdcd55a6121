import Testing

@Suite struct SwiftUnwindActionTests {
  @Test(arguments: [
    ("@IBAction func back(_ segue: UIStoryboardSegue) {}", "back:"),
    ("@IBAction func unwind(segue: UIStoryboardSegue) {}", "unwindWithSegue:"),
    ("@IBAction func unwind(withSegue s: UIStoryboardSegue) {}", "unwindWithSegue:"),
    ("@IBAction func backToX(for segue: UIStoryboardSegue) {}", "backToXFor:"),
    ("@IBAction func backTo(list segue: UIStoryboardSegue) {}", "backToList:"),
    ("@IBAction func unwindToHTML(segue: UIStoryboardSegue) {}", "unwindToHTMLWithSegue:"),
    ("@IBAction func back(_ segue: UIStoryboardSegue, sender: Any?) {}", "back:sender:"),
    ("@IBAction func back(_ segue: UIStoryboardSegue, _ sender: Any?) {}", "back::"),
    (
      "@IBAction func back(for segue: UIStoryboardSegue, from sender: Dictionary<Int, Int> = [1: 2]) {}",
      "backFor:from:"
    ),
    ("@IBAction func back(_: UIStoryboardSegue) {}", "back:"),
    ("@IBAction func back(_ segue: UIStoryboardSegue!) {}", "back:"),
    ("@IBAction func back(_ segue: UIKit.UIStoryboardSegue?) {}", "back:"),
    ("@IBAction func `return`(_ segue: UIStoryboardSegue) {}", "return:"),
    ("@IBAction @objc(custom:) func back(_ segue: UIStoryboardSegue) {}", "custom:"),
    ("@objc(a:b:) @IBAction func back(_ s: UIStoryboardSegue, _ t: Any) {}", "a:b:"),
    ("@objc func back(_ segue: UIStoryboardSegue) {}", "back:"),
    ("override func back(_ segue: UIStoryboardSegue) {}", "back:"),
    ("@IBAction private func back(_ segue: UIStoryboardSegue) {}", "back:"),
    ("@MainActor @IBAction\n  fileprivate final func back(\n    _ segue: UIStoryboardSegue\n  ) -> Void {}", "back:"),
    ("@available(iOS 13, *)\n// why\n@IBAction\n/* so */ public func back(_ segue: UIStoryboardSegue) {}", "back:"),
    ("@UIKit.IBAction func back(_ segue: UIStoryboardSegue) {}", "back:"),
    ("@IBAction func back<T>(_ segue: UIStoryboardSegue, as type: T.Type) {}", "back:as:"),
    ("@IBAction nonisolated func zurück(_ segue: UIStoryboardSegue) {}", "zurück:"),
    ("@IBAction func back(_ segue: UIStoryboardSegue) { if a < b { x = #\"}\"# } }", "back:"),
  ])
  func selectorsAreWhatObjectiveCCallsMethods(member: String, selector: String) {
    #expect(selectors(inClass: member) == [selector])
  }

  @Test(arguments: [
    "func back(_ segue: UIStoryboardSegue) {}",
    "@IBAction func done(_ sender: UIBarButtonItem) {}",
    "@IBAction func done() {}",
    "@IBAction func back(_ sender: Any, _ segue: UIStoryboardSegue) {}",
    "@IBAction func back(_ segues: [UIStoryboardSegue]) {}",
    "@IBAction func back(_ body: (UIStoryboardSegue) -> Void) {}",
    "@IBAction func back(_ body: Box<UIStoryboardSegue>) {}",
    "@objc static func back(_ segue: UIStoryboardSegue) {}",
    "@objc class func back(_ segue: UIStoryboardSegue) {}",
    "@IBAction var x = 1\n func back(_ segue: UIStoryboardSegue) {}",
    "func outer() { @objc func back(_ segue: UIStoryboardSegue) {} }",
    "// @IBAction func back(_ segue: UIStoryboardSegue) {}",
    "/* @IBAction /* nested */ func back(_ segue: UIStoryboardSegue) {} */",
    "let a = \"@IBAction func back(_ segue: UIStoryboardSegue) {}\"",
    "let a = \"\"\"\n  @IBAction func back(_ segue: UIStoryboardSegue) {}\n  \"\"\"",
    "let a = #\"\" @IBAction func back(_ segue: UIStoryboardSegue) {} \"#",
    "let a = \"\\(b(\"@IBAction func back(_ segue: UIStoryboardSegue) {}\"))\"",
    "#if false\n@IBAction func back(_ segue: UIStoryboardSegue) {}\n#endif",
    "#if os(macOS) || os(watchOS)\n@IBAction func back(_ segue: UIStoryboardSegue) {}\n#endif",
    "#if true\n#else\n@IBAction func back(_ segue: UIStoryboardSegue) {}\n#endif",
    "#if canImport(UIKit) // yes\n#elseif DEBUG\n@IBAction func back(_ segue: UIStoryboardSegue) {}\n#endif",
    "#if !os(iOS) && false\n#if DEBUG\n@IBAction func back(_ segue: UIStoryboardSegue) {}\n#endif\n#endif",
  ])
  func otherMethodsAreNone(member: String) { #expect(selectors(inClass: member) == []) }

  @Test(arguments: [
    #"let a = "\(b.map { "\($0) }" }) {""#,
    ##"let a = #"{ \#(b ? "{" : "}") \("# "##,
    "let a = \"\"\"\n  { \" \\(b(\"\"\"\n  }\n  \"\"\")) {\n  \"\"\"",
    "let a = /\"[^{]/",
    "let a = #/ \" { /#",
    "let a = #/\n  \" {  # no text\n/#",
    "let a = b / c; let d = \"{\" // \" {",
    "let a = (b) / 2 /* { */",
    "let a = \"{\\\"{\"",
    "let a = \"not closed {",
    "#if DEBUG\nfunc x() { print(\"{\") }\n#else\nfunc x() {}\n#endif",
    "let a = `class`; enum E { case `func`; case open(class: Int) }",
    "func f(class name: Int, extension other: String = \"{\") { g(class: 1) }",
    "var b: AnyClass { type(of: self).class }",
    "#if false\n\" { ' \n#endif",
    "let emoji = \"👩‍👩‍👧 {\"; let ü = 1",
  ])
  func whatStandsBeforeDoesNotFool(member: String) {
    #expect(
      selectors(inClass: member + "\n@IBAction func back(_ segue: UIStoryboardSegue) {}") == ["back:"], "\(member)")
  }

  @Test func classesAndExtensionsAreTold() {
    #expect(
      declarations(
        """
        import class UIKit.UIView
        @MainActor open class A<T: Equatable>: Base.B<T, Int>, P where T: Hashable {
          class Inner: C {
            @IBAction func one(_ segue: UIStoryboardSegue) {}
          }
          class var x: Int { 1 }
          @IBAction func two(_ segue: UIStoryboardSegue) {}
        }
        extension Outer.D: P {
          @IBAction func three(_ segue: UIStoryboardSegue) {}
        }
        @objc(Seen) final class E: @unchecked Sendable, F {}
        @objcMembers class G: A<Int> { func four(_ segue: UIStoryboardSegue) {} }
        @objc extension G { func five(_ segue: UIStoryboardSegue) {} }
        typealias Base = H.I
        struct S { @objc func six(_ segue: UIStoryboardSegue) {} }
        protocol P: class { func seven(_ segue: UIStoryboardSegue) }
        """) == [
          "A: B [two: 7:18]", "Inner: C [one: 4:20]", "D [three: 10:18]", "E: Sendable as Seen", "G: A [four: 13:37]",
          "G [five: 14:26]", "Base: I",
        ])
  }

  @Test func bytesOfAllKindsAreRead() {
    let action = Array("class A: B { @IBAction func back(_ segue: UIStoryboardSegue) {} }".utf8)
    #expect(declarations([0xEF, 0xBB, 0xBF] + action) == ["A: B [back: 1:29]"])
    #expect(
      declarations(Array("let a = \"".utf8) + [0xFF, 0xC0, 0x00] + Array("\"\r\n".utf8) + action) == [
        "A: B [back: 2:29]"
      ])
    #expect(declarations(Array("// x\r".utf8) + action) == ["A: B [back: 2:29]"])
  }
}
