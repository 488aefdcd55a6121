import VCDiagnostics

extension Drawing {
  /// A note if the figure is wider than requested because nothing narrower was found; `nil` also while it is not laid out.
  package var noteOnWidth: Diagnostic? {
    guard let most = request.maxWidth else { return nil }
    let placed = [layout.known].compactMap(\.self) + layoutsOfPages.known
    guard let width = placed.map({ $0.svg().width.rounded(.up) }).max(), width > Double(most) else { return nil }
    return Diagnostic(
      code: "wider-than-requested", severity: .note,
      message:
        "the \(request.kind.rawValue) figure is \(Int(width)) points wide instead of at most \(most) because no narrower arrangement was found",
      suggestion: "draw a part of it with focus, or in the other direction")
  }
}
