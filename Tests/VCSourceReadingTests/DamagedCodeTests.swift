import Mutation
import Testing
import VCDiagnostics
import VCSourceFacts
import VCSourceLink
import VCSourceReading
import VCWork

/// Damaged code is read and linked to its end: no crash, no hang.
@Suite struct DamagedCodeTests {
  private static let swift = """
    import SwiftUI
    @objc(Home) final class HomeController<T: View>: UIViewController, Delegate {
      private lazy var help = { HelpController(style: .plain) }()
      @IBAction func back(_ segue: UIStoryboardSegue) { dismiss(animated: true) { [weak self] in self?.f("\\(x)") } }
      override func viewDidLoad() {
        guard let next = storyboard?.instantiateViewController(withIdentifier: "next") as? NextController else { return }
        next.modalPresentationStyle = isLarge ? .formSheet : .fullScreen
        #if os(tvOS)
        present(next, animated: true)
        #else
        navigationController?.pushViewController(next, animated: true)
        #endif
        switch route { case .help(let id): show(HelpController(id), sender: self) default: break }
      }
    }
    enum Route: Hashable { case help(Int), about }
    struct Main: View {
      @State private var route: Route?
      var body: some View {
        NavigationStack(path: $path) {
          List(items) { item in NavigationLink(value: Route.help(item.id)) { Text(item.name) } }
            .navigationDestination(for: Route.self) { route in
              switch route { case .help(let id): HelpView(id: id) case .about: AboutView() }
            }
        }
        .sheet(item: $route) { _ in AboutView() }
      }
    }
    """
  private static let objectiveC = """
    #import <UIKit/UIKit.h>
    @interface Home : UIViewController <Delegate>
    @property (nonatomic, strong) IBOutlet UIView *box;
    @end
    @implementation Home
    - (IBAction)open:(id)sender {
      Help *help = [[Help alloc] initWithStyle:UITableViewStylePlain];
      help.modalPresentationStyle = UIModalPresentationFormSheet;
      [self presentViewController:help animated:YES completion:^{ [help load:@{@"a": @[@1, @2]}]; }];
      #ifdef DEBUG
      [self.navigationController pushViewController:[self.storyboard instantiateViewControllerWithIdentifier:@"next"] animated:YES];
      #endif
    }
    @end
    """

  @Test(arguments: [SourceLanguage.swift, .objectiveC]) func isReadToItsEnd(language: SourceLanguage) throws {
    let program = try #require(SourceProgram.installed())
    var mutation = Mutation(of: [Array(Self.swift.utf8), Array(Self.objectiveC.utf8)], seed: 11)
    let files = (0..<400).map { number in
      let bytes = mutation.next()
      return SourceFile(name: "\(number)", language: language) { bytes }
    }
    let read = SourceFileReader(program: program, patience: 60_000).facts(of: files)
    #expect(read.facts.count == files.count)
    #expect(read.diagnostics.filter { $0.severity == .error } == [])
    let link = SourceLink(read.facts)
    #expect(LargeStack.run { link.fragments }.count == files.count)
  }
}
