internal import CGraphviz
import VCDOT

// The lifetimes of Graphviz's objects, which nest: a context outlives the layouts made in it, a graph its layout.

/// A Graphviz context with the plugins that it was given.
@safe struct Context: ~Copyable {
  let pointer: OpaquePointer
  private let isOwned: Bool

  /// A context of these plugins alone: no configuration file is read and nothing is loaded on demand.
  init(plugins: PluginList?) throws(GraphvizError) {
    guard let pointer = unsafe gvContextPlugins(plugins?.symbols, 0) else { throw .failed(Messages.errors) }
    unsafe self.pointer = pointer
    isOwned = true
  }

  /// The ordinary context with every plugin that is installed; the same one each time.
  init() throws(GraphvizError) {
    guard let pointer = unsafe Self.ordinary.pointer else { throw .failed(Messages.errors) }
    unsafe self.pointer = pointer
    isOwned = false
  }

  deinit { if isOwned { _ = unsafe gvFreeContext(pointer) } }

  var version: String { unsafe String(cString: gvcVersion(pointer)) }
}

extension Context {
  @safe private struct Ordinary: @unchecked Sendable {
    let pointer: OpaquePointer?
  }

  /// Never freed: the pango plugin remembers the last font by the name that the context held, and reads it again with the
  /// next text, in whatever context that is.
  private static let ordinary = unsafe Ordinary(pointer: gvContext())
}

/// A graph as Graphviz holds it.
@safe struct ParsedGraph: ~Copyable {
  let pointer: UnsafeMutablePointer<Agraph_t>
  /// Counts the identifiers of the graph's objects.
  private let source: UnsafeMutablePointer<vcgraph_source>

  init(_ text: String) throws(GraphvizError) {
    let source = UnsafeMutablePointer<vcgraph_source>.allocate(capacity: 1)
    var text = text
    guard
      let pointer = text.withUTF8({ utf8 in
        unsafe utf8.withMemoryRebound(to: CChar.self) { unsafe vcgraph_parse(source, $0.baseAddress, $0.count) }
      })
    else {
      unsafe source.deallocate()
      throw .failed(Messages.errors)
    }
    unsafe self.source = source
    unsafe self.pointer = pointer
  }

  deinit {
    _ = unsafe agclose(pointer)
    unsafe source.deallocate()
  }
}

/// A graph whose parts have their places.
@safe struct LaidOutGraph: ~Copyable {
  // Destroyed in this order, once the layout is freed.
  let graph: ParsedGraph
  let context: Context

  init(_ graph: consuming ParsedGraph, in context: consuming Context) throws(GraphvizError) {
    guard unsafe gvLayout(context.pointer, graph.pointer, "dot") == 0 else { throw .failed(Messages.errors) }
    self.graph = graph
    self.context = context
  }

  deinit { _ = unsafe gvFreeLayout(context.pointer, graph.pointer) }

  /// Everything's place, read from the attributes in which Graphviz notes it.
  func positions(_ names: DOTNames) throws(GraphvizError) -> GraphLayout {
    unsafe attach_attrs(graph.pointer)
    return LayoutReader(graph, names).layout
  }

  /// The drawing in one of the formats that the context's plugins make.
  func image(_ format: ImageFormat) throws(GraphvizError) -> [UInt8] {
    var data: UnsafeMutablePointer<CChar>?
    var count = 0
    let status = unsafe vcgraph_render(context.pointer, graph.pointer, format.rawValue, &data, &count)
    defer { unsafe gvFreeRenderData(data) }
    guard status == 0, let data = unsafe data, count > 0 else { throw .failed(Messages.errors) }
    return unsafe UnsafeRawBufferPointer(start: data, count: count).map { $0 }
  }
}
