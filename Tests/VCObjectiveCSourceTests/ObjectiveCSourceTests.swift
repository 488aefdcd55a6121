import Testing
import VCObjectiveCSource
import VCSourceFacts

/// Reads Objective-C and compares the facts with their text.
private func expect(_ source: String, _ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
  #expect(FactsText(facts(source)).text == text + "\n", sourceLocation: sourceLocation)
}

private func facts(_ source: String) -> SourceFacts { ObjectiveCSource.facts(of: Array(source.utf8), file: "A.m") }

@Suite struct ObjectiveCDeclarationTests {
  @Test func readsInterfacesWithPropertiesAndMethods() {
    expect(
      """
      #import "Base.h" // comment
      NS_ASSUME_NONNULL_BEGIN
      @class Other;
      @protocol Delegate;
      @interface Home : BaseController <Delegate, UITableViewDelegate> { UIView *_old; }
      @property (nonatomic, strong, nullable) IBOutlet UIButton *button;
      @property (copy) NSArray<Item *> *items;
      @property (nonatomic, copy) void (^done)(BOOL finished);
      - (instancetype)initWithItem:(nullable Item *)item animated:(BOOL)animated NS_DESIGNATED_INITIALIZER;
      + (UIViewController *)make;
      @end
      """,
      """
      import Base.h
      @interface class Home : BaseController, Delegate, UITableViewDelegate
        var _old: UIView
        @IBOutlet var button: UIButton
        var items: NSArray<Item>
        var done: () -> void
        func initWithItem(_ item: Item, animated: BOOL) -> Self selector initWithItem:animated: (declared)
        static func make() -> UIViewController selector make (declared)
      """)
  }

  @Test func readsCategoriesProtocolsAndConstants() {
    expect(
      """
      typedef NS_ENUM(NSInteger, Route) { RouteHome = 1, RouteDetail, };
      @protocol Router <NSObject>
      @optional
      - (void)open:(id<Screen>)screen;
      @end
      @interface Home () <Router>
      @end
      @implementation Home (Opening)
      - (IBAction)tap:(id)sender { }
      @end
      #define kSegue @"show"
      static NSString * const kName = @"Main";
      """,
      """
      enum Route
        case RouteHome
        case RouteDetail
      @interface protocol Router : NSObject
        func open(_ screen: some Screen) selector open: (declared)
      @interface extension Home : Router
      extension Home
        @IBAction func tap(_ sender: id) selector tap:
      var kSegue = "show"
      var kName: NSString = "Main"
      """)
  }

  @Test("Of branches that open or close a block around them one is read")
  func readsOneUnbalancedBranch() {
    expect(
      """
      @implementation A
      - (void)a {
      #ifdef X
        if (first) {
      #else
        if (second) {
      #endif
          [self open];
        }
      }
      #if TARGET_OS_TV
      - (void)tv {
      #elif TARGET_OS_IOS
      - (void)phone {
      #endif
        [self close];
      }
      - (void)b { }
      @end
      """,
      """
      class A
        func a() selector a
          if first
            self.open() [open]
        func phone() selector phone
          self.close() [close]
        func b() selector b
      """)
  }

  @Test("Functions without a semicolon after them, and macros beside them, do not hide the class that follows")
  func readsClassesAfterFunctions() {
    let source = """
      NS_ASSUME_NONNULL_BEGIN
      static inline __attribute__((always_inline)) BOOL isDefault(NSString *text) { return YES; }
      UNKNOWN_MACRO static BOOL isEmpty(NSString *text) { return NO; }
      @implementation Home
      @end
      UNFINISHED_MACRO static id
      @implementation Help
      @end
      """
    #expect(facts(source).types.map(\.name) == ["Home", "Help"])
  }

