import VCCommandLine

VCGraph.main()
