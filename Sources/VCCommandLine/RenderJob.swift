import ViewControllerGraph

/// Draws all figures of one input.
struct RenderJob {
  let input: String
  let options: RenderOptions
  let plan: OutputPlan
  let terminal: Terminal

  /// Reads, replays, draws, and writes when everything is drawn, so that a failure leaves the outputs as they were.
  /// - Returns: How many files hold a figure now, and how many of them are new or changed.
  func run() throws(CommandFailure) -> (files: Int, changed: Int) {
    let document = try ModelDocument.read(input)
    let results = try results(of: document)
    terminal.progress("")
    terminal.report(document.diagnostics)
    var count = (files: 0, changed: 0)
    for (path, bytes) in results {
      guard let path else {
        terminal.print(bytes)
        continue
      }
      do {
        count.files += 1
        count.changed += try OutputFile(path).replace(with: bytes) ? 1 : 0
      } catch {
        throw CommandFailure(
          .unwritableOutput, "unwritable-output", "cannot be written: \(error.reason)", at: error.path)
      }
    }
    return count
  }

  private func results(of document: ModelDocument) throws(CommandFailure) -> [(path: String?, bytes: [UInt8])] {
    let requests = options.requests(of: document.model)
    let names = FigureNames(stem: document.input.stem).names(for: requests)
    var results: [(path: String?, bytes: [UInt8])] = []
    for (request, name) in zip(requests, names) {
      let replay = try document.replay(through: request.step)
      for id in request.focus { _ = try replay.hierarchy.require(id.rawValue, in: input) }
      let drawing = Pipeline(style: options.style).drawing(of: replay, request)
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
