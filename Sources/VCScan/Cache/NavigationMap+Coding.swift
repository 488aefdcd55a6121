import VCBinaryCoding
import VCDiagnostics
import VCModel
import VCSourceFacts

// The binary form of a map. Every property must be encoded and decoded; a test sets all of them.

extension NavigationMap: BinaryCodable {
  package func encode(to encoder: inout BinaryEncoder) {
    controllers.encode(to: &encoder)
    transitions.encode(to: &encoder)
    diagnostics.encode(to: &encoder)
  }

  package init(from decoder: inout BinaryDecoder) throws(BinaryDecoder.Damage) {
    self.init()
    controllers = try .init(from: &decoder)
    transitions = try .init(from: &decoder)
    diagnostics = try .init(from: &decoder)
  }
}

extension MapController: BinaryCodable {
  package func encode(to encoder: inout BinaryEncoder) {
    id.encode(to: &encoder)
    className.encode(to: &encoder)
    module.encode(to: &encoder)
    kind.encode(to: &encoder)
    title.encode(to: &encoder)
    identifier.encode(to: &encoder)
    storyboard.encode(to: &encoder)
    isInitial.encode(to: &encoder)
    isDangling.encode(to: &encoder)
    settings.encode(to: &encoder)
    partOf.encode(to: &encoder)
    unwindActions.encode(to: &encoder)
    wireframe.encode(to: &encoder)
    screenshot.encode(to: &encoder)
    note.encode(to: &encoder)
    origins.encode(to: &encoder)
  }

  package init(from decoder: inout BinaryDecoder) throws(BinaryDecoder.Damage) {
    self.init(id: try .init(from: &decoder))
    className = try .init(from: &decoder)
    module = try .init(from: &decoder)
    kind = try .init(from: &decoder)
    title = try .init(from: &decoder)
    identifier = try .init(from: &decoder)
    storyboard = try .init(from: &decoder)
    isInitial = try .init(from: &decoder)
    isDangling = try .init(from: &decoder)
    settings = try .init(from: &decoder)
    partOf = try .init(from: &decoder)
    unwindActions = try .init(from: &decoder)
    wireframe = try .init(from: &decoder)
    screenshot = try .init(from: &decoder)
    note = try .init(from: &decoder)
    origins = try .init(from: &decoder)
  }
}

extension MapController.Settings: BinaryCodable {
  package func encode(to encoder: inout BinaryEncoder) {
    modalPresentationStyle.encode(to: &encoder)
    modalTransitionStyle.encode(to: &encoder)
    definesPresentationContext.encode(to: &encoder)
    providesPresentationContextTransitionStyle.encode(to: &encoder)
    hidesBottomBarWhenPushed.encode(to: &encoder)
    splitStyle.encode(to: &encoder)
  }

  package init(from decoder: inout BinaryDecoder) throws(BinaryDecoder.Damage) {
    self.init()
    modalPresentationStyle = try .init(from: &decoder)
    modalTransitionStyle = try .init(from: &decoder)
    definesPresentationContext = try .init(from: &decoder)
    providesPresentationContextTransitionStyle = try .init(from: &decoder)
    hidesBottomBarWhenPushed = try .init(from: &decoder)
    splitStyle = try .init(from: &decoder)
  }
}

extension MapTransition: BinaryCodable {
  package func encode(to encoder: inout BinaryEncoder) {
    source.encode(to: &encoder)
    target.encode(to: &encoder)
    relation.encode(to: &encoder)
    evidence.encode(to: &encoder)
    origin.encode(to: &encoder)
    column.encode(to: &encoder)
    style.encode(to: &encoder)
    transition.encode(to: &encoder)
    identifier.encode(to: &encoder)
    trigger.encode(to: &encoder)
    initiator.encode(to: &encoder)
    site.encode(to: &encoder)
    unwindAction.encode(to: &encoder)
    segueClass.encode(to: &encoder)
    segueKind.encode(to: &encoder)
    popover.encode(to: &encoder)
    passthroughViews.encode(to: &encoder)
    creator.encode(to: &encoder)
    isAnimated.encode(to: &encoder)
    via.encode(to: &encoder)
  }

