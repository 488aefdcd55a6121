import Testing

/// The selectors of unwind actions in an implementation.
private func selectors(inImplementation members: String) -> [String] {
  selectors("@implementation A\n\(members)\n@end\n", file: "A.m")
}

@Suite struct ObjectiveCUnwindActionTests {
  @Test(arguments: [
    ("- (IBAction)back:(UIStoryboardSegue *)segue {}", "back:"),
    ("-(IBAction) back : (UIStoryboardSegue*) segue\n{\n}", "back:"),
    ("- (void)back:(nonnull UIStoryboardSegue *)segue {}", "back:"),
    ("- (IBAction)back:(__kindof UIStoryboardSegue * _Nullable)segue {}", "back:"),
    ("- (IBAction)back:(UIStoryboardSegue *)segue sender:(id)sender {}", "back:sender:"),
    ("- (IBAction)back:(UIStoryboardSegue *)segue :(id)sender {}", "back::"),
    ("#ifdef X\n- (IBAction)back:(UIStoryboardSegue *)segue\n#else\n#endif\n{}", "back:"),
    ("static int f(int a) { return a - (b); }\n- (IBAction)back:(UIStoryboardSegue *)segue {}", "back:"),
  ])
  func methodsThatTakeASegueCount(member: String, selector: String) {
    #expect(selectors(inImplementation: member) == [selector])
  }

  @Test(arguments: [
    "+ (IBAction)back:(UIStoryboardSegue *)segue {}",
    "- (IBAction)back:(id)sender {}",
    "- (IBAction)back {}",
    "- (void)back:(NSArray<UIStoryboardSegue *> *)segues {}",
    "- (void)back:(void (^)(UIStoryboardSegue *))block {}",
    "- (void)a:(id)x b:(UIStoryboardSegue *)segue {}",
    "// - (IBAction)back:(UIStoryboardSegue *)segue {}",
    "// goes on \\\n- (IBAction)back:(UIStoryboardSegue *)segue {}",
    "/* - (IBAction)back:(UIStoryboardSegue *)segue {} */",
    "NSString *s = @\"- (IBAction)back:(UIStoryboardSegue *)segue {}\";",
    "auto s = R\"x(\" - (IBAction)back:(UIStoryboardSegue *)segue {} )x\";",
    "#if 0\n- (IBAction)back:(UIStoryboardSegue *)segue {}\n#endif",
    "#if TARGET_OS_OSX\n- (IBAction)back:(UIStoryboardSegue *)segue {}\n#endif",
    "#define M \\\n- (IBAction)back:(UIStoryboardSegue *)segue {}",
  ])
  func othersDoNot(member: String) { #expect(selectors(inImplementation: member) == []) }

  @Test(arguments: [
    "char c = '\"'; char d = '\\'';", "#if 0\ndon't\n#endif", "NSString *s = @\"\\\"{\";", "#error don't {",
    "- (void)f {\nif (a) {\n#if X\n} else {\n#endif\n}",
    "auto s = LR\"(\")\";", "/* /* */",
  ])
  func whatStandsBeforeDoesNotFool(member: String) {
    #expect(selectors(inImplementation: member + "\n- (IBAction)back:(UIStoryboardSegue *)segue {}") == ["back:"])
  }

  @Test func classesAndCategoriesAreTold() {
    #expect(
      declarations(
        """
        @class Other;
        @protocol P <NSObject>
        - (IBAction)zero:(UIStoryboardSegue *)segue;
        @end
        @interface A<T : id> : Base<T> <P, Q>
        - (IBAction)one:(UIStoryboardSegue *)segue;
        @end
        @interface A ()
        @end
        @implementation A (Unwinding)
        - (IBAction)one:(UIStoryboardSegue *)segue { [x y:@selector(two:)]; }
        @end
        - (IBAction)three:(UIStoryboardSegue *)segue;
        """, file: "A.h") == ["A: Base [one: 6:13 promised]", "A [one: 11:13]"])
  }
}
