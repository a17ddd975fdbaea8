// SPDX-License-Identifier: Apache-2.0
/**
 * Contrast of two opaque `#rrggbb` colours by WCAG 2.2: 1 (equal) to 21 (black on white). Throws a RangeError
 * on anything else.
 */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((first, second) => first - second)
  return (light + 0.05) / (dark + 0.05)
}

/** Relative luminance of an opaque `#rrggbb` colour, 0 to 1. */
export function luminance(colour: string): number {
  if (!/^#[0-9a-f]{6}$/i.test(colour)) throw new RangeError(`Not an opaque #rrggbb colour: ${colour}`)
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
