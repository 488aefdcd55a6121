internal import CGraphviz
import VCDOT

// The lifetimes of Graphviz's objects are nested: a context outlives the layouts created in it, a graph its layout.

/// A Graphviz context with specific plugins.
@safe struct Context: ~Copyable {
  let pointer: OpaquePointer
  private let isOwned: Bool

  /// Creates a context with only these plugins: no configuration file is read and nothing is loaded on demand.
  init(plugins: PluginList?) throws(GraphvizError) {
    guard let pointer = unsafe gvContextPlugins(plugins?.symbols, 0) else { throw .failed(Messages.errors) }
    unsafe self.pointer = pointer
    isOwned = true
  }

  /// Creates a reference to the shared default context, which has every installed plugin.
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

  /// Never freed: the pango plugin caches the last font under a name owned by the context, and reads it again with the next
  /// text, in any context.
  private static let ordinary = unsafe Ordinary(pointer: gvContext())
}

/// A graph in Graphviz's memory.
@safe struct ParsedGraph: ~Copyable {
  let pointer: UnsafeMutablePointer<Agraph_t>
  /// Allocates the identifiers of the graph's objects.
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

/// A graph after layout.
@safe struct LaidOutGraph: ~Copyable {
  // Destroyed in this order, after the layout is freed.
  let graph: ParsedGraph
  let context: Context

  init(_ graph: consuming ParsedGraph, in context: consuming Context) throws(GraphvizError) {
    guard unsafe gvLayout(context.pointer, graph.pointer, "dot") == 0 else { throw .failed(Messages.errors) }
    self.graph = graph
    self.context = context
  }

  deinit { _ = unsafe gvFreeLayout(context.pointer, graph.pointer) }

  /// Returns all positions, read from the attributes in which Graphviz stores them.
  func positions(_ names: DOTNames) throws(GraphvizError) -> GraphLayout {
    unsafe attach_attrs(graph.pointer)
    return LayoutReader(graph, names).layout
  }

  /// Returns the drawing in one of the formats that the context's plugins support.
  func image(_ format: ImageFormat) throws(GraphvizError) -> [UInt8] {
    var data: UnsafeMutablePointer<CChar>?
    var count = 0
    let status = unsafe vcgraph_render(context.pointer, graph.pointer, format.rawValue, &data, &count)
    defer { unsafe gvFreeRenderData(data) }
    guard status == 0, let data = unsafe data, count > 0 else { throw .failed(Messages.errors) }
    return unsafe UnsafeRawBufferPointer(start: data, count: count).map { $0 }
  }
}
