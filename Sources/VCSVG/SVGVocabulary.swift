/// The SVG that an image of a screen may contain.
enum SVGVocabulary {
  static let namespace = "http://www.w3.org/2000/svg"

  /// Elements that draw, group, or are referred to. None of them runs, animates or fetches anything, or contains other
  /// languages.
  static let elements: Set<String> = [
    "svg", "g", "defs", "symbol", "use", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text",
    "tspan", "linearGradient", "radialGradient", "stop", "clipPath", "mask", "pattern", "marker", "image", "style",
    "filter", "feBlend", "feColorMatrix", "feComponentTransfer", "feComposite", "feDropShadow", "feFlood", "feFuncA",
    "feFuncB", "feFuncG", "feFuncR", "feGaussianBlur", "feMerge", "feMergeNode", "feMorphology", "feOffset",
  ]

  /// Elements with information about the image, which can be dropped.
  static let dropped: Set<String> = ["metadata", "title", "desc", "font", "font-face"]

  /// Elements whose text is significant.
  static let texts: Set<String> = ["text", "tspan", "style"]

  /// Attributes for geometry and appearance.
  static let attributes: Set<String> = Set(geometry + looks + filters)

  /// Properties that a style may set.
  static let properties = Set(looks)

  /// Functions that a value may call; each takes numbers, or refers to a part of the image.
  static let functions: Set<String> = [
    "rgb", "rgba", "hsl", "hsla", "matrix", "translate", "translatex", "translatey", "scale", "scalex", "scaley",
    "rotate", "skewx", "skewy", "url", "calc", "polygon", "circle", "ellipse", "inset",
  ]

  private static let geometry = [
    "id", "class", "width", "height", "viewBox", "preserveAspectRatio", "x", "y", "x1", "y1", "x2", "y2", "cx", "cy",
    "r",
    "rx", "ry", "fx", "fy", "fr", "d", "points", "dx", "dy", "rotate", "textLength", "lengthAdjust", "transform",
    "gradientTransform", "gradientUnits", "spreadMethod", "offset", "clipPathUnits", "maskUnits", "maskContentUnits",
    "patternUnits", "patternContentUnits", "patternTransform", "markerUnits", "markerWidth", "markerHeight", "refX",
    "refY", "orient", "pathLength", "style", "version", "xml:space",
  ]

  private static let looks = [
    "fill", "fill-opacity", "fill-rule", "stroke", "stroke-dasharray", "stroke-dashoffset", "stroke-linecap",
    "stroke-linejoin", "stroke-miterlimit", "stroke-opacity", "stroke-width", "opacity", "color", "display",
    "visibility",
    "overflow", "clip-path", "clip-rule", "mask", "mask-type", "marker", "marker-start", "marker-mid", "marker-end",
    "filter", "stop-color", "stop-opacity", "flood-color", "flood-opacity", "font", "font-family", "font-size",
    "font-style", "font-variant", "font-weight", "font-stretch", "letter-spacing", "word-spacing", "text-anchor",
    "text-decoration", "text-rendering", "dominant-baseline", "alignment-baseline", "baseline-shift", "writing-mode",
    "direction", "unicode-bidi", "white-space", "shape-rendering", "image-rendering", "color-interpolation",
    "color-interpolation-filters", "paint-order", "mix-blend-mode", "isolation", "vector-effect", "enable-background",
    "transform", "transform-origin",
  ]

  private static let filters = [
    "in", "in2", "result", "mode", "type", "values", "operator", "k1", "k2", "k3", "k4", "stdDeviation", "radius",
    "tableValues", "slope", "intercept", "amplitude", "exponent", "filterUnits", "primitiveUnits", "edgeMode",
  ]
}
