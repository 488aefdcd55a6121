import Testing
import VCModel
import VCNavigation
import VCSwiftSource

/// Functions that only the code of their file can call; other files have their own with the same names.
@Suite("Functions private to a file", .enabled(if: SwiftSource.isAvailable))
struct FilePrivateTests {
  private func page(_ name: String, _ target: String, _ modifier: String, receiver: String = "Text(\"\")") -> String {
    """
    struct \(name): View {
      let store: StoreOf<Feature>
      var body: some View { \(receiver).destinations(with: store) }
    }
    struct \(target): View { var body: some View { Text("") } }
    \(modifier) extension View {
      func destinations(with store: StoreOf<Feature>) -> some View { sheet(isPresented: store.flag) { \(target)() } }
    }
    """
  }

  @Test(
    "Members of a private extension belong to their file",
    arguments: ["private", "fileprivate"])
  func extensions(modifier: String) {
    let found = map(["Home.swift": page("Home", "Cart", modifier), "Shop.swift": page("Shop", "Pay", modifier)])
    #expect(found.transitions.map(\.words) == ["Home sheet Cart", "Shop sheet Pay"])
  }

  @Test(
    "They apply to a library's views",
    arguments: ["Loader { Text(\"\") }", "WithStore(store, observe: { $0 }) { Text(\"\") }", "Banner(size: 1)"])
  func libraryViews(receiver: String) {
    let found = map([
      "Home.swift": page("Home", "Cart", "private", receiver: receiver),
      "Shop.swift": page("Shop", "Pay", "private", receiver: receiver),
    ])
    #expect(found.transitions.map(\.words) == ["Home sheet Cart", "Shop sheet Pay"])
  }

  @Test("Private methods of controllers and private functions")
  func controllers() {
    let file = { (name: String, target: String) in
      """
      class \(name): UIViewController { func tap() { next(); open(self) } }
      class \(target): UIViewController {}
      extension UIViewController { fileprivate func next() { present(\(target)(), animated: true) } }
      private func open(_ host: UIViewController) { host.show(\(target)(), sender: nil) }
      """
    }
    let found = map(["Home.swift": file("Home", "Cart"), "Shop.swift": file("Shop", "Pay")])
    #expect(
      found.transitions.map(\.words) == [
        "Home present Cart", "Home show Cart", "Shop present Pay", "Shop show Pay",
      ])
  }

  @Test("Members that are not private are called from any file")
  func others() {
    let caller = "struct Other: View { var body: some View { Text(\"\").destinations(with: store) } }"
    let found = map(["Home.swift": page("Home", "Cart", ""), "Other.swift": caller])
    #expect(found.transitions.map(\.words) == ["Home sheet Cart", "Other sheet Cart"])
  }
}
