#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Knows nothing and lets a little time pass: for systems and file systems that tell nobody what changes.
package final class PollingAlarm: FolderAlarm {
  package init() {}

  package func watch(folders: Set<String>, files: Set<String>) -> Bool { false }

  package func wait(milliseconds: Int) { usleep(UInt32(clamping: milliseconds * 1_000)) }
}
