// Models, UIKit's rules, and what was seen of an app: everything but figures, and nothing that needs Graphviz.
@_exported public import VCBuilder
@_exported public import VCDiagnostics
@_exported public import VCEvidence
@_exported public import VCImporters
@_exported public import VCModel
@_exported public import VCNavigation
@_exported public import VCReplay
