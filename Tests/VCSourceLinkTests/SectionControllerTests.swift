import Testing
import VCModel
import VCSwiftSource

@Suite("The screens around lists with section controllers", .enabled(if: SwiftSource.isAvailable))
struct SectionControllerTests {
  private let screens = """
    class Detail: UIViewController {}
    class Photo: UIViewController {}
    class Feed: UIViewController, ListAdapterDataSource {
      func listAdapter(_ adapter: ListAdapter, sectionControllerFor object: Any) -> ListSectionController {
        switch object {
        case is Post: return PostSection(post: object)
        default: return NoteSection()
        }
      }
    }

    """

  private func found(_ code: String) -> [String] { transitions(screens + code) }

  @Test("The screen whose adapter creates a section controller asks for its transitions")
  func creators() {
    let code = """
      class PostSection: ListSectionController {
        override func didSelectItem(at index: Int) {
          viewController?.present(Detail(), animated: true)
          self.viewController?.navigationController?.pushViewController(Photo(), animated: true)
        }
      }
      """
    #expect(found(code) == ["Feed present Detail", "Feed push Photo"])
  }

  @Test("So does the screen around a helper that a section controller gives its screen, and around nested sections")
  func indirectly() {
    let code = """
      class Base<Item>: ListGenericSectionController<Item> {}
      class NoteSection: Base<String> {
        lazy var photos = PhotoHandler(controller: self.viewController)
        func rows() -> ListSectionController { PhotoSection() }
      }
      class PhotoSection: ListBindingSectionController<ListDiffable> {
        func show() { viewController?.show(Detail(), sender: nil) }
      }
      class PhotoHandler {
        weak var controller: UIViewController?
        init(controller: UIViewController?) { self.controller = controller }
        func open() { controller?.present(Photo(), animated: true) }
      }
      """
    #expect(found(code) == ["Feed show Detail", "Feed present Photo"])
  }

  @Test("Objects that are no section controllers do not act for their creators")
  func others() {
    let code = """
      class PostSection { func select() { viewController?.present(Detail(), animated: true) } }
      class NoteSection: ListSectionController {
        weak var viewController: UIViewController?
        func select() { viewController?.present(Photo(), animated: true) }
      }
      """
    #expect(found(code).contains("Feed present Detail") == false)
  }
}
