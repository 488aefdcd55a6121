import Testing
import VCDiagnostics
import VCDiagram
import VCModel
import VCWords

@testable import VCSite

@Suite struct FactsDifferenceTests {
  private func sheet(_ id: String, _ facts: [FactSheet.Property: String]) -> FactSheet {
    var entry = FactSheet.Entry(key: id, name: id)
    for property in FactSheet.Property.allCases { entry.add(property, facts[property]) }
    return FactSheet(controllers: [entry])
  }

  @Test("A step that was performed has no other outcome")
  func outcome() {
    let difference = FactsDifference(from: sheet("picker", [:]), to: sheet("picker", [.outcome: "ignored"]))
    #expect(difference.text.contains("outcome performed → ignored"))
  }

  @Test(
    arguments: [
      ([:], [:], []),
      ([.presenter: "photos"], [.presenter: "library"], ["picker is now presented by library, was by photos"]),
      ([:], [.presenter: "library", .style: "pageSheet"], ["picker is now presented by library"]),
      ([.presenter: "library"], [:], ["picker is no longer presented by library"]),
      ([.parent: "tabs"], [.parent: "list"], ["picker is now in list, was in tabs"]),
      ([.title: "A"], [.title: "B"], ["picker is now titled 'B', was 'A'"]),
      ([:], [.visible: "yes"], ["picker is now visible"]),
      ([.style: "pageSheet"], [.style: "formSheet"], ["picker is now presented as formSheet, was as pageSheet"]),
    ] as [([FactSheet.Property: String], [FactSheet.Property: String], [String])])
  func saysAChangeInOneSentence(
    old: [FactSheet.Property: String], new: [FactSheet.Property: String], sentences: [String]
  ) {
    let difference = FactsDifference(from: sheet("picker", old), to: sheet("picker", new))
    #expect(difference.sentences == sentences)
    #expect(difference.isEmpty == sentences.isEmpty)
  }

  @Test func saysAChangeInTheLanguageOfTheFigure() {
    let old = sheet("picker", [.presenter: "photos", .title: "A", .trigger: "Tap"])
    let new = sheet("picker", [.presenter: "library", .title: "B"])
    let sentences = Language.$current.withValue(Language("de")) { FactsDifference(from: old, to: new).sentences }
    #expect(
      sentences == [
        "picker ist jetzt „B“ betitelt, war „A“ betitelt",
        "picker ist jetzt von library präsentiert, war von photos präsentiert",
        "picker ist nicht mehr durch „Tap“ ausgelöst",
      ])
  }

  @Test func saysWhatCameAndWhatWent() {
    let difference = FactsDifference(from: sheet("a", [:]), to: sheet("b", [.parent: "tabs"]))
    #expect(difference.sentences == ["b was added, in tabs", "a was removed"])
  }

  @Test func ignoresChildReportedByItselfInContainer() {
    var old = sheet("tabs", [.children: "a, b"])
    var new = sheet("tabs", [.children: "a, b, c"])
    new.controllers.append(FactSheet.Entry(key: "c", name: "c", facts: [FactSheet.Fact(.parent, "tabs")]))
    #expect(FactsDifference(from: old, to: new).sentences == ["c was added, in tabs"])
    old.controllers[0].facts = [FactSheet.Fact(.children, "b, a")]
    #expect(
      FactsDifference(from: old, to: new).sentences
        == ["c was added, in tabs", "tabs is now the parent of a, b, c, was of b, a"])
  }

  @Test func codeThatOnlyMovedIsTheSameCode() {
    let difference = FactsDifference(from: FactSheet(map(lines: [10, 20])), to: FactSheet(map(lines: [14, 31])))
    #expect(difference.isEmpty)
  }

  @Test func matchesTransitionsByEndsAndRelation() {
    let old = map(lines: [10, 20])
    var new = old
    new.transitions[0].style = .formSheet
    new.transitions[1].relation = .push
    #expect(
      FactsDifference(from: FactSheet(old), to: FactSheet(new)).sentences == [
        "List pushes UINavigationController@List.swift:20 was added",
        "List presents UINavigationController@List.swift:20 was removed",
        "List presents UINavigationController@List.swift:10 is now presented as formSheet",
      ])
  }

  @Test("transitions for different values are different, though their ends are the same")
  func values() {
    var old = map(lines: [10])
    old.transitions[0].via = MapVia("Route.list", at: SourceLocation(file: "List.swift", line: 10))
    var new = old
    new.transitions.append(old.transitions[0])
    new.transitions[1].via?.value = "Route.map"
    #expect(
      FactsDifference(from: FactSheet(old), to: FactSheet(new)).sentences == [
        "List presents UINavigationController@List.swift:10 for Route.map was added"
      ])
  }

  private func map(lines: [Int]) -> NavigationMap {
    let targets = lines.map { "UINavigationController@List.swift:\($0)" }
    return NavigationMap(
      controllers: [MapController(id: "List")] + targets.map { MapController(id: $0, kind: .navigation) },
      transitions: zip(targets, lines).map { target, line in
        MapTransition(
          source: "List", target: target, relation: .present, evidence: .constructor,
          origin: MapOrigin(kind: .swift, location: SourceLocation(file: "List.swift", line: line)))
      })
  }
}

