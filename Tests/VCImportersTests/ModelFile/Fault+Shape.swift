extension Fault {
  /// Unknown keys, missing keys, wrong values.
  static let ofShape: [Fault] = [
    Fault(
      "an unknown key",
      #"""
      windw: {id: a}
      step: []
      """#,
      #"""
      1:1 unknown-key: a model has no key 'windw' (did you mean 'window'?)
      2:1 unknown-key: a model has no key 'step' (did you mean 'steps'?)
      """#),
    Fault(
      "a step's keys inside its verb",
      #"""
      window: {id: a, class: UINavigationController}
      steps:
        - push: {controller: b, onto: a}
      """#,
      #"""
      3:5 missing-key: a step with 'push' needs the key 'onto' (a controller's id or an inline controller with an 'id')
      3:11 wrong-type: found a mapping without 'id', expected a controller's id or an inline controller with an 'id' (put the other keys of a step beside its verb)
      """#),
    Fault(
      "a key of a record with many",
      #"""
      window: {id: a, zzzzz: 1}
      """#,
      #"""
      1:17 unknown-key: an inline controller has no key 'zzzzz', expected 'id', 'class', 'kind', 'title', 'children', 'selected', 'columns', 'splitStyle' or another of its 57 keys
      """#),
    Fault(
      "the last word of a key",
      #"""
      window: {id: a, style: custom}
      """#,
      #"""
      1:17 unknown-key: an inline controller has no key 'style' (did you mean 'splitStyle', 'alertStyle', 'modalPresentationStyle' or 'modalTransitionStyle'?)
      """#),
    Fault(
      "a misspelled verb",
      #"""
      window: {id: a}
      steps:
        - {presnt: a, from: a}
      """#,
      #"""
      3:6 no-verb: a step without a verb: 'presnt' is not a verb (did you mean 'present'?)
      """#),
    Fault(
      "a step without a verb",
      #"""
      window: {id: a}
      steps:
        - {from: a, trigger: Tap}
      """#,
      #"""
      3:5 no-verb: a step without a verb, expected one of present, beginPresent, finishTransition, dismiss, push, pop, popToRoot, popTo, setChildren, select, show, showDetail, embed, remove, unwind, performSegue, instantiate, traits, rotate, setRoot, interactiveDismiss, tapOutside, collapse, expand, setColumn, showColumn, hideColumn, beginDismiss, beginPop, cancelTransition, selectDetent, activateSearch, cancelSearch, tap, showSidebar, hideSidebar, setDisplayMode, hideBar, showBar, turnPage, scene, swiftUI
      """#),
    Fault(
      "a step with two verbs",
      #"""
      window: {id: a}
      steps:
        - present: a
          push: a
          from: a
      """#,
      #"""
      4:5 several-verbs: a step with the verbs 'present' and 'push', expected one verb per step
        3:5 the first verb is here
      """#),
    Fault(
      "a key of another verb",
      #"""
      window: {id: a}
      steps: [{dismiss: a, onto: a}]
      """#,
      #"""
      2:22 unknown-key: a step with 'dismiss' has no key 'onto', expected 'dismiss', 'trigger', 'note' or 'expect'
      """#),
    Fault(
      "a misspelt key that is not missing, too",
      #"""
      window: {id: a}
      steps: [{present: a, form: a}, {push: a, ont: a}, {push: a, zzz: a}]
      """#,
      #"""
      2:22 unknown-key: a step with 'present' has no key 'form' (did you mean 'from'?)
      2:42 unknown-key: a step with 'push' has no key 'ont' (did you mean 'onto'?)
      2:51 missing-key: a step with 'push' needs the key 'onto' (a controller's id or an inline controller with an 'id')
      2:61 unknown-key: a step with 'push' has no key 'zzz', expected 'push', 'onto', 'trigger', 'note' or 'expect'
      """#),
    Fault(
      "a missing key",
      #"""
      window: {id: a}
      steps: [{present: a}, {unwind: a}, {instantiate: x}]
      """#,
      #"""
      2:9 missing-key: a step with 'present' needs the key 'from' (a controller's id or an inline controller with an 'id')
      2:23 missing-key: a step with 'unwind' needs 'to' or 'action'
      2:36 missing-key: a step with 'instantiate' needs the key 'storyboard' (text)
      """#),
    Fault(
      "wrong types",
      #"""
      title: [a]
      window: [a]
      steps: {dismiss: a}
      expect: {chain: a, visible: {a: b}}
      """#,
      #"""
      1:8 wrong-type: found a list, expected text
      2:9 wrong-type: found a list, expected a controller's id or an inline controller with an 'id'
      3:8 wrong-type: found a mapping, expected a list, each entry a step (make it an entry of a list: '- ' before its first key, or the mapping in brackets)
      4:17 wrong-type: found 'a', expected a list, each entry a controller's id (did you mean '[a]'?)
      4:29 wrong-type: found a mapping, expected a controller's id
      """#),
    Fault(
      "expectations without a value",
      #"""
      window: {id: a}
      steps: [{dismiss: a, expect: {outcome: }}]
      expect: {visible: null, presentingViewController: {a: null}}
      """#,
      #"""
      2:40 wrong-type: found nothing, expected an outcome: 'performed', 'ignored', 'exception' or 'skipped'
      3:19 wrong-type: found nothing, expected a controller's id or a list of them
      """#),
    Fault(
      "steps that are only carried out",
      #"""
      window: {id: a}
      steps: [{tapOutside: false}, {finishTransition: true}, {cancelTransition: false}]
      """#,
      #"""
      2:22 wrong-type: found 'false', expected true
      2:75 wrong-type: found 'false', expected true
      """#),
    Fault(
      "wrong values",
      #"""
      window: {id: a, isModalInPresentation: yes, preferredContentSize: [1], kind: nav, modalPresentationStyle: alert}
      environment: {ios: 17.4, idiom: ipad, horizontalSizeClass: wide}
      """#,
      #"""
      1:40 wrong-type: found 'yes', expected true or false (did you mean 'true'?)
      1:67 wrong-type: found a list of 1, expected [width, height] in points
      1:78 unknown-value: 'nav' is not a kind of controller (did you mean 'navigation'?)
      1:107 unknown-value: 'alert' is not a modal presentation style, expected 'automatic', 'none', 'fullScreen', 'pageSheet', 'formSheet', 'currentContext', 'custom', 'overFullScreen', 'overCurrentContext', 'popover' or 'blurOverFullScreen'
      2:20 wrong-type: found '17.4', expected a whole number from 2 to 999 (did you mean '17'?)
      2:33 unknown-value: 'ipad' is not an idiom (did you mean 'pad'?)
      2:60 unknown-value: 'wide' is not a size class, expected 'compact' or 'regular'
      """#),
    Fault(
      "a value without its key",
      #"""
      window: {id: a}
      environment: pad
      figures: [chain, drawing]
      """#,
      #"""
      2:14 wrong-type: found 'pad', expected an environment (did you mean '{idiom: pad}'?)
      3:11 wrong-type: found 'chain', expected a figure (did you mean '{kind: chain}'?)
      3:18 wrong-type: found 'drawing', expected a figure: a mapping with keys such as 'name', 'kind', 'focus' and 'depth'
      """#),
    Fault(
      "a value in place of a mapping",
      #"""
      window: {id: a, popover: Price, columns: [b], sheet: medium, splitAnswers: true}
      storyboards: {Main: a}
      segues: [go]
      seen: start.txt
      steps: [present, {traits: wide}, {present: b, from: a, popover: Price, style: {x: y}}]
      expect: [1]
      controllers: {b: [c]}
      """#,
      #"""
      1:26 wrong-type: found 'Price', expected a popover: a mapping with keys such as 'barButtonItem', 'sourceView', 'sourceRect' and 'sourceItem'
      1:42 wrong-type: found a list, expected a 'columns' mapping with keys such as 'primary', 'supplementary', 'secondary' and 'compact'
      1:54 wrong-type: found 'medium', expected a sheet: a mapping with keys such as 'detents', 'selected', 'largestUndimmed' and 'grabber'
      1:76 wrong-type: found 'true', expected a 'splitAnswers' mapping with keys such as 'handlesCollapse', 'primaryForCollapsing', 'topColumnForCollapsing' and 'primaryForExpanding'
      2:21 wrong-type: found 'a', expected a storyboard: a mapping with keys such as 'initial' and 'identifiers'
      3:10 wrong-type: found 'go', expected a segue: a mapping with keys such as 'identifier', 'from', 'kind' and 'to'
      4:7 wrong-type: found 'start.txt', expected a list, each entry a dump reference: a mapping with keys such as 'dump', 'after' and 'number'
      5:9 wrong-type: found 'present', expected a step: a mapping with one verb, such as '{dismiss: home}'
      5:27 wrong-type: found 'wide', expected a 'traits' mapping with keys such as 'horizontalSizeClass' and 'verticalSizeClass'
      5:65 wrong-type: found 'Price', expected a popover: a mapping with keys such as 'barButtonItem', 'sourceView', 'sourceRect' and 'sourceItem'
      5:79 wrong-type: found a mapping, expected a modal presentation style: 'automatic', 'none', 'fullScreen', 'pageSheet', 'formSheet', 'currentContext', 'custom', 'overFullScreen', 'overCurrentContext', 'popover' or 'blurOverFullScreen'
      6:10 wrong-type: found '1', expected an expectation: a mapping with keys such as 'presentingViewController', 'presentedViewController', 'parent' and 'navigationController'
      7:18 wrong-type: found a list, expected a controller: a mapping with keys such as 'class', 'kind', 'title' and 'children'
      """#),
    Fault(
      "a value in place of a list",
      #"""
      window: {id: a, children: b, sheet: {detents: medium}, actions: OK}
      figures: hierarchy
      segues: {go: {from: a}}
      presentations: {presented: b, by: a}
      controllers: {b: {}}
      """#,
      #"""
      1:27 wrong-type: found 'b', expected a list, each entry a controller's id or an inline controller with an 'id' (did you mean '[b]'?)
      1:47 wrong-type: found 'medium', expected a list, each entry a detent or a custom detent (did you mean '[medium]'?)
      1:65 wrong-type: found 'OK', expected a list, each entry text or an action of an alert (did you mean '[OK]'?)
      2:10 wrong-type: found 'hierarchy', expected a list, each entry a figure (did you mean '[{kind: hierarchy}]'?)
      3:9 wrong-type: found a mapping, expected a list, each entry a segue: a mapping with keys such as 'identifier', 'from', 'kind' and 'to'
      4:16 wrong-type: found a mapping, expected a list, each entry a presentation (make it an entry of a list: '- ' before its first key, or the mapping in brackets)
      """#),
    Fault(
      "values that are not numbers",
      #"""
      window: {id: a, preferredContentSize: [wide, 2], popover: {sourceRect: [1, 2, .nan, 1e400]}}
      """#,
      #"""
      1:40 wrong-type: found 'wide', expected a number
      1:79 wrong-type: found '.nan', expected a number
      1:85 wrong-type: found '1e400', expected a number
      """#),
    Fault(
      "the names in Objective-C and qualified names",
      #"""
      window: {id: a, modalPresentationStyle: UIModalPresentationOverFullScreen, modalTransitionStyle: UIModalTransitionStyle.crossDissolve}
      """#,
      #"""
      1:41 unknown-value: 'UIModalPresentationOverFullScreen' is not a modal presentation style (did you mean 'overFullScreen'?)
      1:98 unknown-value: 'UIModalTransitionStyle.crossDissolve' is not a modal transition style (did you mean 'crossDissolve'?)
      """#),
    Fault(
      "an empty list of windows",
      #"""
      windows: []
      """#,
      #"""
      1:1 no-window: a model needs 'window' or 'windows'
      """#),
    Fault(
      "an empty id",
      #"""
      window: {id: ""}
      """#,
      #"""
      1:14 wrong-type: found '', expected a controller's id
      """#),
    Fault(
      "a quoted truth value",
      #"""
      window: {id: a, definesPresentationContext: "true"}
      """#,
      #"""
      1:45 wrong-type: found 'true', expected true or false (write true without quotes)
      """#),
    Fault(
      "a verb without its controller",
      #"""
      window: {id: a}
      steps: [{dismiss: }, {push: null, onto: null}]
      """#,
      #"""
      2:19 wrong-type: found nothing, expected a controller's id or an inline controller with an 'id'
      2:41 wrong-type: found nothing, expected a controller's id or an inline controller with an 'id'
      """#),
    Fault(
      "a steps expectation at the end",
      #"""
      window: {id: a}
      expect: {outcome: performed, presenting: {a: null}}
      """#,
      #"""
      2:10 unknown-key: an expectation has no key 'outcome' (use it in a step's 'expect')
      2:30 unknown-key: an expectation has no key 'presenting' (did you mean 'presentingViewController'?)
      """#),
    Fault(
      "a figure of a step that is not",
      #"""
      window: {id: a}
      figures: [{step: 1}, {kind: hierachy, focus: b}]
      """#,
      #"""
      2:11 no-such-step: there is no step 1; the model has 0
      2:29 unknown-value: 'hierachy' is not a kind of figure (did you mean 'hierarchy'?)
      2:46 unknown-controller: there is no controller 'b'
      """#),
    Fault(
      "two anchors",
      #"""
      window: {id: a, popover: {barButtonItem: Add, sourceView: v}}
      """#,
      #"""
      1:47 several-alternatives: 'barButtonItem' and 'sourceView' cannot be combined
        1:27 'barButtonItem' is given here
      """#),
    Fault(
      "nothing fits",
      #"""
      windw: {id: a, title: 5}
      steps:
        - {presnt: b, from: camera}
        - {present: b, push: c}
        - {present: lib, from: camra, style: pagesheet, onto: 3}
      """#,
      #"""
      1:1 unknown-key: a model has no key 'windw' (did you mean 'window'?)
      3:6 no-verb: a step without a verb: 'presnt' is not a verb (did you mean 'present'?)
      4:18 several-verbs: a step with the verbs 'present' and 'push', expected one verb per step
        4:6 the first verb is here
      5:15 unknown-controller: there is no controller 'lib'
      5:26 unknown-controller: there is no controller 'camra'
      5:40 unknown-value: 'pagesheet' is not a modal presentation style (did you mean 'pageSheet'?)
      5:51 unknown-key: a step with 'present' has no key 'onto', expected 'present', 'from', 'style', 'transition', 'popover', 'adaptive', 'trigger', 'note' or 'expect'
      """#),
  ]
}
