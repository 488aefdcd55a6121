import Testing
import VCSwiftSource

/// Conditions on the class of a value that an object keeps: what makes the object decides.
@Suite("Conditions on the class of a model or a presenter", .enabled(if: SwiftSource.isAvailable))
struct ClassGuardTests {
  private let screens = """
    protocol Playable {}
    class Entity {}
    class Album: Entity, Playable { func first() -> Song? { nil } }
    class Genre: Entity, Playable {}
    class Song: Entity, Playable { var episode: Episode? }
    class Episode: Song {}
    class AlbumPage: UIViewController {}
    class GenrePage: UIViewController {}

    """

  private func found(_ code: String) -> [String] { transitions(screens + code).sorted() }

  private let preview = """
    class Preview {
      private let item: Playable
      private let root: UIViewController
      init(item: Playable, on root: UIViewController) { self.item = item; self.root = root }
      func open() {
        if let album = item as? Album {
          root.navigationController?.pushViewController(AlbumPage(), animated: true)
        } else if let genre = item as? Genre {
          root.navigationController?.pushViewController(GenrePage(), animated: true)
        }
      }
    }

    """

  @Test("Only the branch for the class that a screen passes is its")
  func concrete() {
    let code = """
      class Albums: UIViewController { let album: Album; func tap() { Preview(item: album, on: self).open() } }
      class Genres: UIViewController { let genre: Genre; func tap() { Preview(item: genre, on: self).open() } }
      """
    #expect(found(preview + code) == ["Albums push AlbumPage", "Genres push GenrePage"])
  }

  @Test(
    "A protocol, a base class or an unknown type excludes no branch",
    arguments: ["let item: Playable", "let item: Entity & Playable", "var item: Playable { library.find() }"])
  func unknown(property: String) {
    let code = "class Search: UIViewController { \(property); func tap() { Preview(item: item, on: self).open() } }"
    #expect(found(preview + code) == ["Search push AlbumPage", "Search push GenrePage"])
  }

  @Test("A property that other code changes may hold anything")
  func changed() {
    let code = """
      class Albums: UIViewController {
        let album: Album
        func tap(_ other: Playable) {
          let preview = Preview(item: album, on: self)
          preview.item = other
          preview.open()
        }
      }
      """
    #expect(found(preview + code) == ["Albums push AlbumPage", "Albums push GenrePage"])
  }

  @Test("A class with the name of another one is that of the code with the condition")
  func nested() {
    let code = """
      class Opener {
        class Album: Playable {}
        let item: Playable
        let root: UIViewController
        init(item: Playable, root: UIViewController) { self.item = item; self.root = root }
        func open() { if item is Album { root.present(AlbumPage(), animated: true) } }
      }
      class Albums: UIViewController {
        let album: Opener.Album
        func tap() { Opener(item: album, root: self).open() }
      }
      """
    #expect(found(code) == ["Albums present AlbumPage"])
  }

  @Test("An object in a property, if it is made once")
  func kept() {
    let code = """
      class Albums: UIViewController {
        let album: Album
        var preview: Preview?
        func load() { preview = Preview(item: album, on: self) }
        func tap() { preview?.open() }
      }
      class Other: UIViewController {
        var preview: Preview
        init(preview: Preview) { self.preview = preview }
        func tap() { preview.open() }
      }
      """
    #expect(found(preview + code) == ["Albums push AlbumPage", "Other push AlbumPage", "Other push GenrePage"])
  }

  @Test("Through a helper that receives the model, and a method of the object")
  func passedOn() {
    let code = """
      extension Preview { func later() { open() } }
      enum Menu {
        static func show(_ item: Playable, on root: UIViewController) { Preview(item: item, on: root).later() }
      }
      class Albums: UIViewController { let album: Album; func tap() { Menu.show(album, on: self) } }
      class Genres: UIViewController { let genre: Genre; func tap() { Menu.show(genre, on: self) } }
      """
    #expect(found(preview + code) == ["Albums push AlbumPage", "Genres push GenrePage"])
  }