@Suite struct DiagramDifferenceTests {
  private func diagram(_ nodes: [String], _ edges: [(String, String)], clusters: [String: [String]]) -> Diagram {
    Diagram(
      name: "d", title: "d", nodes: nodes.map { DiagramNode(id: $0, title: [$0], name: $0) },
      edges: edges.map {
        DiagramEdge(id: "to \($1)", kind: .presents, from: .init($0), to: .init($1), name: "\($0) \($1)")
      },
      clusters: clusters.sorted { $0.key < $1.key }.map {
        DiagramCluster(id: $0, kind: .family, title: $0, members: $1, name: $0)
      })
  }

  @Test("parallel lines are matched by their labels")
  func parallelLines() {
    func lines(_ labels: String...) -> Diagram {
      var diagram = diagram(["a", "b"], labels.map { _ in ("a", "b") }, clusters: [:])
      for place in labels.indices { diagram.edges[place].label = [labels[place]] }
      return diagram
    }
    func marked(from old: Diagram, to new: Diagram) -> [[String]] {
      DiagramDifference(from: old, to: new, FactsDifference(from: FactSheet(), to: FactSheet())).diagram.edges.map(
        \.label)
    }
    #expect(marked(from: lines("A"), to: lines("B", "A")) == [["A"], ["added", "B"]])
    #expect(marked(from: lines("B", "A"), to: lines("A")) == [["removed", "B"], ["A"]])
    #expect(marked(from: lines("A", "B"), to: lines("C", "B")) == [["changed", "C"], ["B"]])
    #expect(marked(from: lines("1. A"), to: lines("2. A")) == [["2. A"]])
  }

  @Test func everythingThatChangedIsMarkedAndNamedAndTheOldOrderIsKept() throws {
    let old = diagram(["a", "b", "c"], [("a", "b")], clusters: ["A": ["a", "c"], "B": ["b"]])
    let new = diagram(["b", "d", "a"], [("d", "b")], clusters: ["A": ["a", "d"], "B": ["b"]])
    let change = FactsDifference(
      from: FactSheet(controllers: [FactSheet.Entry(key: "b", name: "b", facts: [])]),
      to: FactSheet(controllers: [FactSheet.Entry(key: "b", name: "b", facts: [FactSheet.Fact(.title, "B")])]))
    let both = DiagramDifference(from: old, to: new, change).diagram
    #expect(both.nodes.map(\.id) == ["a", "b", "c", "d"])
    #expect(both.nodes.map(\.eyebrow) == [nil, "changed", "removed", "added"])
    #expect(both.nodes.map(\.change) == [nil, nil, .removed, .added])
    #expect(both.edges.map(\.label) == [["removed"], ["added"]])
    #expect(Set(both.edges.map(\.id)).count == 2)
    #expect(both.clusters.map(\.members) == [["a", "d", "c"], ["b"]])
    #expect(both.summary == "b is now titled 'B'.")
  }
}

/// Controllers with changed ids.
@Suite struct FactRenamesTests {
  private func sheet(_ id: String, title: String? = "Pay", parent: String = "shop") -> FactSheet {
    var (entry, shop) = (FactSheet.Entry(key: id, name: id), FactSheet.Entry(key: "shop", name: "shop"))
    shop.add(.children, id)
    entry.add(.className, title == nil ? nil : "PaymentViewController")
    entry.add(.title, title)
    entry.add(.parent, parent)
    let step = FactSheet.Entry(key: "step 'shop pushes \(id)'\t1", name: "step 'shop pushes \(id)'")
    return FactSheet(controllers: [shop, entry], transitions: [step])
  }

  @Test func aChangedIdIsOneChangeAndNothingElse() {
    let difference = FactsDifference(from: sheet("pay"), to: sheet("payment"))
    #expect(difference.sentences == ["pay is now called payment"])
    #expect(difference.text == "controllers\n  ~ payment: id pay → payment\n")
    #expect(difference.transitions.isEmpty)
  }

  @Test func reportsOtherChangesToo() {
    let difference = FactsDifference(from: sheet("pay"), to: sheet("payment", parent: "tabs"))
    #expect(difference.sentences == ["pay is now called payment", "payment is now in tabs, was in shop"])
  }

  @Test func whatLooksDifferentOrLikeNothingIsAnotherController() {
    for (old, new) in [("Pay", "Buy"), (nil, nil)] {
      let difference = FactsDifference(from: sheet("pay", title: old), to: sheet("payment", title: new))
      #expect(difference.sentences.contains("pay was removed"))
    }
  }
}
