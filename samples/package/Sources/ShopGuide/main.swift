import Foundation

// Lists the figures that the build put beside the program, with the words for those who cannot see them.

let figures = Bundle.module.urls(forResourcesWithExtension: "svg", subdirectory: nil) ?? []
for figure in figures.sorted(by: { $0.lastPathComponent < $1.lastPathComponent }) {
  let svg = try String(contentsOf: figure, encoding: .utf8)
  let title = svg.firstMatch(of: /<title[^>]*>([^<]*)</)?.output.1 ?? "no title"
  print("\(figure.lastPathComponent): \(title)")
}