  @Test("The value of the app's own macros with arguments is unknown; those of the compiler count as true")
  func readsConditionsWithArguments() {
    func conditions(_ test: String) -> [BuildCondition?] {
      facts("#if \(test)\n@interface Home : UIView\n@end\n#endif\n").types.map(\.condition)
    }
    #expect(conditions("!SYSTEM(TV)") == [.not(.flag("SYSTEM(TV)"))])
    #expect(conditions("__has_feature(objc_arc)") == [nil])
  }

  @Test("A macro that casts an object is a variable of that type")
  func readsMacrosOfObjects() {
    let source = """
      #define APP ((AppDelegate *)[[UIApplication sharedApplication] delegate])
      #define TITLE @"Home"
      #define SQUARE(x) ((x) * (x))
      #define WIDTH (300)
      """
    #expect(facts(source).variables.map(\.name) == ["APP", "TITLE"])
    #expect(facts(source).variables.first?.type == TypeName("AppDelegate"))
  }

  @Test(
    "A call of a macro named after a cast, with a class, is a cast",
    arguments: [
      ("SafeCast(value, Home)", "(value as Home)"), ("DYNAMIC_CAST(Home, value)", "(value as Home)"),
      ("SafeCast(Base, Home)", "SafeCast(Base, Home)"), ("Forecast(value)", "Forecast(value)"),
    ])
  func readsCastMacros(source: String, expected: String) {
    let body = facts("@implementation A\n- (void)a { show = \(source); }\n@end\n")
    #expect(FactsText(body, places: false).text.contains("show = \(expected)"))
  }

  @Test func keepsConditions() {
    expect(
      """
      #if TARGET_OS_IOS && !defined(DEBUG)
      @implementation A
      #ifdef X
      - (void)a { }
      #else
      - (void)b { }
      #endif
      @end
      #endif
      #if 0
      @implementation B
      @end
      #endif
      """,
      """
      #if (os(iOS) && !DEBUG) class A
        #if ((os(iOS) && !DEBUG) && X) func a() selector a
        #if ((os(iOS) && !DEBUG) && !X) func b() selector b
      #if false class B
      """)
  }
}

@Suite struct ObjectiveCStatementTests {
  /// Statements in a method.
  private func check(_ body: String, _ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { "    " + $0 }
    expect(
      "@implementation A\n- (void)f {\n\(body)\n}\n@end",
      (["class A", "  func f() selector f"] + lines).joined(separator: "\n"), sourceLocation: sourceLocation)
  }

  @Test func readsMessagesAsCalls() {
    check(
      "[self.navigationController pushViewController:[[Detail alloc] initWithItem:item] animated:YES];",
      "self.navigationController.pushViewController(Detail.alloc() [alloc].initWithItem(item) [initWithItem:], "
        + "animated: true) [pushViewController:animated:]")
    check(
      "[NSString stringWithFormat:@\"%@ %d\", a, 1];", "NSString.stringWithFormat(\"%@ %d\", a, 1) [stringWithFormat:]")
    check(
      "[tableView registerClass:[Cell class] forCellReuseIdentifier:@\"c\"];",
      "tableView.registerClass(Cell.self, forCellReuseIdentifier: \"c\") [registerClass:forCellReuseIdentifier:]")
  }

  @Test func readsLocalsAndAssignments() {
    check(
      """
      UIStoryboard *board = [UIStoryboard storyboardWithName:@"Main" bundle:nil], *other;
      __weak typeof(self) weakSelf = self;
      self.window.rootViewController = board;
      _detail->title = @"a" @"b";
      BOOL on = a && !b;
      BOOL off = a || b && c > 1;
      """,
      """
      let let board: UIStoryboard = UIStoryboard.storyboardWithName("Main", bundle: nil) [storyboardWithName:bundle:]
      let let other: UIStoryboard
      let let weakSelf = self
      self.window.rootViewController = board
      _detail.title = "ab"
      let let on: BOOL = &&(a, !(b))
      let let off: BOOL = ||(a, &&(b, other(c, 1)))
      """)
  }

