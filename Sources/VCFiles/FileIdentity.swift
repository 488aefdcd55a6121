/// The identity of a file, independent of its path: two paths with the same identity are two names of one file.
package struct FileIdentity: Hashable, Sendable {
  let device: UInt64
  let number: UInt64
}
