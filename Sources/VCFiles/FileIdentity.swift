/// Which file it is, whatever path leads to it: two paths with the same identity are two names of one file.
package struct FileIdentity: Hashable, Sendable {
  let device: UInt64
  let number: UInt64
}
