import ArgumentParser

/// The verbosity of a command.
enum Volume: Sendable {
  case quiet, usual, verbose
}

/// The options for verbosity.
struct VolumeOptions: ParsableArguments {
  @Flag(name: .shortAndLong, help: "Print only errors.")
  var quiet = false

  @Flag(name: .shortAndLong, help: "Also print what is done with each file.")
  var verbose = false

  func validate() throws {
    if quiet, verbose { throw ValidationError("--quiet and --verbose cannot be combined") }
  }

  /// The verbosity as a value.
  var volume: Volume { quiet ? .quiet : verbose ? .verbose : .usual }
}

extension VolumeOptions: ListedOptions {
  var optionList: [Mirror.Child] {
    [
      ("_quiet", _quiet), ("_verbose", _verbose),
    ]
  }
}
