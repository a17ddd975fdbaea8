// SPDX-License-Identifier: Apache-2.0
import type { Colour } from './colour.ts'

/** The inks of one picture. */
export interface Palette {
  /** The darkest ground: edges, footer, outlines. */
  deep: Colour
  /** The ground around the light. */
  mid: Colour
  /** The light itself. */
  glow: Colour
  /** The bright side of the hero and of the letters. */
  light: Colour
  /** The shaded side of the hero and of the letters. */
  dark: Colour
  /** A second hue, apart from the ground's: rim light, details, one line of the title, particles. */
  accent: Colour
}

/** Short form for the theme tables: deep, mid, glow, light, dark, accent. */
export function palette(
  deep: Colour,
  mid: Colour,
  glow: Colour,
  light: Colour,
  dark: Colour,
  accent: Colour,
): Palette {
  return { deep, mid, glow, light, dark, accent }
}
