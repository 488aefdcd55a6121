import Testing
import VCModel
import VCNavigation
import VCSwiftSource

/// UIKit's constructs in the syntax of Objective-C.
@Suite struct ObjectiveCTests {
  @Test("Popovers in the style before iOS 8")
  func popovers() {
    #expect(
      objectiveC(
        """
        - (void)local {
          UIPopoverController *popover = [[UIPopoverController alloc] initWithContentViewController:[Help new]];
          [popover presentPopoverFromRect:CGRectZero inView:self.view permittedArrowDirections:0 animated:YES];
        }
        - (void)given:(UIPopoverController *)popover {
          [popover presentPopoverFromBarButtonItem:nil permittedArrowDirections:0 animated:YES];
        }
        """) == ["Home popover Help", "Home popover ?"])
  }

  @Test(arguments: [
    ("[self presentViewController:[[Help alloc] init] animated:YES completion:nil];", "Home present Help"),
    ("[self presentViewController:[Help new] animated:YES completion:^{ [self log]; }];", "Home present Help"),
    (
      "Help *help = [[[Help alloc] init] autorelease]; [self presentModalViewController:[help retain] animated:YES];",
      "Home present Help"
    ),
    (
      "Help *help = [[Help alloc] initWithNibName:nil bundle:nil]; [self showViewController:help sender:self];",
      "Home show Help"
    ),
    ("[self.navigationController pushViewController:self.help animated:YES];", "Home push Help"),
    ("Help *help = _help; [[self navigationController] pushViewController:help animated:YES];", "Home push Help"),
    ("[self addChildViewController:[Help new]];", "Home child Help"),
    ("[self.navigationController setViewControllers:@[[Help new]] animated:NO];", "Home set Help"),
    ("self.view.window.rootViewController = [Help new];", "(Home) windowRoot Help"),
    (
      "__weak typeof(self) weakSelf = self; dispatch_async(queue, ^{ [weakSelf presentViewController:[Help new] animated:YES completion:nil]; });",
      "Home present Help"
    ),
    (
      "if (x) { [self presentViewController:(y ? [Help new] : [Help new]) animated:YES completion:nil]; }",
      "Home present Help"
    ),
  ]) func findsCalls(statements: String, words: String) {
    #expect(
      objectiveC("- (void)open:(id)sender { \(statements) }").contains(words),
      "\(objectiveC("- (void)open { \(statements) }"))")
  }

  @Test("A case may be in a block inside its switch")
  func readsCasesInBlocks() {
    let found = objectiveC(
      """
      - (void)open:(NSInteger)row {
        switch (row) {
          case 0: { [self log]; break;
          case 1: break; }
          case 2: { [self presentViewController:[Help new] animated:YES completion:nil]; }
        }
        [self showViewController:[Help new] sender:self];
      }
      """)
    #expect(found == ["Home present Help", "Home show Help"])
  }

  @Test(
    "Swift methods and properties by their Objective-C selectors",
    .enabled(if: SwiftSource.isAvailable))
  func callsSwift() {
    let found = map([
      "Factory.swift": """
      class Detail: UIViewController {}
      class Other: UIViewController {}
      @objc class Factory: NSObject {
        @objc static let shared = Factory()
        @objc var detail: UIViewController { Detail() }
        @objc func screen(named name: String) -> UIViewController { Other() }
      }
      """,
      "Home.m": """
      @interface Home : UIViewController
      @end
      @implementation Home
      - (void)open { [self presentViewController:[[Factory shared] detail] animated:YES completion:nil]; }
      - (void)ask { [self showViewController:[[Factory shared] screenWithNamed:@"a"] sender:self]; }
      @end
      """,
    ]).transitions.map(\.words)
    #expect(found == ["Home present Detail", "Home show Other"])
  }

  @Test func knowsContainersByWhereTheyAreMade() {
    let found = objectiveC(
      """
      - (void)open {
        UINavigationController *nav = [[UINavigationController alloc] initWithRootViewController:[Help new]];
        nav.modalPresentationStyle = UIModalPresentationFormSheet;
        [self presentViewController:nav animated:YES completion:nil];
      }
      """)
    #expect(found == ["UINavigationController@Home.m:8 root Help", "Home present UINavigationController@Home.m:8"])
  }

  @Test(arguments: [
    "// [self presentViewController:[Help new] animated:YES completion:nil];",
    "NSString *s = @\"[self presentViewController:[Help new] animated:YES completion:nil];\";",
    "[toast present];", "[parser addChild:[XMLNode new]];",
    "[self dismissViewControllerAnimated:YES completion:nil];",
    """
    #if 0
    [self presentViewController:[Help new] animated:YES completion:nil];
    #endif
    """,
  ]) func findsNothingElse(statements: String) { #expect(objectiveC("- (void)open {\n\(statements)\n}") == []) }

  @Test(arguments: [
    "tabs.viewControllers = [NSArray arrayWithObjects:[Help new], nil];",
    "tabs.viewControllers = [[NSArray alloc] initWithObjects:[Help new], nil];",
    "NSMutableArray *all = [NSMutableArray array]; [all addObject:[Help new]]; tabs.viewControllers = all;",
    "[tabs setViewControllers:@[[Help new]]];",
  ]) func knowsListsHoweverTheyAreMade(statements: String) {
    let found = objectiveC(
      "- (void)open { UITabBarController *tabs = [[UITabBarController alloc] init]; \(statements) }")
    #expect(found == ["UITabBarController@Home.m:7 tab Help"])
  }

  @Test func knowsStylesThatAreSetByMessages() {
    let map = map([
      "Home.m": """
      @interface Home : UIViewController
      @end
      @implementation Home
      - (void)open {
        Home *next = [Home new];
        [next setModalPresentationStyle:UIModalPresentationFormSheet];
        [self presentViewController:next animated:YES completion:nil];
      }
      @end
      """
    ])
    #expect(map.transitions.map(\.style) == [.formSheet])
  }

  @Test func asksStoryboards() {
    let storyboard = NavigationMapFragment.storyboard(
      "Main", scenes: [("Home", nil), ("Help", "help")], segues: [("Home", "Help", "showHelp", .show)])
    #expect(
      objectiveC(
        "- (void)open { [self performSegueWithIdentifier:@\"showHelp\" sender:self]; }", storyboards: [storyboard])
        == ["Home show Help"])
    #expect(
      objectiveC(
        """
        - (void)open {
          Help *help = [self.storyboard instantiateViewControllerWithIdentifier:@"help"];
          [self presentViewController:help animated:YES completion:nil];
        }
        """, storyboards: [storyboard]) == ["Home present Help"])
  }

  /// With or without a bridging header: a class is identified by its name, in Objective-C by the name that Swift
  /// exports.
  @Test func meetsSwiftByName() {
    let map = map([
      "Home.m":
        "@implementation Home\n- (void)open { [self presentViewController:[[SwiftHelp alloc] init] animated:YES completion:nil]; }\n@end",
      "Home.h": "@interface Home : UIViewController\n@end",
      "Help.swift":
        "@objc(SwiftHelp) class Help: Base { func back() { navigationController?.pushViewController(Home(), animated: true) } }",
      "Base.swift": "class Base: UIViewController {}",
    ])
    #expect(map.transitions.map(\.words).sorted() == ["Help push Home", "Home present Help"])
  }

  @Test func tellsWhatIsTouched() {
    let map = map([
      "Home.m": """
      @interface Home : UIViewController
      @end
      @implementation Home
      - (void)viewDidLoad {
        self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithTitle:@"Help" style:0 target:self action:@selector(open:)];
      }
      - (void)open:(id)sender { [self presentViewController:[UIImagePickerController new] animated:YES completion:nil]; }
      @end
      """
    ])
    #expect(map.transitions.map(\.trigger) == ["barButtonItem: Help"])
  }

  @Test("A variable of an unknown class has the value that was just assigned to it")
  func inheritedVariables() {
    let found = objectiveC(
      """
      - (void)ask {
        currentAlert = [UIAlertController alertControllerWithTitle:nil message:nil preferredStyle:0];
        [self presentViewController:currentAlert animated:YES completion:^{ self->currentAlert = nil; }];
      }
      - (void)help {
        currentAlert = [Help new];
        [self presentViewController:currentAlert animated:YES completion:nil];
      }
      """)
    #expect(found == ["Home present UIAlertController@Home.m:8", "Home present Help"])
  }

  @Test("Objective-C calls a method without arguments with dot syntax")
  func messagesByADot() {
    #expect(
      objectiveC(
        """
        + (Home *)shared { return nil; }
        + (instancetype)other { return nil; }
        - (Home *)next { return nil; }
        - (void)open {
          [self presentViewController:Home.shared.help animated:YES completion:nil];
          [self presentViewController:Home.other.help animated:YES completion:nil];
          [self presentViewController:self.next.help animated:YES completion:nil];
        }
        """) == ["Home present Help", "Home present Help", "Home present Help"])
  }

  @Test("A setter message assigns a property, and an assignment calls the setter")
  func setters() {
    let found = objectiveC(
      """
      - (void)setContent:(UIViewController *)content { [self addChildViewController:content]; }
      - (void)fill {
        self.content = [Help new];
        Row *row = [Row new];
        [row setAction:^(UIViewController *host) { [host presentViewController:[Help new] animated:YES completion:nil]; }];
      }
      - (void)selected:(Row *)row { row.action(self); }
      @end
      @interface Row : NSObject
      @property (nonatomic, copy) void (^action)(UIViewController *);
      """)
    #expect(found == ["Home child Help", "Home present Help"])
  }

  @Test("The values of a property are those that its class assigns to the instance variable")
  func instanceVariables() {
    let found = objectiveC(
      """
      - (UIViewController *)first {
        if (!_first) {
          if (self.isShort) _first = [Other new];
          else _first = [Help new];
        }
        return _first;
      }
      - (void)open { [self presentViewController:self.first animated:YES completion:nil]; }
      @end
      @interface Other : Help
      @end
      @implementation Other
      """, properties: "@property (nonatomic, strong) Help *first;")
    #expect(found == ["Home present Help", "Home present Other"])
  }

  @Test("A controller that several places create is one source")
  func sources() {
    let found = objectiveC(
      """
      - (void)start { _other = [[Other alloc] init]; }
      - (void)restart { _other = [Other new]; }
      - (void)open { [_other.navigationController pushViewController:[Help new] animated:YES]; }
      @end
      @interface Other : UIViewController
      @end
      @implementation Other
      """, properties: "@property (nonatomic, strong) UIViewController *other;")
    #expect(found == ["Other push Help"])
  }

  @Test("The arguments of an initialiser are the children of a container")
  func initialisers() {
    let found = objectiveC(
      """
      - (instancetype)initWithMain:(UIViewController *)main other:(UIViewController *)other {
        if (self = [super init]) { self.main = main; _other = other; }
        return self;
      }
      - (void)viewDidLoad {
        [self addChildViewController:self.main];
        [self addChildViewController:self.other];
      }
      @end
      @interface Other : UIViewController
      @end
      @implementation Other
      @end
      @interface Delegate : UIResponder
      @end
      @implementation Delegate
      - (void)start {
        self.window.rootViewController = [[Home alloc] initWithMain:[Help new] other:[Other new]];
      }
      """, properties: "@property UIViewController *main; @property UIViewController *other;")
    #expect(found == ["(Delegate) windowRoot Home", "Home child Help", "Home child Other"])
  }

  @Test("A stack that pushes the root that it receives has it as its root only")
  func stacks() {
    let found = objectiveC(
      """
      - (void)open {
        [self presentViewController:[[Stack alloc] initWithRootViewController:[Help new]] animated:YES completion:nil];
      }
      @end
      @interface Stack : UINavigationController
      @end
      @implementation Stack
      - (instancetype)initWithRootViewController:(UIViewController *)controller {
        if (self = [super init]) [self pushViewController:controller animated:NO];
        return self;
      }
      """)
    #expect(found == ["Home present Stack", "Stack root Help"])
  }

  @Test("A class that an object receives and passes on is the class of the screen that is created from it")
  func classes() {
    let found = objectiveC(
      """
      - (void)setting:(id)setting showClass:(Class)class {
        UIViewController *controller = [[class alloc] init];
        [self.navigationController pushViewController:controller animated:YES];
      }
      - (void)populate { [[Setting alloc] initWithTitle:@"Help" screenClass:[Help class]]; }
      @end
      @protocol SettingDelegate
      - (void)setting:(id)setting showClass:(Class)class;
      @end
      @interface Home (Settings) <SettingDelegate>
      @end
      @interface Setting : NSObject
      @property (nonatomic) Class screenClass;
      @property (weak) id<SettingDelegate> delegate;
      @end
      @implementation Setting
      - (id)initWithTitle:(NSString *)title screenClass:(Class)screenClass {
        if (self = [super init]) _screenClass = screenClass;
        return self;
      }
      - (void)show { [self.delegate setting:self showClass:self.screenClass]; }
      """)
    #expect(found == ["Home push Help"])
  }

  @Test("An instance variable that is declared beside its property")
  func declaredInstanceVariables() {
    let text = """
      @interface Columns : UISplitViewController
      @end
      @implementation Columns
      @end
      @interface Help : UIViewController
      @end
      @implementation Help
      @end
      @interface Delegate : UIResponder { UISplitViewController *_columns; }
      @property (nonatomic, strong) UISplitViewController *columns;
      @end
      @implementation Delegate
      @synthesize columns = _columns;
      - (void)start { self.columns = [Columns new]; }
      - (void)help { [_columns presentViewController:[Help new] animated:YES completion:nil]; }
      @end
      """
    #expect(map(["App.m": text]).transitions.map(\.words) == ["Columns present Help"])
  }

  @Test("Each method shows the popover that it keeps itself; without one, it may be any of them")
  func keptPopovers() {
    let popover = "[[UIPopoverController alloc] initWithContentViewController:"
    let show = "[self.popover presentPopoverFromRect:CGRectZero inView:self.view animated:YES];"
    let found = objectiveC(
      """
      - (void)help { self.popover = \(popover)[Help new]]; \(show) }
      - (void)mail { self.popover = \(popover)[MFMailComposeViewController new]]; \(show) }
      - (void)again { \(show) }
      """, properties: "@property UIPopoverController *popover;")
    #expect(
      found == [
        "Home popover Help", "Home popover MFMailComposeViewController", "Home popover Help",
        "Home popover MFMailComposeViewController",
      ])
  }
}
