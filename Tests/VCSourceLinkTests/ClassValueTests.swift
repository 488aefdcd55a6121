import Testing
import VCModel
import VCSwiftSource

@Suite("Objective-C: lists, and classes as values") struct ClassValueTests {
  @Test(
    "Elements of lists",
    arguments: [
      "for (UIViewController *page in @[self, [Help new]]) { [self addChildViewController:page]; }",
      "[@[self, [Help new]] enumerateObjectsUsingBlock:^(UIViewController *page, NSUInteger i, BOOL *stop) { [self addChildViewController:page]; }];",
    ])
  func elements(code: String) {
    #expect(objectiveC("- (void)show { \(code) }") == ["Home child Home", "Home child Help"])
  }

  @Test(
    "The element at a position, the first and the last",
    arguments: ["[pages objectAtIndex:1]", "pages[1]", "pages.lastObject"])
  func positions(element: String) {
    #expect(
      objectiveC(
        """
        - (void)show {
          NSArray *pages = @[self, [Help new]];
          [self presentViewController:\(element) animated:YES completion:nil];
        }
        """) == ["Home present Help"])
  }

  @Test(
    "A class by its name, from a list, a dictionary or a method",
    arguments: [
      "NSClassFromString(@\"Help\")", "NSClassFromString(names[1])", "NSClassFromString(items[1][kClass])",
      "classes[1]",
      "[self helpClass]", "byName[@\"b\"]",
    ])
  func classes(type: String) {
    #expect(
      objectiveC(
        """
        - (Class)helpClass { return Help.class; }
        - (void)show {
          NSArray *names = @[@"Other", @"Help"];
          NSArray *items = @[@{kClass: @"Home"}, @{kClass: @"Help"}];
          NSArray *classes = @[[Home class], [Help class]];
          NSDictionary *byName = @{@"a": [Home class], @"b": [Help class]};
          Class type = \(type);
          [self presentViewController:[[type alloc] init] animated:YES completion:nil];
        }
        """) == ["Home present Help"])
  }

  @Test("A class of an unknown name creates no known screen")
  func unknown() {
    #expect(
      objectiveC(
        """
        - (void)show:(NSString *)name {
          UIViewController *screen = [[NSClassFromString(name) alloc] init];
          [self presentViewController:screen animated:YES completion:nil];
        }
        """) == ["Home present ?"])
  }

  @Test("An attribute of each item in a loop")
  func items() {
    #expect(
      objectiveC(
        """
        - (void)show {
          NSArray *items = @[@{kTitle: @"A", kClass: @"Home"}, @{kTitle: @"B", kClass: @"Help"}];
          [items enumerateObjectsUsingBlock:^(NSDictionary *item, NSUInteger i, BOOL *stop) {
            UIViewController *page = [NSClassFromString(item[kClass]) new];
            [self addChildViewController:page];
          }];
        }
        """) == ["Home child Home", "Home child Help"])
  }

  @Test("A property of an enum that has a class for each case")
  func computedClasses() {
    let found = transitions(
      """
      protocol Screen: UIViewController { init() }
      class Small: UIViewController, Screen {}
      class Large: UIViewController, Screen {}
      enum Style {
        case small, large
        var screen: Screen.Type { switch self { case .small: Small.self; case .large: Large.self } }
      }
      class Home: UIViewController {
        var style = Style.small
        func make() -> Screen { let screen = style.screen.init(); return screen }
        func tap() { present(make(), animated: true) }
      }
      """)
    #expect(found.sorted() == ["Home present Large", "Home present Small"])
  }
}
