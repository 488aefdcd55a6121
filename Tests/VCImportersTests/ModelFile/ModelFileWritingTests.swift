import Testing
import VCDiagnostics
import VCImporters
import VCModel

struct ModelFileWritingTests {
  @Test(arguments: 1...120 as ClosedRange<UInt64>)
  func readsAgainWhatItWrote(seed: UInt64) {
    let model = RandomModel.model(seed: seed)
    for text in [ModelFile.write(model), ModelFile.json(model)] {
      let read = ModelFile.read(text, file: "written")
      let isSame = read.value == model
      #expect(isSame, "seed \(seed)\n\(report(read.diagnostics))\n\(text)")
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func writesTheSameTextForTheSameModel(seed: UInt64) throws {
    let text = ModelFile.write(RandomModel.model(seed: seed))
    let again = try #require(ModelFile.read(text, file: "written").value)
    #expect(ModelFile.write(again) == text)
  }

  @Test func writesWhatAPersonWouldWrite() throws {
    let text = """
      title: Picking a person while taking a photo
      environment: {ios: 12}
      window: camera
      controllers:
        camera: {class: CameraViewController, title: Camera}
        library: {class: UINavigationController, title: Photo library, children: [albums]}
        albums: {}
        picker:
          class: ABPeoplePickerNavigationController
          title: People picker
          modalPresentationStyle: formSheet
          note: A controller of the system; the app hears of what was picked through its delegate
      steps:
        - {present: library, from: camera, trigger: Tap the photo icon}
        - present: picker
          from: albums
          popover: {sourceView: cell, sourceRect: [0, 0, 44.5, 44], permittedArrowDirections: [up, down]}
          trigger: "Tap: the action button"
          expect: {outcome: performed, presentingViewController: {picker: library, camera: null}}
        - {pop: library, to: root}
      expect: {chain: [camera, library, picker]}

      """
    #expect(ModelFile.write(try model(text)) == text)
  }

  @Test func writesTheSameDocumentAsJSON() throws {
    let read = try model(
      """
      window: {id: a, title: "Say \\"hi\\"\\n\\u0007", preferredContentSize: [320, 0.5], isModalInPresentation: true}
      steps: [{present: null, from: a}]
      """)
    #expect(
      ModelFile.json(read) == #"""
        {
          "window": "a",
          "controllers": {
            "a": {"title": "Say \"hi\"\n\u0007", "isModalInPresentation": true, "preferredContentSize": [320, 0.5]}
          },
          "steps": [{"present": null, "from": "a"}]
        }

        """#)
  }
}
