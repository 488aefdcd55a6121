import VCModel

/// A plain view controller: one screen.
///
/// ```swift
/// Screen("camera", class: "CameraViewController", title: "Camera")
/// ```
public struct Screen: ControllerDeclaring {
  /// The declaration built so far.
  public var declaration: ControllerDeclaration

  /// Declares a screen; its kind is `content` regardless of its class.
  public init(
    _ id: ControllerID, class className: String? = nil, title: String? = nil, fileID: String = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    let origin = Origin(fileID: fileID, line: line, column: column)
    declaration = ControllerDeclaration(Controller(id, className: className, title: title, origin: origin))
  }
}

/// A view controller of any class; known classes of UIKit and other system frameworks imply the kind.
///
/// ```swift
/// ViewController("picker", class: "ABPeoplePickerNavigationController") { Screen("people") }
/// ```
public struct ViewController: ControllerDeclaring {
  /// The declaration built so far.
  public var declaration: ControllerDeclaration

  /// Declares a controller of the given kind, else of the kind that the class implies, else a screen.
  public init(
    _ id: ControllerID, class className: String? = nil, kind: ControllerKind? = nil, title: String? = nil,
    fileID: String = #fileID, line: Int = #line, column: Int = #column,
    @ControllerBuilder children: () -> [any ControllerOperand] = { [] }
  ) {
    let kind = kind ?? className.flatMap(ControllerKind.implied(byClass:)) ?? .content
    let origin = Origin(fileID: fileID, line: line, column: column)
    declaration = ControllerDeclaration(
      Controller(id, className: className, kind: kind, title: title, origin: origin))
    declaration.contain(children())
  }
}

/// A `UIAlertController`.
///
/// ```swift
/// AlertController("share", style: .actionSheet, title: "Share photo")
/// ```
public struct AlertController: ControllerDeclaring {
  /// The declaration built so far.
  public var declaration: ControllerDeclaration

  /// Declares an alert or an action sheet.
  public init(
    _ id: ControllerID, style: AlertStyle = .alert, class className: String? = "UIAlertController",
    title: String? = nil, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    let origin = Origin(fileID: fileID, line: line, column: column)
    declaration = ControllerDeclaration(
      Controller(id, className: className, kind: .alert, title: title, origin: origin))
    declaration.controller.alertStyle = style
  }
}

/// A `UIHostingController`: a SwiftUI screen.
///
/// ```swift
/// HostingController("settings", title: "Settings")
/// ```
public struct HostingController: ControllerDeclaring {
  /// The declaration built so far.
  public var declaration: ControllerDeclaration

  /// Declares a hosting controller.
  public init(
    _ id: ControllerID, class className: String? = "UIHostingController", title: String? = nil,
    fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    let origin = Origin(fileID: fileID, line: line, column: column)
    declaration = ControllerDeclaration(
      Controller(id, className: className, kind: .hosting, title: title, origin: origin))
  }
}
