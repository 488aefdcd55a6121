import Testing
import VCSourceFacts

@Suite struct ExpressionTests {
  /// One expression in a function.
  private func check(_ source: String, _ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    expect("func f() {\n\(source)\n}", "func f()\n  \(text)", sourceLocation: sourceLocation)
  }

  @Test func readsCallsWithTheirPlace() {
    expect(
      "func f() { self.navigationController?.pushViewController(Detail(), animated: true) }",
      """
      func f@1:6()
        self@1:12.navigationController@1:17.pushViewController@1:39(Detail@1:58(), animated: true)
      """, places: true)
  }

  @Test func countsColumnsInBytes() {
    expect("/* ä */ a()", "a@1:10()", places: true)
  }

  @Test func readsTrailingClosures() {
    check(
      "animate { a() } completion: { done in b(done) }",
      "animate({ a() }, completion: { done in b(done) })")
    check(
      "run { [weak self, me = other] (x: Int, _) -> Void in self?.go(x) }",
      "run({ [self, me = other] x: Int, _ in self.go(x) })")
  }

  @Test func leavesNoTraceOfTryAwaitUnwrappingAndParentheses() {
    check("try await (make()!)?.open(&value)", "await make().open(value)")
  }

  @Test func readsCastsChoicesAndFallbacks() {
    check("show(make() as! Detail)", "show((make() as Detail))")
    check("show(ready ? Home() : Detail())", "show((ready ? Home() | Detail()))")
    check("show(a ? b : c ? d : e)", "show((a ? b | (c ? d | e)))")
    check("show(saved ?? Home() as Screen)", "show((saved | (Home() as Screen)))")
    check("show(a ?? b == c)", "show(other((a | b), c))")
    check("show(a + b * c)", "show(other(a, b, c))")
    check("show(a || b && c == .d)", "show(||(a, &&(b, ==(c, .d))))")
    check("show(a && !(b is Detail))", "show(&&(a, !(b.isKind(of: Detail.self))))")
  }

  @Test func readsGenericCalls() {
    check("Factory.make<Detail>()", "Factory.make<Detail>()")
    check("UIHostingController<Home>(rootView: Home())", "UIHostingController<Home>(rootView: Home())")
    check("resolve(Detail.self, [Item].self, a.self)", "resolve(Detail.self, Array<Item>.self, a)")
  }

  @Test func readsLiterals() {
    check(##"f("a\nb", #"x"#, "\(y())", 1, -2.5, true, nil)"##, ##"f("a\nb", "x", other(y()), 1, -2.5, true, nil)"##)
    check("f([a, b], [k: v], (x, y: z), [:])", "f([a, b], [: k, v], (x, y: z), [: ])")
  }

  @Test func readsSelectorsAndKeyPaths() {
    check(
      "f(#selector(Home.save(_:)), #selector(tap), #selector(getter: a.b))",
      "f(#selector(save(_:)), #selector(tap), #selector(b))")
    check(#"f(\.dismiss, \Router.path.count)"#, #"f(\.dismiss, \Router.path.count)"#)
  }

  @Test func readsBindingsAndElements() {
    check("view.sheet(item: $router.sheet) { screens[$0] }", "view.sheet(item: $router.sheet, { screens[$0] })")
  }

  @Test func readsIfAndSwitchAsValues() {
    expect(
      "let a = if b { Home() } else { Detail() }",
      "var a = { if b { Home() }; else { Detail() } }")
  }

  @Test func takesBackticksAway() {
    check("`self`.`default`.a()", "self.default.a()")
  }
}
