import ViewControllerGraph

/// The file names of the figures of all inputs, to find those that several inputs would share before anything is written.
struct FigureCollisions {
  let inputs: [String]
  let options: RenderOptions
  let plan: OutputPlan
  let files: ScanOptions
  let terminal: Terminal

  /// Throws a usage error for figures with the same file name.
  func check() throws(CommandFailure) {
    guard case .folder = plan.destination, let format = plan.formats.first else { return }
    // The gallery is a page in the same folder.
    var owners = plan.hasGallery && plan.formats.contains(.html) ? ["index": "--gallery"] : [:]
    var found: [Diagnostic] = []
    for input in suspects {
      for name in names(of: input) {
        if let owner = owners[name] {
          found.append(.refused(plan.path(for: name, format) ?? name, .written(for: owner), for: input))
        } else {
          owners[name] = input
        }
      }
    }
    if !found.isEmpty { throw CommandFailure(.usage, found) }
  }

  /// The inputs whose figures may share a name with those of others: the names of an input's figures start with its stem.
  private var suspects: [String] {
    let stems = Dictionary(grouping: inputs, by: Self.stem)
    let isShared: (String) -> Bool = { (stems[$0]?.count ?? 0) > 1 || (plan.hasGallery && $0 == "index") }
    var chosen = Set(stems.keys.filter(isShared))
    for stem in stems.keys {
      for start in Self.starts(of: stem) where stems[start] != nil { chosen.formUnion([start, stem]) }
    }
    return inputs.filter { chosen.contains(Self.stem($0)) }
  }

  /// The parts of a stem before each hyphen.
  private static func starts(of stem: String) -> [String] {
    stem.indices.filter { stem[$0] == "-" }.map { String(stem[..<$0]) }
  }

  private static func stem(_ input: String) -> String {
    InputFile(name: input == "-" ? "<stdin>" : input, bytes: []).stem
  }

  /// Returns the names of an input's figures; none for an input that cannot be drawn, which is reported when it is.
  private func names(of input: String) -> [String] {
    let stem = Self.stem(input)
    // Standard input cannot be read twice, and a folder has one figure.
    if input == "-" || InputFile.isFolder(input) { return [stem] }
    guard let document = try? Document.read(input, files: files, terminal: terminal),
      let requests = try? options.requests(of: document)
    else { return [] }
    var names = FigureNames(stem: stem, isOneOfSeveral: requests.count > 1)
    return requests.map { names.next(for: $0) }
  }
}
