// SPDX-License-Identifier: Apache-2.0
import type { ArtParts } from '../art-parts.ts'
import { darker, lighter, mix } from '../colour.ts'
import type { Colour } from '../colour.ts'
import { rounded, stops, svg } from '../drawing.ts'
import type { HeroDrawing } from '../hero/hero-drawing.ts'
import type { FontName } from '../lettering/fonts.ts'
import { capitalHeight, outlinePath, outlineText, textWidth } from '../lettering/outline-text.ts'

/** A hero that brings its own light and fills the given part of its 512 by 512 box. */
export function paintedHero(
  box: { left: number; top: number; right: number; bottom: number },
  body: string,
  defs = '',
): HeroDrawing {
  return { ...box, defs, body, relief: '' }
}

/** A gradient from the lit upper left to the shaded lower right of whatever it fills. */
export function shade(id: string, colour: Colour, contrast = 1): string {
  return svg`
    <linearGradient id="hero-${id}" x1=".1" y1="0" x2=".8" y2="1">
    ${stops([
      [0, lighter(colour, 0.55 * contrast)],
      [0.42, colour],
      [1, darker(colour, 0.5 * contrast)],
    ])}
    </linearGradient>
  `
}

/** The same, round: for balls and bellies. */
export function roundShade(id: string, colour: Colour): string {
  return svg`
    <radialGradient id="hero-${id}" cx=".36" cy=".3" r=".78">
    ${stops([
      [0, lighter(colour, 0.62)],
      [0.3, lighter(colour, 0.12)],
      [0.66, colour],
      [0.92, darker(colour, 0.5)],
      [1, darker(colour, 0.32)],
    ])}
    </radialGradient>
  `
}

/** Polished metal: bright, a dark horizon, bright again. */
export function metalShade(id: string, light: Colour, dark: Colour): string {
  return svg`
    <linearGradient id="hero-${id}" x1="0" y1="0" x2=".25" y2="1">
    ${stops([
      [0, lighter(light, 0.7)],
      [0.34, light],
      [0.52, mix(light, dark, 0.8)],
      [0.6, darker(dark, 0.12)],
      [0.8, mix(light, dark, 0.4)],
      [1, darker(dark, 0.3)],
    ])}
    </linearGradient>
  `
}

/** A glossy ball; its gradient must exist as `hero-<fill>`. */
export function ball(fill: string, x: number, y: number, radius: number): string {
  return svg`
    <circle cx="${rounded(x)}" cy="${rounded(y)}" r="${rounded(radius)}" fill="url(#hero-${fill})"/>
    ${highlight(x - radius * 0.36, y - radius * 0.46, radius * 0.34, radius * 0.2, -32)}
    <path d="M${rounded(x - radius * 0.5)} ${rounded(y + radius * 0.72)}Q${rounded(x + radius * 0.25)} ${rounded(y + radius * 0.98)} ${rounded(x + radius * 0.74)} ${rounded(y + radius * 0.42)}" fill="none" stroke="#fff" stroke-width="${rounded(radius * 0.07)}" stroke-linecap="round" opacity=".35"/>
  `
}

/** A soft white spot where the light falls. */
export function highlight(x: number, y: number, across: number, up: number, turn: number): string {
  return `<ellipse cx="${rounded(x)}" cy="${rounded(y)}" rx="${rounded(across)}" ry="${rounded(up)}" fill="#fff" opacity=".82" transform="rotate(${turn} ${rounded(x)} ${rounded(y)})"/>`
}

/** Letters or figures centred on a point, as path data; `size` is the height of a capital. */
export function centredText(
  parts: ArtParts,
  fontName: FontName,
  text: string,
  x: number,
  y: number,
  size: number,
): string {
  const font = parts.font(fontName)
  const scale = size / capitalHeight(font)
  return outlinePath(outlineText(font, text, x - (textWidth(font, text) * scale) / 2, y + size / 2, scale))
}
