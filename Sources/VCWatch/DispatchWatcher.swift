#if canImport(Darwin)
  import Darwin
  import Dispatch

  /// Uses the events of macOS for open files and folders.
  ///
  /// A folder's events cover only names that appear and disappear; a file that is written in place sends events only to
  /// those who have it open, so files are watched too.
  final class DispatchWatcher: FolderWatcher {
    private var sources: [String: any DispatchSourceFileSystemObject] = [:]
    private let bell = DispatchSemaphore(value: 0)
    private let queue = DispatchQueue(label: "vcgraph.watch")

    /// The maximum number of open files; the default limit of a process is 256.
    private static let maximum = 160

    func watch(folders: Set<String>, files: Set<String>) -> Bool {
      let wanted = (folders.sorted() + files.sorted()).prefix(Self.maximum)
      for (path, source) in sources where !wanted.contains(path) || isGone(source) {
        source.cancel()
        sources[path] = nil
      }
      for path in wanted where sources[path] == nil { sources[path] = source(for: path) }
      return sources.count == folders.count + files.count
    }

    func wait(milliseconds: Int) {
      guard bell.wait(timeout: .now() + .milliseconds(milliseconds)) == .success else { return }
      while bell.wait(timeout: .now()) == .success {}
    }

    private func source(for path: String) -> (any DispatchSourceFileSystemObject)? {
      let descriptor = open(path, O_EVTONLY | O_CLOEXEC)
      guard descriptor >= 0 else { return nil }
      let source = DispatchSource.makeFileSystemObjectSource(
        fileDescriptor: descriptor, eventMask: [.write, .extend, .attrib, .delete, .rename, .revoke], queue: queue)
      let bell = bell
      source.setEventHandler { bell.signal() }
      source.setCancelHandler { close(descriptor) }
      source.activate()
      return source
    }

    /// Returns whether the watched file was removed or replaced, so that its name may belong to another file.
    private func isGone(_ source: any DispatchSourceFileSystemObject) -> Bool {
      !source.data.intersection([.delete, .rename, .revoke]).isEmpty
    }
  }
#endif
