"""Figures of view controllers in MkDocs and Sphinx, drawn by vcgraph."""
