// A single import provides the whole pipeline: the model and its builder, the replay, and the figures.
@_exported public import VCBuilder
@_exported public import VCDiagnostics
@_exported public import VCDiagram
@_exported public import VCDrawing
@_exported public import VCEvidence
@_exported public import VCImporters
@_exported public import VCModel
@_exported public import VCNavigation
@_exported public import VCReplay
@_exported public import VCSVG
@_exported public import VCScan

/// Facts about the program itself.
public enum VCGraphProgram {
  /// The version in the change log.
  public static let version = "0.1.0"
}
