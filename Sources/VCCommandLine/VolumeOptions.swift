import ArgumentParser

/// How much a command says to a person.
enum Volume: Sendable {
  case quiet, usual, verbose
}

/// The options that say how much is said.
struct VolumeOptions: ParsableArguments {
  @Flag(name: .shortAndLong, help: "Say nothing but errors.")
  var quiet = false

  @Flag(name: .shortAndLong, help: "Say what is done with each file, too.")
  var verbose = false

  func validate() throws {
    if quiet, verbose { throw ValidationError("--quiet and --verbose exclude each other") }
  }

  /// The same as a value.
  var volume: Volume { quiet ? .quiet : verbose ? .verbose : .usual }
}
