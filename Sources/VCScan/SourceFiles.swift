#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Finds and reads files; the only part of a scan that touches the file system.
struct SourceFiles {
  /// A file, by the path that opens it and by the name it has in a map.
  struct File: Hashable, Sendable {
    var path: String
    var name: String
  }

  private let manager = FileManager.default

  /// The files of a path that have one of these extensions, sorted by name; `nil` when there is nothing at the path.
  ///
  /// Names are relative to the folder. Hidden folders and links to folders are not entered.
  func files(at path: String, extensions: Set<String>) -> [File]? {
    var isFolder: Bool = false
    guard exists(path, isFolder: &isFolder) else { return nil }
    guard isFolder else { return [File(path: path, name: path.hasPrefix("/") ? lastComponent(path) : path)] }
    var found: [File] = []
    var folders = [""]
    while let folder = folders.popLast() {
      for entry in entries(of: join(path, folder)) where !entry.hasPrefix(".") {
        let name = join(folder, entry)
        if extensions.contains(pathExtension(of: entry)) {
          found.append(File(path: join(path, name), name: name))
        } else if isFolderToEnter(join(path, name), entry) {
          folders.append(name)
        }
      }
    }
    return found.sorted { $0.name < $1.name }
  }

  /// The whole file, or `nil` when it cannot be read.
  func bytes(of file: File) -> [UInt8]? { manager.contents(atPath: file.path).map { [UInt8]($0) } }

  private func entries(of folder: String) -> [String] {
    (try? manager.contentsOfDirectory(atPath: folder)) ?? []
  }

  /// Files mostly have an extension and folders mostly have none, which spares most questions to the system.
  private func isFolderToEnter(_ path: String, _ entry: String) -> Bool {
    if Self.filesOnly.contains(pathExtension(of: entry)) { return false }
    let type = (try? manager.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
    return type == .typeDirectory
  }

  private func exists(_ path: String, isFolder: inout Bool) -> Bool {
    let type = (try? manager.attributesOfItem(atPath: resolved(path)))?[.type] as? FileAttributeType
    isFolder = type == .typeDirectory
    return type != nil
  }

  /// A path that was given by name may be a link.
  private func resolved(_ path: String) -> String {
    guard let target = try? manager.destinationOfSymbolicLink(atPath: path) else { return path }
    return target.hasPrefix("/") ? target : join(String(path.prefix(path.count - lastComponent(path).count)), target)
  }

  private static let filesOnly: Set<String> = [
    "h", "m", "mm", "c", "cpp", "swift", "png", "jpg", "jpeg", "gif", "pdf", "svg", "json", "plist", "strings", "md",
    "txt", "yml", "yaml", "html", "js", "css", "ttf", "otf", "sh", "py", "rb", "xcconfig", "entitlements",
    "stringsdict", "storyboard", "xib", "lock", "mp3", "wav", "mp4", "mov", "a", "o",
  ]
}

private func join(_ folder: String, _ entry: String) -> String {
  if folder.isEmpty || entry.isEmpty { return folder + entry }
  return folder.hasSuffix("/") ? folder + entry : folder + "/" + entry
}

private func lastComponent(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

func pathExtension(of name: String) -> String {
  name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? ""
}
