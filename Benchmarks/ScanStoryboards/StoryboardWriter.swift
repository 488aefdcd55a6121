/// Writes storyboards of the size and shape of real ones, the same on every run.
struct StoryboardWriter {
  private var state: UInt64 = 20

  /// A number from zero to below a bound.
  private mutating func number(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }

  private mutating func id() -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
    return [3, 2, 3].map { count in String((0..<count).map { _ in letters[number(below: letters.count)] }) }
      .joined(separator: "-")
  }

  /// One storyboard with a navigation controller and a few screens, a little over eight thousand bytes on average.
  mutating func storyboard(_ position: Int) -> String {
    let navigation = id()
    let screens = (0..<(1 + number(below: 2))).map { _ in id() }
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" \
      useSafeAreas="YES" colorMatched="YES" initialViewController="\(navigation)">
          <device id="retina6_12" orientation="portrait" appearance="light"/>
          <scenes>
              <scene sceneID="\(id())">
                  <objects>
                      <navigationController id="\(navigation)" sceneMemberID="viewController">
                          <navigationBar key="navigationBar" contentMode="scaleToFill" id="\(id())">
                              <rect key="frame" x="0.0" y="59" width="393" height="44"/>
                              <autoresizingMask key="autoresizingMask"/>
                          </navigationBar>
                          <connections>
                              <segue destination="\(screens[0])" kind="relationship" \
      relationship="rootViewController" id="\(id())"/>
                          </connections>
                      </navigationController>
                  </objects>
              </scene>

      """
    for (screen, identifier) in screens.enumerated() {
      text += scene(
        identifier, "Screen\(position)x\(screen)ViewController", next: screens[(screen + 1) % screens.count])
    }
    return text + "    </scenes>\n</document>\n"
  }

  private mutating func scene(_ identifier: String, _ className: String, next: String) -> String {
    var views = ""
    var constraints = ""
    for _ in 0..<(5 + number(below: 9)) {
      let view = id()
      views += """
                                    <label opaque="NO" userInteractionEnabled="NO" contentMode="left" \
        horizontalHuggingPriority="251" text="Label" textAlignment="natural" lineBreakMode="tailTruncation" \
        translatesAutoresizingMaskIntoConstraints="NO" id="\(view)">
                                        <rect key="frame" x="16" y="\(number(below: 800))" width="361" height="20.5"/>
                                        <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                        <nil key="highlightedColor"/>
                                    </label>

        """
      constraints += """
                                    <constraint firstItem="\(view)" firstAttribute="leading" secondItem="\(identifier)" \
        secondAttribute="leading" constant="16" id="\(id())"/>

        """
    }
    return """
              <scene sceneID="\(id())">
                  <objects>
                      <viewController id="\(identifier)" customClass="\(className)" customModule="App" \
      customModuleProvider="target" sceneMemberID="viewController">
                          <view key="view" contentMode="scaleToFill" id="\(id())">
                              <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                              <subviews>
      \(views)                            <button opaque="NO" contentMode="scaleToFill" id="\(id())">
                                      <rect key="frame" x="16" y="700" width="361" height="44"/>
                                      <state key="normal" title="Next"/>
                                      <connections>
                                          <segue destination="\(next)" kind="show" identifier="next" id="\(id())"/>
                                      </connections>
                                  </button>
                              </subviews>
                              <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                              <constraints>
      \(constraints)                        </constraints>
                          </view>
                      </viewController>
                      <placeholder placeholderIdentifier="IBFirstResponder" id="\(id())" sceneMemberID="firstResponder"/>
                  </objects>
                  <point key="canvasLocation" x="\(number(below: 4000))" y="0.0"/>
              </scene>

      """
  }
}
