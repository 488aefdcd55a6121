import Testing
import VCSourceFacts

/// Private functions that nothing in their file calls.
@Suite struct PrivateFunctionTests {
  private func names(_ source: String) -> [String] {
    let found = facts(source)
    return found.functions.map(\.name) + found.types.flatMap { $0.functions.map(\.name) }
  }

  @Test("A private function that only comments mention, or only its own code, is left out")
  func uncalled() {
    let source = """
      class Photos: UIViewController {
        func viewDidLoad() { open() }  // showHelp()
        private func open() {}
        /// See `showHelp`.
        private func showHelp() { present(Help(), animated: true) }
        private func retry() { retry() }
      }
      private extension Photos {
        func close() {}
        /* close() */
      }
      private func unused() {}
      """
    #expect(names(source) == ["viewDidLoad", "open"])
  }

  @Test("A function stays if code, a string or another declaration contains its name as a whole word")
  func mentioned() {
    let source = """
      class Photos: UIViewController {
        func viewDidLoad() {
          button.action = open
          perform("reload")
          showHelper()
        }
        private func open() {}
        private func reload() {}
        private func showHelp() {}
        private func choose() {}
        private func choose(_ photo: Photo) {}
      }
      """
    #expect(names(source) == ["viewDidLoad", "open", "reload", "choose", "choose"])
  }

  @Test("A function stays if other files or Objective-C can call it, or a system protocol requires it")
  func exposed() {
    let source = """
      class Photos: UIViewController {
        func open() {}
        @objc private func tapped() {}
        @IBAction private func pressed() {}
        fileprivate func wanted() {}
      }
      @objcMembers class Albums: UIViewController {
        private func chosen() {}
      }
      """
    #expect(names(source) == ["open", "tapped", "pressed", "wanted", "chosen"])
  }
}
