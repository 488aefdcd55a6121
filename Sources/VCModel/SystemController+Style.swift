extension SystemController {
  /// What `automatic` is for a controller of that class, where the class decides it itself; `nil` where it is as for any
  /// other controller (R47).
  ///
  /// Four classes fill the screen: the image picker by Apple's talk of 2019 (for the camera, while its library is a sheet
  /// like others), the others by many reports. A class that had a successor before iOS 13 came with `automatic` cannot know
  /// it, which is inferred. Of all other classes of the system nobody knows.
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
