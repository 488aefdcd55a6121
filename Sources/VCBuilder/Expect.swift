import VCModel

/// A claim about the state after the steps, or after one of them.
///
/// ```swift
/// Expect.chain("camera", "library", "picker")
/// Expect.presentingViewController(of: "picker", is: "library")
/// Dismiss("camera").expect(.outcome(.performed), .dismissed("picker", "library"))
/// ```
public struct Expect: Sendable {
  /// The claim and the line that makes it.
  public let assertion: Assertion

  private init(_ claim: Assertion.Claim, _ place: (fileID: String, line: Int, column: Int)) {
    let origin = Origin(fileID: place.fileID, line: place.line, column: place.column)
    assertion = Assertion(claim, origin: origin)
  }
}

// MARK: - Pointers

extension Expect {
  /// What a controller's `presentingViewController` is.
  public static func presentingViewController(
    of id: ControllerID, is other: ControllerID?, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) -> Self {
    Expect(.pointer(.presentingViewController, of: id, is: other), (fileID, line, column))
  }

  /// What a controller's `presentedViewController` is.
  public static func presentedViewController(
    of id: ControllerID, is other: ControllerID?, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) -> Self {
    Expect(.pointer(.presentedViewController, of: id, is: other), (fileID, line, column))
  }

  /// What a controller's `parent` is.
  public static func parent(
    of id: ControllerID, is other: ControllerID?, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) -> Self {
    Expect(.pointer(.parent, of: id, is: other), (fileID, line, column))
  }

  /// What a controller's `navigationController` is.
  public static func navigationController(
    of id: ControllerID, is other: ControllerID?, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) -> Self {
    Expect(.pointer(.navigationController, of: id, is: other), (fileID, line, column))
  }

  /// What a controller's `tabBarController` is.
  public static func tabBarController(
    of id: ControllerID, is other: ControllerID?, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) -> Self {
    Expect(.pointer(.tabBarController, of: id, is: other), (fileID, line, column))
  }

  /// What a controller's `splitViewController` is.
  public static func splitViewController(
    of id: ControllerID, is other: ControllerID?, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) -> Self {
    Expect(.pointer(.splitViewController, of: id, is: other), (fileID, line, column))
  }
}

// MARK: - Presentations

extension Expect {
  /// The style of a presentation after adaptation; `nil` when it is not presented.
  public static func style(
    of id: ControllerID, is style: ModalPresentationStyle?, fileID: String = #fileID, line: Int = #line,
    column: Int = #column
  ) -> Self {
    Expect(.style(of: id, is: style), (fileID, line, column))
  }

  /// The transition of a presentation; `nil` when it is not presented.
  public static func transition(
    of id: ControllerID, is style: ModalTransitionStyle?, fileID: String = #fileID, line: Int = #line,
    column: Int = #column
  ) -> Self {
    Expect(.transition(of: id, is: style), (fileID, line, column))
  }

  /// Who provides the context that a controller is presented in.
  public static func context(
    of id: ControllerID, is other: ControllerID?, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) -> Self {
    Expect(.context(of: id, is: other), (fileID, line, column))
  }

  /// Who asked for a presentation.
  public static func initiator(
    of id: ControllerID, is other: ControllerID?, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) -> Self {
    Expect(.initiator(of: id, is: other), (fileID, line, column))
  }

  /// The presenting and presented controllers, from a window's root up.
  public static func chain(_ ids: ControllerID..., fileID: String = #fileID, line: Int = #line, column: Int = #column)
    -> Self
  {
    Expect(.chain(ids), (fileID, line, column))
  }

  /// The deepest shown controllers: where a person's touch would land.
  public static func visible(_ ids: ControllerID..., fileID: String = #fileID, line: Int = #line, column: Int = #column)
    -> Self
  {
    Expect(.visible(ids), (fileID, line, column))
  }

  /// The orientations that UIKit would use.
  public static func orientations(
    of id: ControllerID, are mask: InterfaceOrientationMask, fileID: String = #fileID, line: Int = #line,
    column: Int = #column
  ) -> Self {
    Expect(.orientations(of: id, are: mask), (fileID, line, column))
  }

  /// The codes of the diagnostics, in order.
  public static func diagnostics(_ codes: String..., fileID: String = #fileID, line: Int = #line, column: Int = #column)
    -> Self
  {
    Expect(.diagnostics(codes), (fileID, line, column))
  }
}

// MARK: - Of one step

extension Expect {
  /// What became of the step.
  public static func outcome(_ outcome: StepOutcome, fileID: String = #fileID, line: Int = #line, column: Int = #column)
    -> Self
  {
    Expect(.outcome(outcome), (fileID, line, column))
  }

  /// The controllers that the step dismissed, topmost first.
  public static func dismissed(
    _ ids: ControllerID..., fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) -> Self {
    Expect(.dismissed(ids), (fileID, line, column))
  }

  /// The callbacks that the step caused.
  public static func appearance(
    of id: ControllerID, is callbacks: AppearanceCallback..., fileID: String = #fileID, line: Int = #line,
    column: Int = #column
  ) -> Self {
    Expect(.appearance(of: id, is: callbacks), (fileID, line, column))
  }
}
