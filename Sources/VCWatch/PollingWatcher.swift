#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A fallback that polls at a fixed interval, for systems without file-system events.
package final class PollingWatcher: FolderWatcher {
  package init() {}

  package func watch(folders: Set<String>, files: Set<String>) -> Bool { false }

  package func wait(milliseconds: Int) { usleep(UInt32(clamping: milliseconds * 1_000)) }
}