  @Test func readsBlocksCastsAndLiterals() {
    check(
      "[self present:(Detail *)controller then:^(BOOL done) { [self go]; }];",
      "self.present((controller as Detail), then: { done: BOOL in self.go() [go] }) [present:then:]")
    check(
      "run(^{ a(); }, @[x, y], @{@\"k\": v}, @(1), @selector(save:to:), ok ? a : b);",
      "run({ a() }, [x, y], [: \"k\", v], 1, #selector(save:to:), (ok ? a | b))")
    check(
      "((Detail *)segue.destinationViewController).item = items[0];",
      "(segue.destinationViewController as Detail).item = items[0]")
  }

  @Test func readsControlFlow() {
    check(
      """
      if (a) { [self b]; } else if (c) return; else d();
      for (UIView *view in self.views) { e(view); }
      for (int i = 0; i < 3; i++) f(i);
      switch (route) { case RouteHome: g(); break; default: h(); }
      while (a) { i(); }
      @try { j(); } @catch (NSException *e) { k(); }
      """,
      """
      if a
        self.b() [b]
      else
        if c
          return
        else
          d()
      for let view as UIView in self.views
        e(view)
      do
        let let i: int = 0
        for  in 
          other(i, 3)
          i
          f(i)
      switch route
      case RouteHome
        g()
      default
        h()
      for  in 
        if a
          i()
      do
        j()
      do
        k()
      """)
  }

  @Test func keepsBranchesOfStatements() {
    check(
      """
      #if TARGET_OS_TV
      a();
      #else
      b();
      #endif
      c();
      """,
      """
      #if os(tvOS)
        a()
      #if !os(tvOS)
        b()
      c()
      """)
  }

  @Test func takesNothingFromCommentsAndTexts() {
    check("/* [a b]; */ c(@\"[d e]; // no\"); // [f g];", "c(\"[d e]; // no\")")
  }
}

@Suite struct ObjectiveCHardInputTests {
  @Test(arguments: [
    "(", "[", "{", "^{", "@[", "if (a) ", "#if A\n", "a ? ", "!", "- (", "@interface A ", "A<", "*", "for (",
  ])
  func survivesDeepNesting(piece: String) {
    let body = String(repeating: piece, count: 20_000)
    #expect(facts(body).file == "A.m")
    #expect(facts("@implementation A\n- (void)f {\n" + body).types.map(\.name).first == "A")
  }

  /// Cuts, duplicates and swaps parts of a source, the same ones on every run.
  @Test func survivesMutations() {
    let source = Array(
      """
      #import <UIKit/UIKit.h>
      #if TARGET_OS_IOS
      @interface Home : Base <P> { int a; } @property (copy) void (^b)(int); @end
      #endif
      @implementation Home
      - (IBAction)go:(id)sender with:(NSArray<Item *> *)x { Detail *d = (Detail *)[[Detail alloc] initWith:@[x, @1]];
        __weak typeof(self) w = self; switch (x) { case 1: [w a:^(BOOL ok) { if (ok) return; else b(@"c"); }]; default: break; }
        for (id y in x) { self.z = y ?: d->q[1]; } @try { } @catch (id e) { } }
      @end
      """.utf8)
    var state: UInt64 = 11
    func number(below bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % max(bound, 1)
    }
    for _ in 0..<3_000 {
      var bytes = source
      for _ in 0...number(below: 5) {
        let start = number(below: bytes.count)
        let end = min(bytes.count, start + number(below: 40))
        switch number(below: 4) {
        case 0: bytes.removeSubrange(start..<end)
        case 1: bytes.insert(contentsOf: bytes[start..<end], at: number(below: bytes.count))
        case 2: bytes.insert(Array("(){}[]<>#\"\\,.:;=?!@^*\n".utf8)[number(below: 22)], at: start)
        default: bytes[start] = UInt8(number(below: 256))
        }
        if bytes.isEmpty { bytes = source }
      }
      #expect(ObjectiveCSource.facts(of: bytes, file: "A.m").language == .objectiveC)
    }
  }
}