  package init(from decoder: inout BinaryDecoder) throws(BinaryDecoder.Damage) {
    self.init(
      source: try .init(from: &decoder), target: try .init(from: &decoder), relation: try .init(from: &decoder),
      evidence: try .init(from: &decoder), origin: try .init(from: &decoder))
    column = try .init(from: &decoder)
    style = try .init(from: &decoder)
    transition = try .init(from: &decoder)
    identifier = try .init(from: &decoder)
    trigger = try .init(from: &decoder)
    initiator = try .init(from: &decoder)
    site = try .init(from: &decoder)
    unwindAction = try .init(from: &decoder)
    segueClass = try .init(from: &decoder)
    segueKind = try .init(from: &decoder)
    popover = try .init(from: &decoder)
    passthroughViews = try .init(from: &decoder)
    creator = try .init(from: &decoder)
    isAnimated = try .init(from: &decoder)
    via = try .init(from: &decoder)
  }
}

extension MapVia: BinaryCodable {
  package func encode(to encoder: inout BinaryEncoder) {
    value.encode(to: &encoder)
    location.encode(to: &encoder)
  }

  package init(from decoder: inout BinaryDecoder) throws(BinaryDecoder.Damage) {
    self.init(try .init(from: &decoder), at: try .init(from: &decoder))
  }
}

extension MapOrigin: BinaryCodable {
  package func encode(to encoder: inout BinaryEncoder) {
    kind.encode(to: &encoder)
    location.encode(to: &encoder)
    object.encode(to: &encoder)
  }

  package init(from decoder: inout BinaryDecoder) throws(BinaryDecoder.Damage) {
    self.init(kind: try .init(from: &decoder), location: try .init(from: &decoder), object: try .init(from: &decoder))
  }
}

extension PopoverAnchor: BinaryCodable {
  package func encode(to encoder: inout BinaryEncoder) {
    source.encode(to: &encoder)
    permittedArrowDirections.encode(to: &encoder)
  }

  package init(from decoder: inout BinaryDecoder) throws(BinaryDecoder.Damage) {
    self.init(try .init(from: &decoder), permittedArrowDirections: try .init(from: &decoder))
  }
}

extension PopoverAnchor.Source: BinaryCodable {
  package func encode(to encoder: inout BinaryEncoder) {
    switch self {
    case .barButtonItem(let title):
      encoder.write(0)
      title.encode(to: &encoder)
    case .sourceView(let name, let rect):
      encoder.write(1)
      name.encode(to: &encoder)
      rect.encode(to: &encoder)
    case .sourceItem(let name):
      encoder.write(2)
      name.encode(to: &encoder)
    }
  }

  package init(from decoder: inout BinaryDecoder) throws(BinaryDecoder.Damage) {
    switch try decoder.number() {
    case 0: self = .barButtonItem(try .init(from: &decoder))
    case 1: self = .sourceView(try .init(from: &decoder), rect: try .init(from: &decoder))
    case 2: self = .sourceItem(try .init(from: &decoder))
    default: throw BinaryDecoder.Damage()
    }
  }
}

extension WireframeBox: BinaryCodable {
  package func encode(to encoder: inout BinaryEncoder) {
    kind.encode(to: &encoder)
    frame.encode(to: &encoder)
    text.encode(to: &encoder)
  }

  package init(from decoder: inout BinaryDecoder) throws(BinaryDecoder.Damage) {
    self.init(try .init(from: &decoder), frame: try .init(from: &decoder), text: try .init(from: &decoder))
  }
}

extension ScreenRect: BinaryCodable {
  package func encode(to encoder: inout BinaryEncoder) {
    for number in [x, y, width, height] { encoder.write(Int(bitPattern: UInt(number.bitPattern))) }
  }

  package init(from decoder: inout BinaryDecoder) throws(BinaryDecoder.Damage) {
    self.init(
      x: try Self.number(&decoder), y: try Self.number(&decoder),
      width: try Self.number(&decoder), height: try Self.number(&decoder))
  }

  private static func number(_ decoder: inout BinaryDecoder) throws(BinaryDecoder.Damage) -> Double {
    Double(bitPattern: UInt64(UInt(bitPattern: try decoder.number())))
  }
}

// Enums that are encoded as the index of their case.
extension ControllerKind: BinaryCodable {}
extension ModalPresentationStyle: BinaryCodable {}
extension ModalTransitionStyle: BinaryCodable {}
extension SplitStyle: BinaryCodable {}
extension SplitColumn: BinaryCodable {}
extension MapTransition.Relation: BinaryCodable {}
extension MapTransition.Evidence: BinaryCodable {}
extension MapOrigin.Kind: BinaryCodable {}
extension PopoverAnchor.ArrowDirection: BinaryCodable {}
extension WireframeBox.Kind: BinaryCodable {}
