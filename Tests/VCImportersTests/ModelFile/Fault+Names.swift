extension Fault {
  /// Undefined and ambiguous names, and controllers that are in two places.
  static let ofNames: [Fault] = [
    Fault(
      "an unknown controller",
      #"""
      window: {id: camera}
      steps:
        - {present: library, from: camra}
      expect: {chain: [camera, cam]}
      """#,
      #"""
      3:15 unknown-controller: there is no controller 'library'
      3:30 unknown-controller: there is no controller 'camra' (did you mean 'camera'?)
      4:26 unknown-controller: there is no controller 'cam' (did you mean 'camera'?)
      """#),
    Fault(
      "a duplicate controller",
      #"""
      window: {id: a}
      controllers:
        a: {}
      """#,
      #"""
      3:3 duplicate-controller: a second controller with the id 'a'
        1:14 the first one is declared here
      """#),
    Fault(
      "an id in the map of controllers",
      #"""
      window: a
      controllers: {a: {id: a}}
      """#,
      #"""
      2:19 unknown-key: a controller has no key 'id' (its key in 'controllers' is its id)
      """#),
    Fault(
      "two parents",
      #"""
      window: {id: tabs, children: [nav, list]}
      controllers:
        nav: {children: [list]}
        list: {}
      """#,
      #"""
      3:20 two-parents: 'list' is a child of 'nav' and of 'tabs', expected one parent
        1:36 it is a child of 'tabs' here
      """#),
    Fault(
      "a child twice",
      #"""
      window: {id: tabs, children: [list, list]}
      controllers: {list: {}}
      """#,
      #"""
      1:37 two-parents: 'list' is a child of 'tabs' twice
        1:31 the first time here
      """#),
    Fault(
      "a circle of parents",
      #"""
      window: {id: home}
      controllers:
        a: {children: [b]}
        b: {children: [c]}
        c: {children: [a]}
        d: {children: [d]}
      """#,
      #"""
      5:18 parent-cycle: a cycle of parents: 'b' contains 'c' contains 'a' contains 'b'
      6:18 parent-cycle: a cycle of parents: 'd' contains 'd'
      """#),
    Fault(
      "a root with a parent",
      #"""
      window: list
      controllers:
        nav: {children: [list]}
        list: {}
      """#,
      #"""
      1:1 root-with-parent: the window's root 'list' is a child of 'nav' (make 'nav' the root, or remove 'list' from its children)
        3:20 it is a child here
      """#),
    Fault(
      "a root of two windows",
      #"""
      windows: [{id: left, root: {id: a}}, {id: right, root: a}]
      """#,
      #"""
      1:38 root-of-two-windows: 'a' is the root of the windows 'left' and 'right'
        1:11 the first window is here
      """#),
    Fault(
      "a duplicate window",
      #"""
      windows: [{root: {id: a}}, {root: {id: b}}]
      """#,
      #"""
      1:28 duplicate-window: a second window with the id 'main'
        1:11 the first one is here
      """#),
    Fault(
      "a duplicate scene",
      #"""
      window: a
      controllers: {a: {}}
      scenes: [{id: left}, {id: left, state: background}]
      """#,
      #"""
      3:27 duplicate-scene: a second scene with the id 'left'
        3:10 the first one is here
      """#),
    Fault(
      "no window",
      #"""
      controllers: {a: {}}
      """#,
      #"""
      1:1 no-window: a model needs 'window' or 'windows'
      """#),
    Fault(
      "window and windows",
      #"""
      window: {id: a}
      windows: [{id: w, root: a}]
      """#,
      #"""
      2:1 several-alternatives: 'window' and 'windows' cannot be combined
        1:1 'window' is given here
      2:11 root-of-two-windows: 'a' is the root of the windows 'main' and 'w'
        1:1 the first window is here
      """#),
    Fault(
      "a selection that is no child",
      #"""
      window: {id: tabs, children: [{id: one}], selected: other}
      controllers: {other: {}}
      """#,
      #"""
      1:14 selected-is-no-child: 'tabs' selects 'other', which is not among its children
      """#),
    Fault(
      "a selection that does not exist",
      #"""
      window: {id: tabs, children: [{id: one}], selected: on}
      """#,
      #"""
      1:53 unknown-controller: there is no controller 'on' (did you mean 'one'?)
      """#),
    Fault(
      "two tabs with one id, also in a group",
      #"""
      window:
        id: tabs
        class: UITabBarController
        tabs: [{id: home}, {id: group, children: [{id: home}]}, {id: more}]
      """#,
      #"""
      4:45 duplicate-tab: a second tab of 'tabs' with the id 'home'
        4:10 the first one is here
      """#),
    Fault(
      "a tab in place of its controller",
      #"""
      window: {id: tabs, class: UITabBarController, tabs: [a, {id: b, controller: list}, {id: c, children: [d]}, {id: e}]}
      controllers: {a: {}, list: {}, d: {}}
      steps: [{select: b, in: tabs}, {select: c, in: tabs}, {select: e, in: tabs}]
      """#,
      #"""
      3:18 unknown-controller: there is no controller 'b' (it is a tab; name its controller, 'list')
      3:41 unknown-controller: there is no controller 'c' (it is a tab; name its controller, 'd')
      3:64 unknown-controller: there is no controller 'e' (it is a tab; name its controller)
      """#),
    Fault(
      "an unknown name where a controller is possible too",
      #"""
      window: {id: a, class: UINavigationController, children: [{id: b}]}
      steps: [{hideBar: navBar, of: a}, {swiftUI: shet, content: b, from: a}]
      """#,
      #"""
      2:19 unknown-value: 'navBar' is not a bar (did you mean 'tabBar'?)
      2:45 unknown-value: 'shet' is not a SwiftUI modifier or view (did you mean 'sheet'?)
      """#),
    Fault(
      "segues without a destination",
      #"""
      window: {id: a}
      segues:
        - {identifier: go, from: a}
        - {identifier: back, kind: unwind, from: a}
        - {identifier: home, kind: unwind, from: a, action: "home:"}
      """#,
      #"""
      3:5 missing-key: the segue 'go' of kind 'show' needs 'to'
      4:5 missing-key: the segue 'back' of kind 'unwind' needs 'to' or 'action'
      """#),
    Fault(
      "a window's root that contains itself",
      #"""
      window: {id: a, children: [b]}
      controllers: {b: {children: [a]}}
      """#,
      #"""
      2:30 parent-cycle: a cycle of parents: 'b' contains 'a' contains 'b'
      """#),
    Fault(
      "a circle of presentations",
      #"""
      window: {id: home}
      controllers: {a: {}, b: {}}
      presentations:
        - {presented: a, by: b}
        - {presented: b, by: a}
      """#,
      #"""
      4:5 presentation-cycle: a cycle of presentations back to 'a'
      """#),
    Fault(
      "presentations that cannot be",
      #"""
      window: {id: home, children: [{id: list}]}
      controllers: {a: {}, b: {}}
      presentations:
        - {presented: a, by: home}
        - {presented: b, by: home}
        - {presented: a, by: b}
        - {presented: list, by: a}
        - {presented: home, by: list}
      """#,
      #"""
      5:5 presents-twice: 'home' already presents 'a'
        4:5 the first presentation is here
      6:5 presented-twice: 'a' is already presented by 'home'
        4:5 the first presentation is here
      7:5 presented-child: 'list' is presented and a child of 'home' (present 'home')
        1:31 it is a child here
      8:5 presented-root: 'home' is presented and the root of a window
        1:1 it is the window's root here
      8:5 presentation-cycle: a cycle of presentations back to 'home'
      """#),
  ]
}
