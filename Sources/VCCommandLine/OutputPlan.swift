import VCFiles
import ViewControllerGraph

/// The destination and the formats of drawn figures.
struct OutputPlan {
  /// The destination that `-o` names.
  enum Destination: Hashable {
    case standardOutput
    case file(String)
    case folder(String)
  }

  let destination: Destination
  let formats: [OutputFormat]
  /// Whether a gallery page for the folder is written.
  let hasGallery: Bool

  /// Creates a plan; `-o` names a file if it ends in the extension of a format and is not a folder, and then also determines
  /// the format unless one is given.
  /// - Throws: `CommandFailure` if the file has an unknown extension or one that differs from the requested format, or if a
  ///   single output would have to hold several formats or a gallery.
  init(output: String?, formats: [OutputFormat], hasGallery: Bool = false) throws(CommandFailure) {
    self.hasGallery = hasGallery
    switch output {
    case "-":
      destination = .standardOutput
      self.formats = formats.isEmpty ? [.svg] : formats
    case let path?:
      let named = Self.isFolder(path) ? nil : try OutputName(path).format(orFolder: true)
      if let named, let other = formats.first, formats.count == 1, named != other {
        throw OutputName(path).contradiction(named.name, other.name)
      }
      destination = named == nil ? .folder(path) : .file(path)
      self.formats = formats.isEmpty ? named.map { [$0] } ?? [.dot, .svg] : formats
    case nil:
      destination = .folder("out")
      self.formats = formats.isEmpty ? [.dot, .svg] : formats
    }
    if isSingle, hasGallery {
      throw CommandFailure(
        .usage, "one-output", "--gallery needs an output folder", suggestion: "name a folder with -o")
    }
    if isSingle, self.formats.count > 1 {
      throw CommandFailure(
        .usage, "one-output", "one output cannot hold \(self.formats.count) formats",
        suggestion: "name a folder with -o")
    }
  }

  /// Whether the output can hold only one figure.
  var isSingle: Bool {
    if case .folder = destination { return false }
    return true
  }

  /// Returns the file for a figure in a format; `nil` for standard output.
  func path(for name: String, _ format: OutputFormat) -> String? {
    switch destination {
    case .standardOutput: nil
    case .file(let path): path
    case .folder(let folder): Self.path(of: "\(name).\(format.rawValue)", in: folder)
    }
  }

  /// Removes all other figures in these formats from the folder, including those that interrupted runs left there.
  func removeFigures(except written: Set<String>) {
    guard case .folder(let folder) = destination else { return }
    for entry in FileSystem.entries(of: folder) where entry.kind == .file {
      let file = Self.path(of: entry.name, in: folder)
      let isFigure = formats.contains { $0.rawValue == OutputName(file).pathExtension }
      guard isFigure, !written.contains(file), let bytes = try? FileSystem.bytes(of: file) else { continue }
      if GeneratedOutput.isOwn(bytes, named: file) { FileSystem.remove(file) }
    }
  }

  /// Removes temporary files of killed runs from the folder.
  func removeAbandoned() {
    if case .folder(let folder) = destination { FileSystem.removeAbandoned(in: folder) }
  }

  private static func path(of name: String, in folder: String) -> String {
    folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  private static func isFolder(_ path: String) -> Bool {
    path.hasSuffix("/") || FileSystem.kind(of: path) == .folder
  }
}
