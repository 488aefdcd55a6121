"""View controller figures for MkDocs and Sphinx, drawn by vcgraph."""
