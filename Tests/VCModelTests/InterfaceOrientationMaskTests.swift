import Testing
import VCModel

@Suite struct InterfaceOrientationMaskTests {
  /// R129.
  @Test(arguments: [
    ("portrait", 2), ("portraitUpsideDown", 4), ("landscapeRight", 8), ("landscapeLeft", 16), ("landscape", 24),
    ("allButUpsideDown", 26), ("all", 30),
  ])
  func namesStandForUIKitsBits(name: String, rawValue: Int) {
    #expect(InterfaceOrientationMask(name: name)?.rawValue == rawValue)
  }

  @Test(arguments: ["", "Portrait", "portrait|landscape", "upsideDown"])
  func otherNamesAreUnknown(name: String) {
    #expect(InterfaceOrientationMask(name: name) == nil)
  }

  @Test(
    arguments: [
      (InterfaceOrientationMask.allButUpsideDown, ["portrait", "landscapeLeft", "landscapeRight"]),
      (.all, ["portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight"]),
      ([.landscapeRight, .portrait], ["portrait", "landscapeRight"]),
      ([], []),
      (InterfaceOrientationMask(rawValue: 1 << 9), []),
    ] as [(InterfaceOrientationMask, [String])])
  func aMaskIsToldByItsSingleOrientations(mask: InterfaceOrientationMask, names: [String]) {
    #expect(mask.names == names)
  }
}
