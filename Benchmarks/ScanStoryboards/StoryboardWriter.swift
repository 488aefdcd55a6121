/// Writes storyboards of the size and shape of real ones, the same on every run.
struct StoryboardWriter {
  private var state: UInt64 = 20
  private var segueCount = 0

  /// Returns a number from zero up to, but not including, a bound.
  private mutating func number(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }

  private mutating func id() -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
    return [3, 2, 3].map { count in String((0..<count).map { _ in letters[number(below: letters.count)] }) }
      .joined(separator: "-")
  }

  /// Returns a storyboard, of 8,600 bytes on average: most are small, a few are large.
  /// - Parameter position: The index of the storyboard, for the names of its classes.
  mutating func storyboard(_ plan: StoryboardPlan.Storyboard, _ position: Int) -> String {
    let scenes = (0..<plan.scenes).map { _ in id() }
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" \
      useSafeAreas="YES" colorMatched="YES" initialViewController="\(scenes[0])">
          <device id="retina6_12" orientation="portrait" appearance="light"/>
          <dependencies>
              <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22504"/>
              <capability name="Safe area layout guides" minToolsVersion="9.0"/>
          </dependencies>
          <scenes>

      """
    for (number, identifier) in scenes.enumerated() {
      let next = number < plan.segues ? scenes[number + 1] : nil
      text += scene(identifier, "Screen\(position)x\(number)ViewController", next: next)
    }
    return text + "    </scenes>\n</document>\n"
  }

  private mutating func scene(_ identifier: String, _ className: String, next: String?) -> String {
    let exit = id()
    var kind: String?
    if next != nil {
      kind = StoryboardPlan.kinds[segueCount % StoryboardPlan.kinds.count]
      segueCount += 1
    }
    let controller =
      kind == "relationship"
      ? navigationController(identifier, root: next ?? "")
      : viewController(identifier, className, kind.map { segue($0, to: $0 == "unwind" ? exit : next ?? "") })
    return """
              <!--\(className)-->
              <scene sceneID="\(id())">
                  <objects>
      \(controller)                <placeholder placeholderIdentifier="IBFirstResponder" id="\(id())" \
      userLabel="First Responder" sceneMemberID="firstResponder"/>
                      <exit id="\(exit)" userLabel="Exit" sceneMemberID="exit"/>
                  </objects>
                  <point key="canvasLocation" x="\(number(below: 4000))" y="\(number(below: 4000)).5"/>
              </scene>

      """
  }

  private mutating func segue(_ kind: String, to destination: String) -> String {
    let action = kind == "unwind" ? #" unwindAction="unwindHere:""# : ""
    let anchor = kind == "popoverPresentation" ? #" popoverAnchorView="\#(id())""# : ""
    return """
      <connections>
          <segue destination="\(destination)" kind="\(kind)" identifier="go"\(action)\(anchor) id="\(id())"/>
      </connections>
      """
  }

  private mutating func navigationController(_ identifier: String, root: String) -> String {
    """
                    <navigationController id="\(identifier)" sceneMemberID="viewController">
                        <navigationBar key="navigationBar" contentMode="scaleToFill" id="\(id())">
                            <rect key="frame" x="0.0" y="59" width="393" height="44"/>
                            <autoresizingMask key="autoresizingMask"/>
                        </navigationBar>
                        <connections>
                            <segue destination="\(root)" kind="relationship" relationship="rootViewController" \
    id="\(id())"/>
                        </connections>
                    </navigationController>

    """
  }
}

// MARK: - Screens

extension StoryboardWriter {
  /// Segues start at the controller, at a button or at a bar item.
  private mutating func viewController(_ identifier: String, _ className: String, _ segue: String?) -> String {
    let views = views(in: identifier)
    let start = segue == nil ? 3 : number(below: 3)
    let button = """
                                  <button opaque="NO" contentMode="scaleToFill" id="\(id())">
                                      <rect key="frame" x="16" y="700" width="361" height="44"/>
                                      <state key="normal" title="Next"/>
      \(start == 0 ? segue ?? "" : "")
                                  </button>

      """
    let item = """
                          <navigationItem key="navigationItem" title="\(className.prefix(8))" id="\(id())">
                              <barButtonItem key="rightBarButtonItem" systemItem="action" id="\(id())">
      \(start == 1 ? segue ?? "" : "")
                              </barButtonItem>
                          </navigationItem>

      """
    return """
                      <viewController id="\(identifier)" customClass="\(className)" customModule="App" \
      customModuleProvider="target" sceneMemberID="viewController">
                          <view key="view" contentMode="scaleToFill" id="\(id())">
                              <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                              <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                              <subviews>
      \(views.subviews)\(start == 0 ? button : "")                        </subviews>
                              <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                              <constraints>
      \(views.constraints)                        </constraints>
                          </view>
      \(start == 1 ? item : "")\(start == 2 ? segue ?? "" : "")                </viewController>

      """
  }

  /// Usually a few views, sometimes many.
  private mutating func views(in container: String) -> (subviews: String, constraints: String) {
    var subviews = ""
    var constraints = ""
    let many = number(below: 100)
    let count = many < 74 ? 1 + number(below: 4) : many < 95 ? 5 + number(below: 15) : 20 + number(below: 46)
    for _ in 0..<count {
      let view = id()
      subviews += """
                                    <label opaque="NO" userInteractionEnabled="NO" contentMode="left" \
        horizontalHuggingPriority="251" text="Label" textAlignment="natural" lineBreakMode="tailTruncation" \
        translatesAutoresizingMaskIntoConstraints="NO" id="\(view)">
                                        <rect key="frame" x="16" y="\(number(below: 800))" width="361" height="20.5"/>
                                        <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                        <nil key="textColor"/>
                                        <nil key="highlightedColor"/>
                                    </label>

        """
      constraints += """
                                    <constraint firstItem="\(view)" firstAttribute="leading" secondItem="\(container)" \
        secondAttribute="leading" constant="16" id="\(id())"/>

        """
    }
    return (subviews, constraints)
  }
}
