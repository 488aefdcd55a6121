import Testing
import VCModel

@Suite struct IndefiniteArticleTests {
  @Test(arguments: [
    ("UITabBarController", "a"), ("AboutViewController", "an"), ("SFSafariViewController", "an"), ("HomeVC", "a"),
    ("UserViewController", "a"), ("UploadViewController", "an"), ("PHPickerViewController", "a"), ("HTMLScreen", "an"),
    ("UnitsController", "a"), ("_UIAlertController", "a"),
  ])
  func followsTheSoundOfTheName(name: String, article: String) { #expect(IndefiniteArticle.of(name) == article) }
}
