extension Fault {
  /// Files that are not a YAML document, or cannot be a model.
  static let ofSyntax: [Fault] = [
    Fault(
      "a repeated key",
      #"""
      window: {id: a}
      title: One
      title: Two
      controllers: {b: {}, c: {}, b: {}}
      """#,
      #"""
      3:1 duplicate-key: key 'title' is given twice in one mapping
        2:1 first given here
      4:29 duplicate-key: key 'b' is given twice in one mapping
        4:15 first given here
      """#),
    Fault(
      "a key that is a list",
      #"""
      window: {id: a}
      ? [b, c]
      : d
      """#,
      #"""
      2:3 wrong-type: a list or a mapping as a key, expected text
      """#),
    Fault(
      "a merge of text",
      #"""
      window: {<<: a, id: a}
      """#,
      #"""
      1:10 wrong-type: '<<' merges something that is not a mapping
      """#),
    Fault(
      "an empty file",
      "",
      #"""
      1:1 empty-file: an empty file, expected a model (start with a window: 'window: {id: home, title: Home}')
      """#),
    Fault(
      "only a comment",
      #"""
      # nothing yet
      """#,
      #"""
      1:1 empty-file: an empty file, expected a model (start with a window: 'window: {id: home, title: Home}')
      """#),
    Fault(
      "no mapping",
      #"""
      just some text
      """#,
      #"""
      1:1 wrong-type: found 'just some text', expected a model: a mapping with keys such as 'window' and 'steps'
      """#),
    Fault(
      "two documents",
      #"""
      window: {id: a}
      ---
      window: {id: b}
      """#,
      #"""
      2:1 several-documents: a second document starts here, expected one per file
      """#),
    Fault(
      "a tab",
      #"""
      window:
      \#tid: a
      """#,
      #"""
      2:1 syntax: not YAML: found character that cannot start any token (indent with spaces, and put text that starts with a special character in quotes)
      """#),
    Fault(
      "a colon in text",
      #"""
      title: Camera: the app
      """#,
      #"""
      1:14 syntax: not YAML: mapping values are not allowed in this context (put text that contains ': ' in quotes)
      """#),
    Fault(
      "an unclosed quote",
      #"""
      window: {id: a, title: "A}
      """#,
      #"""
      1:27 syntax: not YAML: found unexpected end of stream
        1:24 while scanning a quoted scalar
      """#),
    Fault(
      "an unclosed mapping",
      #"""
      window: {id: a
      steps: []
      """#,
      #"""
      2:6 syntax: not YAML: did not find expected ',' or '}'
        1:9 while parsing a flow mapping
      """#),
    Fault(
      "an unknown alias",
      #"""
      window: *a
      """#,
      #"""
      1:9 syntax: not YAML: found undefined alias (put text that starts with '*' in quotes)
      """#),
    Fault(
      "unclosed JSON",
      #"""
      {"window": {"id": "a"}, "steps": [}
      """#,
      #"""
      1:35 syntax: not YAML: did not find expected node content
      """#),
    Fault(
      "a key that is too long",
      "controllers:\n  \(String(repeating: "k", count: 1_100)): {}\n",
      #"""
      2:3 syntax: a key of 1100 characters, expected at most 1024
      """#),
    Fault(
      "a key in quotes that is too long",
      #"{"controllers": {"a": {}, "\#(String(repeating: "k", count: 1_030))": {}}}"#,
      #"""
      1:27 syntax: a key of 1030 characters, expected at most 1024
      """#),
    Fault(
      "half a surrogate pair",
      #"""
      {"window": {"id": "a", "title": "\uD83D!"}}
      """#,
      #"""
      1:36 syntax: not YAML: found invalid Unicode character escape code
        1:33 while parsing a quoted scalar
      """#),
    Fault(
      "a place after an escaped emoji",
      #"""
      {"window": {"id": "a", "title": "\uD83D\uDE00", "titel": 1}}
      """#,
      #"""
      1:49 unknown-key: an inline controller has no key 'titel' (did you mean 'title'?)
      """#),
  ]
}
