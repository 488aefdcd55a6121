import VCCommandLine

VCGraph.launch()
