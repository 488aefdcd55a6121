public import VCDiagnostics
public import VCModel

extension ObservedHierarchy {
  /// Notes about observations that UIKit's rules do not expect, in the order of the dump. The observation takes
  /// precedence (R183).
  public var contradictions: [Diagnostic] {
    dumps.flatMap { dump in dump.lines.flatMap { Contradictions(hierarchy: hierarchy, line: $0).notes } }
  }
}

/// The violations of the rules in one line of a dump.
private struct Contradictions {
  let hierarchy: Hierarchy
  let line: ObservedLine

  var notes: [Diagnostic] {
    [severalPresentations, severalShown, shownInHiddenParent, shownWithoutView, keptPresenter].compactMap(\.self)
  }

  private var id: ControllerID { line.controller.id }
  private var name: String { hierarchy.observedName(of: id) }

  private var severalPresentations: Diagnostic? {
    let presented = hierarchy.presentations(by: id)
    guard presented.count > 1 else { return nil }
    let names = presented.map { "'\(hierarchy.observedName(of: $0.presented))'" }.joined(separator: " and ")
    return note("'\(name)' presents \(names), but UIKit allows only one presentation at a time (R14)")
  }

  /// A stack shows its top, and a tab bar controller one tab; two are visible while one replaces the other.
  private var severalShown: Diagnostic? {
    let children = hierarchy.children(of: id)
    let appeared = children.filter { hierarchy.dumpRecord(of: $0)?.state == .appeared }
    switch line.controller.kind {
    case .navigation:
      guard let shown = appeared.first, shown != children.last else { return nil }
      return note("'\(hierarchy.observedName(of: shown))' is shown below the top of the stack of '\(name)' (R7)")
    case .tabBar:
      guard appeared.count > 1 else { return nil }
      return note("'\(name)' shows \(appeared.count) tabs at once (R7)")
    default: return nil
    }
  }

  private var shownInHiddenParent: Diagnostic? {
    guard line.dumpRecord.isInWindow == true, let parent = hierarchy.parent(of: id), !hierarchy.isInferred(parent),
      hierarchy.dumpRecord(of: parent)?.isInWindow == false
    else { return nil }
    return note(
      "the view of '\(name)' is in the window, but that of its parent '\(hierarchy.observedName(of: parent))' is not (R9)"
    )
  }

  private var shownWithoutView: Diagnostic? {
    guard line.dumpRecord.isViewLoaded == false, line.dumpRecord.state == .appeared else { return nil }
    return note("'\(name)' has appeared although its view is not loaded")
  }

  /// With `fullScreen` and `currentContext`, the presenting view is removed when the transition ends.
  private var keptPresenter: Diagnostic? {
    guard case .presented(let presenter, let style) = line.place, line.dumpRecord.state == .appeared,
      style?.removesPresentersView == true, hierarchy.dumpRecord(of: presenter)?.isInWindow == true
    else { return nil }
    return note(
      "'\(name)' is presented \(style?.rawValue ?? ""), but the view of '\(hierarchy.observedName(of: presenter))' is still in"
        + " the window (R48)")
  }

  private func note(_ message: String) -> Diagnostic {
    Diagnostic(
      code: "dump-against-rules", severity: .note, message: message, suggestion: "the figure shows it as in the dump",
      at: line.controller.origin.location, controller: id.rawValue)
  }
}

extension Hierarchy {
  /// Returns the name of a controller in messages about a dump.
  func observedName(of id: ControllerID) -> String { controller(id)?.shortClassName ?? id.rawValue }
}
