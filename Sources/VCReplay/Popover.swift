import VCModel

// Anchors of popovers and action sheets.
extension Replayer {
  /// Raises the exception for a popover without an anchor, which UIKit raises when the transition begins (R123).
  ///
  /// See <https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller>.
  func raiseMissingAnchor(of presented: ControllerID, presenter: ControllerID, _ record: inout StepRecord) {
    let reason: String
    if hierarchy.kind(of: presented) == .alert {
      let origin =
        hierarchy.environment.ios < 13
        ? "" : " from \(hierarchy.read(presenter) { $0.printedClassName } ?? "UIViewController") (<\(presenter)>)"
      reason = .missingAnchor(alert: presented, origin: origin)
    } else if hierarchy.read(presented, { $0.isActivityController }) ?? false {
      reason = .missingAnchor(activity: presented)
    } else {
      reason = .missingAnchor
    }
    record.raise(.popoverWithoutAnchor, "NSGenericException", reason, about: presented)
  }
}

extension String {
  fileprivate static let missingAnchor =
    "UIPopoverPresentationController (<UIPopoverPresentationController: 0x…>) should have a non-nil sourceView or"
    + " barButtonItem set before the presentation occurs."

  fileprivate static func missingAnchor(alert: ControllerID, origin: String) -> String {
    "Your application has presented a UIAlertController (<\(alert)>) of style UIAlertControllerStyleActionSheet\(origin)."
      + " The modalPresentationStyle of a UIAlertController with this style is UIModalPresentationPopover. " + advice
  }

  fileprivate static func missingAnchor(activity: ControllerID) -> String {
    "Your application has presented a UIActivityViewController (<\(activity)>). In its current trait environment, the"
      + " modalPresentationStyle of a UIActivityViewController with this style is UIModalPresentationPopover. " + advice
  }

  private static let advice =
    "You must provide location information for this popover through the alert controller's"
    + " popoverPresentationController. You must provide either a sourceView and sourceRect or a barButtonItem.  If this"
    + " information is not known when you present the alert controller, you may provide it in the"
    + " UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation."
}
