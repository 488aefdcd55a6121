extension Character {
  /// Whether fonts draw it as a coloured image: an emoji, alone, with a variation selector, or in a sequence.
  var isDrawnAsEmoji: Bool {
    let scalars = unicodeScalars
    guard let first = scalars.first else { return false }
    if first.properties.isEmojiPresentation { return true }
    guard scalars.count > 1, first.properties.isEmoji else { return false }
    return scalars.contains { $0.value == 0xFE0F || $0.value == 0x20E3 || $0.properties.isEmojiModifier }
  }

  /// Whether it is a full-width East Asian character, around which lines may break.
  var isWide: Bool { unicodeScalars.first?.isWide ?? false }

  /// Whether it is an invisible control character that does not separate words or lines.
  var isInvisibleControl: Bool {
    guard let scalar = unicodeScalars.first, unicodeScalars.count == 1 else { return false }
    return scalar.properties.generalCategory == .control && !scalar.properties.isWhitespace
  }

  /// Whether it must not begin a line: East Asian punctuation, and Thai vowels that follow their consonant.
  var clingsToPrevious: Bool { "ะาำๅๆฯ、。，．・：；？！ーゝゞ々」』）］｝〉》】〕”’…‥ぁぃぅぇぉっゃゅょァィゥェォッャュョ".contains(self) }

  /// Whether it must not end a line: East Asian opening brackets, and Thai vowels that precede their consonant.
  var clingsToNext: Bool { "เแโใไ「『（［｛〈《【〔“‘".contains(self) }
}

extension Unicode.Scalar {
  var isHangulJamo: Bool {
    (0x1100..<0x1200).contains(value) || (0xA960..<0xA980).contains(value) || (0xD7B0..<0xD800).contains(value)
  }

  /// Whether East Asian fonts draw it at full width.
  var isWide: Bool {
    switch value {
    case 0x1100..<0x1160, 0x2E80..<0x303F, 0x3041..<0x3248, 0x3250..<0x4DC0, 0x4E00..<0xA4D0, 0xA960..<0xA980,
      0xAC00..<0xD7A4, 0xF900..<0xFB00, 0xFE30..<0xFE70, 0xFF01..<0xFF61, 0xFFE0..<0xFFE7, 0x16FE0..<0x18D80,
      0x1AFF0..<0x1B300, 0x1F000..<0x20000, 0x20000..<0x40000:
      true
    default: false
    }
  }
}
