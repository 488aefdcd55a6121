// Models, UIKit's rules, and observations of an app: everything except figures, without a dependency on Graphviz.
@_exported public import VCBuilder
@_exported public import VCDiagnostics
@_exported public import VCEvidence
@_exported public import VCImporters
@_exported public import VCModel
@_exported public import VCNavigation
@_exported public import VCReplay
