import Foundation
import Stopwatch

/// A site with models of ten controllers each.
struct BenchmarkSite {
  let root: URL
  /// A stopwatch for a build of the site.
  let build: Stopwatch
  private let program: URL

  /// Writes the models and the configuration.
  init(figures: Int, in root: URL, program: URL) throws {
    self.root = root
    self.program = program
    try FileManager.default.createDirectory(
      at: root.appendingPathComponent("models"), withIntermediateDirectories: true)
    try "sources: [models]\n".write(
      to: root.appendingPathComponent("vcgraph.yml"), atomically: false, encoding: .utf8)
    build = Stopwatch(
      program: program, arguments: ["build", "--config", root.appendingPathComponent("vcgraph.yml").path])
    for number in 1...figures { try write("Figure \(number)", to: number) }
  }

  /// Writes a model with a title.
  func write(_ title: String, to number: Int) throws {
    let text = """
      title: \(title)
      window: {id: tabs, class: UITabBarController, title: Shop, children: [browse, cart]}
      controllers:
        browse: {class: UINavigationController, title: Browse, children: [list, detail]}
        list: {class: ListViewController, title: Offers}
        detail: {class: DetailViewController, title: \(title)}
        cart: {class: UINavigationController, title: Cart, children: [basket]}
        basket: {class: BasketViewController, title: Basket}
        pay: {class: UINavigationController, title: Checkout, children: [method]}
        method: {class: PaymentViewController, title: Payment}
        help: {class: HelpViewController, title: Help}
        terms: {class: TermsViewController, title: Terms}
      steps:
        - {present: pay, from: detail, trigger: Tap Buy}
        - {present: help, from: method, trigger: Tap Help}
        - {present: terms, from: help, trigger: Tap Terms}

      """
    try text.write(to: model(number), atomically: true, encoding: .utf8)
  }

  /// Returns the present figure of a model.
  func figure(_ number: Int) -> String {
    (try? String(contentsOf: root.appendingPathComponent("figures/model\(number).svg"), encoding: .utf8)) ?? ""
  }

  /// The first figure in DOT.
  func dotFile() throws -> URL {
    let file = root.appendingPathComponent("figure.dot")
    _ = try Stopwatch(program: program, arguments: ["render", model(1).path, "--format", "dot", "-o", file.path])
      .measure()
    return file
  }

  private func model(_ number: Int) -> URL { root.appendingPathComponent("models/model\(number).vcmodel.yaml") }
}
