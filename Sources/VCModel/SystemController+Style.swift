extension SystemController {
  /// Returns the style to which `automatic` resolves for a system class that decides it itself; `nil` if it resolves as
  /// for an ordinary controller (R47).
  ///
  /// Four classes fill the screen: the image picker with the camera according to an Apple talk of 2019 (its library is
  /// an ordinary sheet), the others according to many reports. A class that was replaced before `automatic` was
  /// introduced in iOS 13 is inferred not to support it. For all other system classes the style is unknown.
  public static func automaticStyle(
    of className: String?, showsCamera: Bool = false, in environment: DeviceEnvironment
  ) -> ModalPresentationStyle? {
    guard environment.ios >= 13, environment.idiom != .tv, let className, let system = named(className) else {
      return nil
    }
    if fillingScreen.contains(system.className) { return .fullScreen }
    if system.className == "UIImagePickerController" { return showsCamera ? .fullScreen : nil }
    return system.successor == nil ? .unknown : nil
  }

  private static let fillingScreen: Set<String> = [
    "SFSafariViewController", "AVPlayerViewController", "VNDocumentCameraViewController",
  ]
}
