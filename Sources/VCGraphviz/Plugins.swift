internal import CGraphviz

/// The plugins of a context, which replace those of Graphviz's configuration file.
///
/// The list ends in an empty entry, and lives as long as the process: contexts refer to it, and nothing modifies it.
@safe struct PluginList: @unchecked Sendable {
  let symbols: UnsafeMutablePointer<lt_symlist_t>

  /// Creates a list of one plugin and the text layout plugin.
  init(_ name: String, _ library: UnsafeMutableRawPointer) {
    unsafe symbols = .allocate(capacity: 3)
    unsafe symbols.initialize(to: Self.entry(name, library))
    unsafe (symbols + 1).initialize(to: Self.entry(TextLayoutPlugin.name, TextLayoutPlugin.library()))
    unsafe (symbols + 2).initialize(to: lt_symlist_t())
  }

  private static func entry(_ name: String, _ library: UnsafeMutableRawPointer) -> lt_symlist_t {
    unsafe lt_symlist_t(name: strdup(Plugins.symbol(name)), address: library)
  }
}

/// Finds Graphviz's plugins beside libgvc.
enum Plugins {
  private static let dotLayout = unsafe find("dot_layout").map { unsafe PluginList("dot_layout", $0) }

  /// Returns the plugins for layout only: without pango and fontconfig, which take most of the time of a `dot` process.
  static func forLayout() throws(GraphvizError) -> PluginList {
    guard let list = dotLayout else { throw .missingPlugin("dot_layout") }
    return list
  }

  /// Returns the symbol under which a plugin exports its contents; Graphviz checks its form.
  static func symbol(_ name: String) -> String { "gvplugin_\(name)_LTX_library" }

  /// Returns a plugin's contents: linked in, or loaded from Graphviz's directory.
  static func find(_ name: String) -> UnsafeMutableRawPointer? {
    if let linked = unsafe vcgraph_global_symbol(symbol(name)) { return unsafe linked }
    for file in files(name) {
      guard let library = unsafe dlopen(file, RTLD_NOW | RTLD_LOCAL) else { continue }
      if let found = unsafe dlsym(library, symbol(name)) { return unsafe found }
    }
    return nil
  }

  /// The file that libgvc was loaded from.
  static var libraryPath: String {
    guard let path = unsafe vcgraph_library_path() else { return "" }
    return unsafe String(cString: path)
  }

  /// Returns the possible files of a plugin: in `graphviz` beside libgvc, with the interface version before or after the
  /// extension.
  private static func files(_ name: String) -> [String] {
    let path = libraryPath
    let directory = path[..<(path.lastIndex(of: "/") ?? path.startIndex)] + "/graphviz"
    let version = vcgraph_plugin_version()
    #if canImport(Darwin)
      let extensions = ["\(version).dylib", "dylib"]
    #else
      let extensions = ["so.\(version)", "so"]
    #endif
    return extensions.map { "\(directory)/libgvplugin_\(name).\($0)" }
  }
}
