import ArgumentParser

/// Options that list themselves for the parser.
///
/// The parser finds the options of a type by reflection, twice at each launch. The runtime then builds the type of each
/// property from its name, and checks generic requirements by scans of all conformances of the program. With a list that
/// the compiler has built, reflection takes a fraction of the time. The parser does not know an option that is missing from
/// the list; a test compares.
protocol ListedOptions: ParsableArguments, CustomReflectable {
  /// The properties that hold the options, with their names, in the order of the help.
  var optionList: [Mirror.Child] { get }
}

extension ListedOptions {
  // The mirror looks up a conformance of its subject's type, which the parser does not use: one type for all needs one scan.
  var customMirror: Mirror { Mirror(0, children: optionList) }
}