  @Test("Each way to the code counts with its own condition")
  func ways() {
    let code = """
      class Menu {
        let item: Playable
        let root: UIViewController
        init(item: Playable, root: UIViewController) { self.item = item; self.root = root }
        func open() {
          if item is Genre { showPage() }
          if item is Album { showPage() }
        }
        func showPage() { root.present(AlbumPage(), animated: true) }
      }
      class Albums: UIViewController { let album: Album; func tap() { Menu(item: album, root: self).open() } }
      class Songs: UIViewController { let song: Song; func tap() { Menu(item: song, root: self).open() } }
      """
    #expect(found(code) == ["Albums present AlbumPage"])
  }

  @Test("A switch, and its default")
  func selection() {
    let code = """
      struct Opener {
        let item: Playable
        let root: UIViewController
        func open() {
          switch item {
          case is Album, is Song: root.present(AlbumPage(), animated: true)
          case let genre as Genre: root.show(GenrePage(), sender: genre)
          default: break
          }
        }
      }
      class Genres: UIViewController { let genre: Genre; func tap() { Opener(item: genre, root: self).open() } }
      class Songs: UIViewController { let song: Episode; func tap() { Opener(item: song, root: self).open() } }
      """
    #expect(found(code) == ["Genres show GenrePage", "Songs present AlbumPage"])
  }

  @Test("A part of a value that only one class has")
  func parts() {
    let code = """
      class Opener {
        let item: Playable
        let root: UIViewController
        init(item: Playable, root: UIViewController) { self.item = item; self.root = root }
        func open() {
          let song = item as? Song
          if let episode = song?.episode {
            root.present(AlbumPage(), animated: true)
          } else {
            root.show(GenrePage(), sender: nil)
          }
        }
      }
      class Genres: UIViewController { let genre: Genre; func tap() { Opener(item: genre, root: self).open() } }
      class Songs: UIViewController { let song: Song; func tap() { Opener(item: song, root: self).open() } }
      """
    #expect(found(code) == ["Genres show GenrePage", "Songs present AlbumPage", "Songs show GenrePage"])
  }

  @Test("The class of the presenter: the branch for a pop-up, and that for all others")
  func presenter() {
    let code = """
      class Popup: UIViewController {
        func tap() { Preview(root: self).open() }
      }
      class Preview {
        let root: UIViewController
        init(root: UIViewController) { self.root = root }
        func open() {
          if let popup = root as? Popup { popup.present(GenrePage(), animated: true) } else {
            root.navigationController?.pushViewController(AlbumPage(), animated: true)
          }
        }
      }
      class Home: UIViewController { func tap() { Preview(root: self).open() } }
      """
    #expect(found(code) == ["Home push AlbumPage", "Popup present GenrePage"])
  }

  @Test("A presenter of a class that is left out by a guard")
  func excludedPresenter() {
    let code = """
      class Preview {
        let root: UIViewController
        init(root: UIViewController) { self.root = root }
        func open() {
          guard !root.isKind(of: AlbumPage.self) else { return }
          root.navigationController?.pushViewController(AlbumPage(), animated: true)
        }
      }
      class Home: UIViewController { func tap() { Preview(root: self).open() } }
      extension AlbumPage { func tap() { Preview(root: self).open() } }
      """
    #expect(found(code) == ["Home push AlbumPage"])
  }

  @Test("The declared class of a parameter")
  func parameter() {
    let code = """
      enum Opener {
        static func open(_ item: Playable, on root: UIViewController) {
          if item is Album { root.present(AlbumPage(), animated: true) } else { root.present(GenrePage(), animated: true) }
        }
      }
      class Albums: UIViewController { func tap(_ album: Album) { Opener.open(album, on: self) } }
      class Genres: UIViewController { func tap(_ genre: Genre) { Opener.open(genre, on: self) } }
      """
    #expect(found(code) == ["Albums present AlbumPage", "Genres present GenrePage"])
  }
}
