// SPDX-License-Identifier: Apache-2.0
import { brandTokens, type BrandTokens } from '@tessera/ui/theme/brand-tokens.ts'
import { themeColours } from '@tessera/ui/theme/theme-colours.ts'
import type { Cell } from './cell.ts'
import type { Theme } from './theme.ts'

let worn: BrandTokens | undefined
const watched = new WeakSet<Cell<Theme>>()

/**
 * Applies the colour of the brand that frames the page. Input from outside is only a request: ignored unless
 * it is two `#rrggbb` colours that leave everything readable, and all shades are computed here.
 */
export function wearColour(wish: unknown, theme: Cell<Theme>): void {
  worn = tokensOf(wish)
  // A cell calls its watchers at once and at every change.
  if (watched.has(theme)) return applyTheme(theme.get())
  watched.add(theme)
  theme.watch(applyTheme)
}

/** The tokens for a request; undefined if it cannot be met, and for the colour that the page has anyway. */
export function tokensOf(wish: unknown): BrandTokens | undefined {
  if (typeof wish !== 'object' || wish === null || !('dark' in wish) || !('light' in wish)) return undefined
  const { dark, light } = wish
  if (!isColour(dark) || !isColour(light)) return undefined
  if (dark === themeColours.dark.brand && light === themeColours.light.brand) return undefined
  const verdict = brandTokens({ dark, light })
  return verdict.ok ? verdict.tokens : undefined
}

const isColour = (value: unknown): value is string =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)

const names = ['brand', 'brand-hover', 'brand-soft', 'on-brand', 'art-action', 'on-art-action'] as const

function applyTheme(theme: Theme): void {
  const { style } = document.documentElement
  for (const name of names) {
    if (worn) style.setProperty(`--${name}`, worn[theme][name])
    else style.removeProperty(`--${name}`)
  }
}
