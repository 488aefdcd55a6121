import Testing
import VCSourceFacts

@Suite struct StatementTests {
  /// Statements in a function.
  private func check(_ body: String, _ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 }
    expect(
      "func f() {\n\(body)\n}", (["func f()"] + lines).joined(separator: "\n"), sourceLocation: sourceLocation)
  }

  @Test func readsLocals() {
    check(
      """
      let detail: Detail = make()
      var a = 1, b: Int
      let (first, second) = pair
      var next: Detail { Detail() }
      """,
      """
      let let detail: Detail = make()
      let let a = 1
      let let b: Int
      let (let first, let second) = pair
      let let next: Detail = { Detail() }()
      """)
  }

  @Test func readsAssignments() {
    check(
      """
      window?.rootViewController = Home()
      path += [.detail]
      _ = navigation.popViewController(animated: true)
      try self.path = try load()
      """,
      """
      window.rootViewController = Home()
      path = +=(path, [.detail])
      navigation.popViewController(animated: true)
      self.path = load()
      """)
  }

  @Test func readsConditionsAndWhatTheyBind() {
    check(
      """
      if let detail = make() as? Detail, ready, #available(iOS 16, *) { show(detail) } else if case .some(let x) = y { a() } else { b() }
      guard let self, let item else { return }
      """,
      """
      if let let detail = (make() as Detail), ready, #available(iOS 16, *)
        show(detail)
      else
        if case .some(let x) = y
          a()
        else
          b()
      guard let let self, let let item
        return
      """)
  }

  @Test func readsSwitches() {
    check(
      """
      switch route {
      case .home, .start: show(Home())
      case .detail(let id, _), let .other(id) where id > 0: open(id)
      case let screen as Detail: use(screen)
      case is Home: break
      case Route.web: a()
      case let (x, 1): b(x)
      case self.last: c()
      default: d()
      }
      """,
      """
      switch route
      case .home, .start
        show(Home())
      case .detail(let id, _), .other(let id)
        other(id, 0)
        open(id)
      case let screen as Detail
        use(screen)
      case _ as Home
      case Route.web
        a()
      case (let x, 1)
        b(x)
      case self.last
        c()
      default
        d()
      """)
  }

  @Test func readsLoops() {
    check(
      """
      for screen in screens where screen.isOn { add(screen) }
      while let next = pop() { use(next) }
      repeat { a() } while b()
      """,
      """
      for let screen in screens
        if screen.isOn
          add(screen)
      for  in 
        if let let next = pop()
          use(next)
      for  in 
        a()
        b()
      """)
  }

  @Test func readsBlocksAndNestedFunctions() {
    check(
      """
      do { try a() } catch { b(error) }
      defer { c() }
      func inner(_ x: Int) -> Detail { return Detail(x) }
      outer: if d { e() }
      throw Failure()
      """,
      """
      do
        a()
      do
        b(error)
      do
        c()
      func inner(_ x: Int) -> Detail
        return Detail(x)
      if d
        e()
      Failure()
      """)
  }
}
