import VCFiles
import VCProcess

/// Properties of the current process.
package enum ProcessEnvironment {
  /// The path of the running executable, with symbolic links resolved.
  package static var ownPath: String? { CurrentProcess.program.flatMap { FileSystem.resolved($0) } }
}
