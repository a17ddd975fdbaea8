// SPDX-License-Identifier: Apache-2.0
import type { ArtParts } from '../art-parts.ts'
import { drawnHeroes } from '../heroes/index.ts'
import type { Palette } from '../palette.ts'
import type { HeroChoice } from '../themes/theme.ts'
import type { HeroDrawing } from './hero-drawing.ts'
import { iconHero } from './icon-hero.ts'

/** The chosen hero, from the icon set or from our own drawings. */
export function drawHero(parts: ArtParts, choice: HeroChoice, palette: Palette): HeroDrawing {
  if ('drawn' in choice) return drawnHeroes[choice.drawn](palette, parts)
  return iconHero(parts.iconPath(choice.icon), { ...palette, ...choice.paint })
}
