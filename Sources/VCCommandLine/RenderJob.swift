import ViewControllerGraph

/// Draws all figures of one input.
struct RenderJob {
  let input: String
  let options: RenderOptions
  let plan: OutputPlan

  /// Reads, replays and draws; nothing is written yet, so that a failure leaves the outputs as they were.
  func draw() throws(CommandFailure) -> DrawnInput {
    try draw(try Document.read(input))
  }

  /// The same for a document that is in memory.
  func draw(_ document: Document) throws(CommandFailure) -> DrawnInput {
    DrawnInput(diagnostics: document.diagnostics, results: try results(of: document))
  }

  private func results(of document: Document) throws(CommandFailure) -> [(path: String?, bytes: [UInt8])] {
    let requests = try options.requests(of: document)
    let names = FigureNames(stem: document.input.stem).names(for: requests)
    var results: [(path: String?, bytes: [UInt8])] = []
    for (request, name) in zip(requests, names) {
      let drawing = try drawing(of: document, request)
      for (position, theme) in themes(for: request).enumerated() {
        let suffix = position == 0 ? "" : "~\(theme.rawValue)"
        for format in plan.formats where position == 0 || format.hasThemes {
          do throws(ExportError) {
            results.append((plan.path(for: name + suffix, format), try drawing.bytes(as: format, theme: theme)))
          } catch {
            throw CommandFailure(.fault, error.diagnostics.map { $0.locating(in: input) })
          }
        }
      }
    }
    if plan.isSingle, results.count > 1 {
      throw CommandFailure(
        .usage, "one-output", "one output cannot hold \(results.count) figures", at: input,
        suggestion: "name a folder with -o, or choose one with --figure")
    }
    return results
  }

  private func drawing(of document: Document, _ request: FigureRequest) throws(CommandFailure) -> Drawing {
    let pipeline = Pipeline(style: options.style)
    switch document.content {
    case .model:
      let replay = try document.replay(through: request.step)
      for id in request.focus { _ = try replay.hierarchy.require(id.rawValue, in: input) }
      return pipeline.drawing(of: replay, request)
    case .map(let map):
      return pipeline.drawing(of: map, request)
    }
  }

  private func themes(for request: FigureRequest) -> [ThemeName] {
    options.theme.values.isEmpty ? [request.theme ?? .auto] : options.theme.values
  }
}

extension Diagnostic {
  /// The same, about a file when it does not say where it shows.
  fileprivate func locating(in file: String) -> Diagnostic {
    var copy = self
    copy.location = location ?? SourceLocation(file: file)
    return copy
  }
}
