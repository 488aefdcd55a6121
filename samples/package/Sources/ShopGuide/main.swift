import Foundation

// Lists the figures that the build added to the program's resources, each with its title as a text alternative.

let folder = (Bundle.module.resourceURL ?? Bundle.module.bundleURL).appending(path: "Figures")
let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
for file in files.sorted() where file.hasSuffix(".svg") {
  let svg = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
  let title = svg.firstMatch(of: /<title[^>]*>([^<]*)</)?.output.1 ?? "no title"
  print("\(file): \(title)")
}
