import VCDOT
import VCGraphviz
import VCRaster

/// The installed components, and the available output formats.
public struct Examination: Sendable {
  /// Examines this machine.
  public init() {
    graphvizVersion = Graphviz.version
    do throws(GraphvizError) {
      _ = try Graphviz.layout(DOTGraph(name: "probe", statements: [.node(DOTNode("probe"))]))
      layoutProblem = nil
    } catch {
      layoutProblem = error.description
    }
    pictureProblem = Raster.isAvailable ? nil : RasterError.missingLibrary.description
  }

  /// The version of Graphviz that lays figures out.
  public let graphvizVersion: String
  private let layoutProblem: String?
  private let pictureProblem: String?

  /// Whether figures can be laid out at all.
  public var canDraw: Bool { layoutProblem == nil }

  /// One line for each component.
  public var text: String {
    """
    vcgraph   \(VCGraphProgram.version)
    Graphviz  \(graphvizVersion.isEmpty ? "not found" : graphvizVersion)
    svg, dot  \(layoutProblem.map { "unavailable: \($0)" } ?? "available; no fonts needed")
    png, pdf  \(pictureProblem.map { "plain pictures only: \($0)" } ?? "available, with this machine's fonts")

    """
  }
}
