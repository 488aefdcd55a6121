import Testing
import VCSourceFacts

/// `#if`: all branches are kept, each with the condition under which it is compiled.
@Suite struct CompilationTests {
  @Test func keepsAllBranchesOfStatements() {
    expect(
      """
      func f() {
        #if os(iOS) || os(tvOS) && !DEBUG
        a()
        #elseif canImport(AppKit)
        b()
        #else
        c()
        #endif
      }
      """,
      """
      func f()
        #if (os(iOS) || (os(tvOS) && !DEBUG))
          a()
        #if (!(os(iOS) || (os(tvOS) && !DEBUG)) && canImport(AppKit))
          b()
        #if (!(os(iOS) || (os(tvOS) && !DEBUG)) && !canImport(AppKit))
          c()
      """)
  }

  @Test func marksDeclarations() {
    expect(
      """
      #if os(iOS)
      class Home {
        #if targetEnvironment(simulator)
        func a() {}
        #endif
        func b() {}
      }
      #endif
      """,
      """
      #if os(iOS) class Home
        #if (os(iOS) && targetEnvironment(simulator)) func a()
        #if os(iOS) func b()
      """)
  }

  @Test func takesWhatItDoesNotUnderstandForTrue() {
    expect(
      """
      #if swift(>=5.9) && arch(arm64)
      a()
      #endif
      """,
      """
      #if (true && true)
        a()
      """)
  }

  @Test func readsModifiersUnderACondition() {
    expect(
      """
      func f() {
        view.a()
          #if os(iOS)
          .sheet { Home() }
          #elseif DEBUG
          .b()
          #endif
          .c()
      }
      """,
      """
      func f()
        { #if os(iOS) { view.a().sheet({ Home() }) }; #if (!os(iOS) && DEBUG) { view.a().b() }; \
      #if (!os(iOS) && !(!os(iOS) && DEBUG)) { view.a() } }.c()
      """)
  }

  @Test func readsCasesUnderACondition() {
    expect(
      """
      func f() {
        switch a {
        #if DEBUG
        case .b: c()
        #endif
        default: d()
        }
      }
      """,
      """
      func f()
        switch a
        case .b
          #if DEBUG
            c()
        default
          d()
      """)
  }
}
