// SPDX-License-Identifier: Apache-2.0
import { darker, lighter, mix } from '../art/colour.ts'
import { contrast } from './wcag.ts'
import {
  leastTextContrast,
  shapePairs,
  leastShapeContrast,
  textPairs,
  themeColours,
  type ColourToken,
  type ThemeName,
} from './theme-colours.ts'

/** The main colour of a brand in each theme, `#rrggbb`. */
export interface BrandColour {
  dark: string
  light: string
}

/** The colour tokens that a brand replaces. */
export type BrandToken = 'brand' | 'brand-hover' | 'brand-soft' | 'on-brand' | 'art-action' | 'on-art-action'
export type BrandTokens = Record<ThemeName, Record<BrandToken, string>>

/**
 * Why a brand's colour cannot be used: which colour on which background, in which theme, and its contrast.
 */
export interface UnreadablePair {
  theme: ThemeName
  ink: ColourToken
  ground: ColourToken
  contrast: number
  least: number
}

export type BrandVerdict =
  | { ok: true; tokens: BrandTokens }
  | { ok: false; problems: readonly UnreadablePair[] }

const white = '#ffffff'
const isColour = (value: string): boolean => /^#[0-9a-f]{6}$/i.test(value)

/**
 * The tokens of a brand from its two colours: text on the brand colour, hover shade and soft background are
 * computed. Refuses colours that give any text less contrast than WCAG 2.2 AA requires. Throws RangeError on
 * anything but a `#rrggbb` colour.
 */
export function brandTokens(colours: BrandColour): BrandVerdict {
  for (const colour of [colours.dark, colours.light])
    if (!isColour(colour)) throw new RangeError(`Not a #rrggbb colour: ${colour}`)
  const action = { 'art-action': colours.dark.toLowerCase(), 'on-art-action': inkOn(colours.dark) }
  const tokens: BrandTokens = {
    dark: { ...shades('dark', colours.dark), ...action },
    light: { ...shades('light', colours.light), ...action },
  }
  const problems = [...unreadable('dark', tokens.dark), ...unreadable('light', tokens.light)]
  return problems.length === 0 ? { ok: true, tokens } : { ok: false, problems }
}

/** A style sheet that overrides the default tokens with those of a brand. */
export function brandStyleSheet(tokens: BrandTokens): string {
  const rule = (selector: string, values: Record<string, string>): string =>
    `${selector}{${Object.entries(values)
      .map(([name, value]) => `--${name}:${value}`)
      .join(';')}}`
  return `${rule(":root,[data-theme='dark']", tokens.dark)}\n${rule("[data-theme='light']", tokens.light)}\n`
}

function shades(
  theme: ThemeName,
  colour: string,
): Omit<Record<BrandToken, string>, 'art-action' | 'on-art-action'> {
  const brand = colour.toLowerCase()
  const ink = inkOn(brand)
  const away = ink === white ? darker : lighter
  return {
    brand,
    'on-brand': ink,
    'brand-hover': away(brand, ink === white ? 0.16 : 0.2),
    'brand-soft': softGround(theme, brand),
  }
}

/** Near-black of the brand's own hue, or white: whichever reads better. */
function inkOn(colour: string): string {
  const dark = darker(colour, 0.91)
  return contrast(dark, colour) >= contrast(white, colour) ? dark : white
}

/**
 * The strongest tint of the theme's surface on which both the brand colour and plain text are still readable.
 */
function softGround(theme: ThemeName, brand: string): string {
  const { 'surface-1': surface, text } = themeColours[theme]
  const tints = [0.2, 0.17, 0.14, 0.11, 0.08, 0.05].map((share) => mix(surface, brand, share))
  return (
    tints.find(
      (tint) => contrast(brand, tint) >= leastTextContrast && contrast(text, tint) >= leastTextContrast,
    ) ?? surface
  )
}

function unreadable(theme: ThemeName, own: Partial<Record<ColourToken, string>>): UnreadablePair[] {
  const colours = { ...themeColours[theme], ...own }
  const check =
    (least: number) =>
    ([ink, ground]: readonly [ColourToken, ColourToken]): UnreadablePair[] => {
      const found = contrast(colours[ink], colours[ground])
      return found >= least ? [] : [{ theme, ink, ground, contrast: Math.floor(found * 100) / 100, least }]
    }
  return [...textPairs.flatMap(check(leastTextContrast)), ...shapePairs.flatMap(check(leastShapeContrast))]
}
