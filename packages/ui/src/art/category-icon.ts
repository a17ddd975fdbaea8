// SPDX-License-Identifier: Apache-2.0
import type { ArtParts } from './art-parts.ts'
import { svgDocument } from './drawing.ts'
import { drawHero } from './hero/draw-hero.ts'
import { heroFilters, placeHero } from './hero/place-hero.ts'
import type { Palette } from './palette.ts'
import { drawn, icon } from './themes/theme.ts'
import type { HeroChoice } from './themes/theme.ts'
import { paints } from './themes/paints.ts'

export const categoryIconSize = 192

const gold: Palette = {
  deep: '#2a1405',
  mid: '#8a5a10',
  glow: '#ffd84a',
  light: '#fff6c0',
  dark: '#f0a012',
  accent: '#ff4f6a',
}
const sea: Palette = {
  deep: '#04182c',
  mid: '#0f5a9c',
  glow: '#5ae0ff',
  light: '#e8fbff',
  dark: '#2f9ae8',
  accent: '#ffd23f',
}
const night: Palette = {
  deep: '#150a30',
  mid: '#4a2ab8',
  glow: '#b58aff',
  light: '#f4ecff',
  dark: '#8a5af0',
  accent: '#3fe8d0',
}
const ember: Palette = {
  deep: '#2a0606',
  mid: '#b82018',
  glow: '#ff8a3a',
  light: '#ffe6b0',
  dark: '#f0641a',
  accent: '#ffd23f',
}

/** The sign of each kind of game and each menu entry. */
const signs = {
  home: [icon('castle'), night],
  hot: [icon('flame', '', paints.fire), ember],
  fav: [icon('hearts', '', paints.rose), ember],
  live: [drawn('rouletteWheel'), gold],
  pvp: [drawn('cardFan'), gold],
  fish: [icon('angler-fish'), sea],
  rng: [drawn('slotReels'), gold],
  inhouse: [drawn('dice'), sea],
  sports: [drawn('football'), gold],
  esports: [drawn('gamepad'), night],
  lottery: [drawn('lotteryBalls'), gold],
  cockfight: [icon('rooster'), gold],
  promotions: [icon('present'), ember],
  rewards: [drawn('trophy'), gold],
  vip: [drawn('crown'), gold],
  mall: [icon('shopping-bag'), night],
  download: [icon('smartphone'), sea],
} satisfies Record<string, readonly [HeroChoice, Palette]>

export type CategoryName = keyof typeof signs
export const categoryNames = Object.keys(signs) as CategoryName[]

/** Whether a text names a category that has a sign. */
export function isCategoryName(name: string): name is CategoryName {
  return Object.hasOwn(signs, name)
}

/** The sign of a category: one thing in relief, 192 by 192, no background. */
export function drawCategoryIcon(parts: ArtParts, { name }: { name: CategoryName }): string {
  const [hero, palette] = signs[name]
  const middle = categoryIconSize / 2
  return svgDocument(
    categoryIconSize,
    categoryIconSize,
    `<defs>${heroFilters(palette)}</defs>${placeHero(drawHero(parts, hero, palette), { x: middle, y: middle - 5, width: 148, height: 144, turn: 0 })}`,
  )
}
