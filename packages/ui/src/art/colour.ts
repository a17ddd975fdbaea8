// SPDX-License-Identifier: Apache-2.0
/** Colours are `#rrggbb`, as SVG takes them. */
export type Colour = string

type Channels = readonly [number, number, number]

function channels(colour: Colour): Channels {
  if (!/^#[0-9a-f]{6}$/i.test(colour)) throw new RangeError(`not a #rrggbb colour: ${colour}`)
  const value = Number.parseInt(colour.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** A colour between two others; 0 is the first, 1 the second. */
export function mix(first: Colour, second: Colour, share: number): Colour {
  const from = channels(first)
  const to = channels(second)
  const blended = from.map((channel, index) => Math.round(channel + ((to[index] ?? 0) - channel) * share))
  return `#${blended.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** Towards white. */
export function lighter(colour: Colour, share: number): Colour {
  return mix(colour, '#ffffff', share)
}

/** Towards black. */
export function darker(colour: Colour, share: number): Colour {
  return mix(colour, '#000000', share)
}

/** A colour of a hue (degrees), saturation and lightness (both 0 to 1). */
export function fromHue(hue: number, saturation: number, lightness: number): Colour {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  const channel = (offset: number): string => {
    const position = (offset + (((hue % 360) + 360) % 360) / 30) % 12
    const value = lightness - reach * Math.max(-1, Math.min(position - 3, 9 - position, 1))
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(0)}${channel(8)}${channel(4)}`
}
