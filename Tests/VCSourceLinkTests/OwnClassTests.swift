import Testing
import VCSwiftSource

/// Conditions on the class of the object whose code asks: a flow that returns the screen after a given one.
@Suite("Conditions on the class of self", .enabled(if: SwiftSource.isAvailable))
struct OwnClassTests {
  private let flow = """
    class X: UIViewController {}
    class Y: UIViewController {}
    class Flow {
      func screen(after current: UIViewController) -> UIViewController? { following(current) }
      private func following(_ current: UIViewController) -> UIViewController? {
        var next: UIViewController?
        if current is A { next = X() } else if current.isKind(of: B.self) { next = Y() }
        return next
      }
    }
    class Base: UIViewController { var flow: Flow? }
    class Home: UIViewController {
      func open() { present(A(), animated: true); present(B(), animated: true); present(C(), animated: true) }
    }

    """

  private func shown(_ code: String) -> [String] {
    transitions(flow + code).filter { !$0.hasPrefix("Home") }.sorted()
  }

  @Test("The subclass that calls the base class's method gets the screen for its class only, or none")
  func callers() {
    let code = """
      extension Base {
        func proceed() { if let screen = flow?.screen(after: self) { show(screen, sender: nil) } }
      }
      class A: Base { func tap() { proceed() } }
      class B: Base { func tap() { super.proceed() } }
      class C: Base { func tap() { proceed() } }
      """
    #expect(shown(code) == ["A show X", "B show Y"])
  }

  @Test("The base class's own code gives each subclass the screen for its class")
  func baseClass() {
    let code = """
      extension Base { override func viewDidLoad() { if let screen = flow?.screen(after: self) { show(screen, sender: nil) } } }
      class A: Base {}
      class B: Base {}
      class C: Base {}
      """
    #expect(shown(code) == ["A show X", "B show Y"])
  }

  @Test("A class that asks for itself, and another object's method")
  func direct() {
    let code = """
      class A: Base {}
      class B: Base {}
      class C: Base {}
      extension Base {
        @objc func help() { if self is C { present(Y(), animated: true) } }
        func ask(_ other: Base, _ b: B) { other.open(); b.open() }
        func open() { if self is A { present(X(), animated: true) } }
      }
      """
    #expect(shown(code) == ["A present X", "C present Y"])
  }

  @Test("Only the classes that conform to a protocol whose code calls the base class's method")
  func protocolCallers() {
    let code = """
      protocol Proceeding {}
      extension Proceeding where Self: Base { func tap() { proceed() } }
      extension Base {
        func proceed() { if let screen = flow?.screen(after: self) { show(screen, sender: nil) } }
      }
      class A: Base, Proceeding {}
      class B: Base {}
      class C: Base {}
      """
    #expect(shown(code) == ["A show X"])
  }

  @Test("The class of the object whose method returns a screen decides which")
  func receiver() {
    let code = """
      extension Base { func following() -> UIViewController { if self is A { return X() } else { return Y() } } }
      class A: Base {}
      class B: Base {}
      class C: Base {}
      class Other: UIViewController {
        let a = A()
        let b = B()
        func open() { present(b.following(), animated: true) }
        func close() { show(a.following(), sender: nil) }
      }
      """
    #expect(shown(code) == ["Other present Y", "Other show X"])
  }
}
