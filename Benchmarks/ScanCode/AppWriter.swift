/// Writes the Swift files of a fictional app, the same on every run: a third are UIKit screens, a sixth are SwiftUI views,
/// and the rest is code without screens.
struct AppWriter {
  /// The number of transitions in the files written so far.
  private(set) var transitions = 0
  /// The number of classes between the screens and `UIViewController`. Each is declared beside the first screen that inherits it.
  private let baseClasses = 40

  /// Returns the file at a position, of about 5 KB.
  mutating func file(_ position: Int) -> (name: String, text: String) {
    let folder = "Module\(position / 100)"
    switch position % 6 {
    case 0, 1: return ("\(folder)/Screen\(position)ViewController.swift", screen(position))
    case 2: return ("\(folder)/Page\(position)View.swift", view(position))
    default: return ("\(folder)/Service\(position).swift", service(position))
    }
  }

  private mutating func screen(_ position: Int) -> String {
    transitions += 3
    let next = position / 6 * 6 + (position % 6 == 0 ? 1 : 0)
    return """
      import UIKit

      /// Shows the items of list \(position).
      final class Screen\(position)ViewController: BaseViewController\(position / 6 % baseClasses) {
        private let service = Service\(position / 6 * 6 + 3)()
        private lazy var next = Screen\(next)ViewController()

        override func viewDidLoad() {
          super.viewDidLoad()
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Next \(position)", style: .plain, target: self, action: #selector(showNext))
        }

        @objc private func showNext() { navigationController?.pushViewController(next, animated: true) }

        func showSheet(for item: Item\(position)?) {
          guard let item, service.isAllowed(item.id) else { return }
          let sheet = Screen\(next)ViewController()
          sheet.modalPresentationStyle = .formSheet
          present(UINavigationController(rootViewController: sheet), animated: true) { [weak self] in
            self?.service.load(item.id)
          }
        }
      \(methods(position, 8))
      }

      struct Item\(position) { var id = \(position) }
      \(position < 6 * baseClasses && position % 6 == 0 ? "class BaseViewController\(position / 6): UIViewController {}" : "")
      """
  }

  private mutating func view(_ position: Int) -> String {
    transitions += 2
    return """
      import SwiftUI

      struct Page\(position)View: View {
        @State private var isShown = false
        @ObservedObject var service = Service\(position + 1)()

        var body: some View {
          NavigationView {
            List(service.items, id: \\.self) { item in
              NavigationLink(destination: Detail\(position)View(item: item)) {
                HStack { Image(systemName: "star"); Text("Item \\(item)") }
              }
            }
            .navigationTitle("Page \(position)")
            .sheet(isPresented: $isShown) { Settings\(position)View() }
          }
        }
      \(methods(position, 6))
      }

      struct Detail\(position)View: View {
        let item: Int
        var body: some View { Text("Item \\(item)").padding() }
      }

      struct Settings\(position)View: View {
        var body: some View { Form { Toggle("Loud", isOn: .constant(true)) } }
      }
      """
  }

  private func service(_ position: Int) -> String {
    """
    import Foundation

    /// Loads and keeps the items of service \(position).
    final class Service\(position): ObservableObject {
      @Published var items: [Int] = []
      private var cache: [Int: String] = [:]

      func isAllowed(_ id: Int) -> Bool { id > \(position) && cache[id] == nil }
      func load(_ id: Int) { cache[id] = "loaded \\(id)" }
    \(methods(position, 10))
    }
    """
  }

  /// Typical app code: conditions, loops and calls.
  private func methods(_ position: Int, _ count: Int) -> String {
    (0..<count).map { number in
      """

        /// Sums up what part \(number) of \(position) needs.
        private func compute\(number)(_ values: [Int], limit: Int = \(number * 7 + 3)) -> [String: Int] {
          var result: [String: Int] = [:]
          for (index, value) in values.enumerated() where value % \(number + 2) == 0 {
            let key = "value-\\(index)-\(number)"
            if let known = result[key], known > limit {
              result[key] = known - value * \(number + 1)
            } else {
              result[key, default: 0] += value > limit ? limit : value
            }
          }
          return result.filter { $0.value != \(position % 17) }.mapValues { min($0, limit) }
        }
      """
    }.joined(separator: "\n")
  }
}
