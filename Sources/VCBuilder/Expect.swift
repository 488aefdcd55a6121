import VCModel

/// An assertion about the state after all steps, or after one of them.
///
/// ```swift
/// Expect.chain("camera", "library", "picker")
/// Expect.presentingViewController(of: "picker", is: "library")
/// Dismiss("camera").expect(.outcome(.performed), .dismissed("picker", "library"))
/// ```
public struct Expect: Sendable {
  /// The assertion, with the line that declares it as its origin.
  public let assertion: Assertion

  private init(_ claim: Assertion.Claim, _ place: (fileID: String, line: Int, column: Int)) {
    let origin = Origin(fileID: place.fileID, line: place.line, column: place.column)
    assertion = Assertion(claim, origin: origin)
  }
}

// MARK: - Pointers

extension Expect {
  /// Asserts a controller's `presentingViewController`.
  public static func presentingViewController(
    of id: ControllerID, is other: ControllerID?, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) -> Self {
    Expect(.pointer(.presentingViewController, of: id, is: other), (fileID, line, column))
  }

  /// Asserts a controller's `presentedViewController`.
  public static func presentedViewController(
    of id: ControllerID, is other: ControllerID?, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) -> Self {
    Expect(.pointer(.presentedViewController, of: id, is: other), (fileID, line, column))
  }

  /// Asserts a controller's `parent`.
  public static func parent(
    of id: ControllerID, is other: ControllerID?, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) -> Self {
    Expect(.pointer(.parent, of: id, is: other), (fileID, line, column))
  }

  /// Asserts a controller's `navigationController`.
  public static func navigationController(
    of id: ControllerID, is other: ControllerID?, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) -> Self {
    Expect(.pointer(.navigationController, of: id, is: other), (fileID, line, column))
  }

  /// Asserts a controller's `tabBarController`.
  public static func tabBarController(
    of id: ControllerID, is other: ControllerID?, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) -> Self {
    Expect(.pointer(.tabBarController, of: id, is: other), (fileID, line, column))
  }

  /// Asserts a controller's `splitViewController`.
  public static func splitViewController(
    of id: ControllerID, is other: ControllerID?, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) -> Self {
    Expect(.pointer(.splitViewController, of: id, is: other), (fileID, line, column))
  }
}

// MARK: - Presentations

extension Expect {
  /// Asserts the style of a presentation after adaptation; `nil` if the controller is not presented.
  public static func style(
    of id: ControllerID, is style: ModalPresentationStyle?, fileID: String = #fileID, line: Int = #line,
    column: Int = #column
  ) -> Self {
    Expect(.style(of: id, is: style), (fileID, line, column))
  }

  /// Asserts the transition style of a presentation; `nil` if the controller is not presented.
  public static func transition(
    of id: ControllerID, is style: ModalTransitionStyle?, fileID: String = #fileID, line: Int = #line,
    column: Int = #column
  ) -> Self {
    Expect(.transition(of: id, is: style), (fileID, line, column))
  }

  /// Asserts the controller that provides the context of a presentation.
  public static func context(
    of id: ControllerID, is other: ControllerID?, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) -> Self {
    Expect(.context(of: id, is: other), (fileID, line, column))
  }

  /// Asserts the controller that received `present`.
  public static func initiator(
    of id: ControllerID, is other: ControllerID?, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) -> Self {
    Expect(.initiator(of: id, is: other), (fileID, line, column))
  }

  /// Asserts the presenting and presented controllers, from a window's root up.
  public static func chain(_ ids: ControllerID..., fileID: String = #fileID, line: Int = #line, column: Int = #column)
    -> Self
  {
    Expect(.chain(ids), (fileID, line, column))
  }

  /// Asserts the deepest visible controllers: those that would receive a touch.
  public static func visible(_ ids: ControllerID..., fileID: String = #fileID, line: Int = #line, column: Int = #column)
    -> Self
  {
    Expect(.visible(ids), (fileID, line, column))
  }

  /// Asserts the orientations that UIKit would use.
  public static func orientations(
    of id: ControllerID, are mask: InterfaceOrientationMask, fileID: String = #fileID, line: Int = #line,
    column: Int = #column
  ) -> Self {
    Expect(.orientations(of: id, are: mask), (fileID, line, column))
  }

  /// Asserts the codes of the diagnostics, in order.
  public static func diagnostics(_ codes: String..., fileID: String = #fileID, line: Int = #line, column: Int = #column)
    -> Self
  {
    Expect(.diagnostics(codes), (fileID, line, column))
  }
}

// MARK: - Single steps

extension Expect {
  /// Asserts the outcome of the step.
  public static func outcome(_ outcome: StepOutcome, fileID: String = #fileID, line: Int = #line, column: Int = #column)
    -> Self
  {
    Expect(.outcome(outcome), (fileID, line, column))
  }

  /// Asserts the controllers that the step dismissed, topmost first.
  public static func dismissed(
    _ ids: ControllerID..., fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) -> Self {
    Expect(.dismissed(ids), (fileID, line, column))
  }

  /// Asserts the appearance callbacks that the step caused.
  public static func appearance(
    of id: ControllerID, is callbacks: AppearanceCallback..., fileID: String = #fileID, line: Int = #line,
    column: Int = #column
  ) -> Self {
    Expect(.appearance(of: id, is: callbacks), (fileID, line, column))
  }
}
