import Testing
import VCSourceFacts

@Suite struct DeclarationTests {
  @Test func readsAClassWithItsSuperclassAndItsPlace() {
    expect(
      """
      import UIKit

      @objc(PhotosScreen) @MainActor final class Photos: UIViewController, Coordinated {}
      """,
      """
      import UIKit
      @objc @MainActor class Photos@3:44 @objc(PhotosScreen) : UIViewController, Coordinated
      """, places: true)
  }

  @Test func namesNestedTypesByTheTypesAroundThem() {
    expect(
      """
      enum Outer {
        struct Inner { typealias Screen = Detail }
        case plain
      }
      extension Outer.Inner { class Deep {} }
      """,
      """
      typealias Outer.Inner.Screen = Detail
      enum Outer
        case plain
      struct Outer.Inner
      extension Outer.Inner
      class Outer.Inner.Deep
      """)
  }

  @Test func readsGenericsAndTheirConstraints() {
    expect(
      """
      struct Sheet<Content: View, Item>: View where Item: Identifiable {
        func make<T>(_ type: T.Type) -> T where T: UIViewController
      }
      extension Box where Value == Detail {}
      """,
      """
      struct Sheet<Content: View, Item: Identifiable> : View
        func make<T: UIViewController>(_ type: Type<T>) -> T (declared)
      extension Box<Value: Detail>
      """)
  }

  @Test func readsStoredComputedLazyAndObservedProperties() {
    expect(
      """
      class Home {
        @IBOutlet weak var button: UIButton!
        static let shared = Home()
        lazy var detail: Detail = { Detail() }()
        var next: UIViewController { Detail() }
        var item: Item? { didSet { reload() } }
        private(set) var a, b: Int
        @Environment(Router.self) var router
      }
      """,
      """
      class Home
        @IBOutlet var button: UIButton?
        static var shared = Home()
        var detail: Detail = { Detail() }()
        var next: UIViewController
          get
            Detail()
        var item: Item?
          set
            reload()
        var a: Int
        var b: Int
        @Environment(Router.self) var router
      """)
  }

  @Test func readsFunctionsWithLabelsAndAttributes() {
    expect(
      """
      class Home {
        @objc(saveNow:) func save(_ sender: Any, for item: Item = .first) -> Void {}
        override class func make() -> Self { Self() }
        init?(coder: NSCoder) { super.init(coder: coder) }
        deinit { stop() }
        subscript(index: Int) -> Screen { screens[index] }
        func run(then done: @escaping (Bool) -> Void, _ others: Screen...) {}
      }
      """,
      """
      class Home
        @objc func save(_ sender: Any, for item: Item = .first) selector saveNow:
        static override func make() -> Self
          Self()
        func init(coder: NSCoder)
          super.init(coder: coder)
        func deinit()
          stop()
        func subscript(index: Int) -> Screen
          screens[index]
        func run(@escaping then done: (Bool) -> Void, _ others: Array<Screen> = [])
      """)
  }

  @Test func readsCasesWithAssociatedAndRawValues() {
    expect(
      """
      enum Route: Hashable {
        case home, detail(id: Int, Item)
        case web = "web"
      }
      """,
      """
      enum Route : Hashable
        case home
        case detail(id: Int, _ : Item)
        case web = "web"
      """)
  }

  @Test func readsTypesInEverySpelling() {
    expect(
      """
      var a: [Detail]
      var b: [String: UIViewController?]
      var c: some View & Equatable
      var d: any Router
      var e: (Int) -> UIViewController
      var f: Outer.Inner<Int>
      var g: (Detail)
      var h: (Int, String)
      """,
      """
      var a: Array<Detail>
      var b: Dictionary<String, UIViewController?>
      var c: some View & Equatable
      var d: some Router
      var e: (Int) -> UIViewController
      var f: Outer.Inner<Int>
      var g: Detail
      var h: (Int, String)
      """)
  }

  @Test func keepsStatementsBetweenDeclarations() {
    expect(
      """
      let window = UIWindow()
      window.makeKeyAndVisible()
      func start() {}
      """,
      """
      func start()
      var window = UIWindow()
      window.makeKeyAndVisible()
      """)
  }

  @Test func leavesOutWhatOnlyACanvasShows() {
    expect(
      """
      struct Home_Previews: PreviewProvider { static var previews: some View { Home() } }
      #Preview("Home") { Home() }
      struct Home {}
      """, "struct Home")
  }
}
