// SPDX-License-Identifier: Apache-2.0
import type { ArtParts } from './art-parts.ts'
import { backdrop, glints, sharedDefs } from './backdrop.ts'
import { podium } from './banner/podium.ts'
import { drawingRandom } from './drawing-random.ts'
import { svgDocument } from './drawing.ts'
import type { Canvas } from './drawing.ts'
import { drawHero } from './hero/draw-hero.ts'
import { heroFilters, placeHero } from './hero/place-hero.ts'
import type { Palette } from './palette.ts'
import { scatterParticles } from './particles/index.ts'
import { drawn, icon } from './themes/theme.ts'
import type { HeroChoice } from './themes/theme.ts'
import { paints } from './themes/paints.ts'

export const rewardSize = { width: 480, height: 360 }

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
const moss: Palette = {
  deep: '#04200f',
  mid: '#12703c',
  glow: '#6af0a0',
  light: '#eafff2',
  dark: '#26b86a',
  accent: '#ffd23f',
}
const rose: Palette = {
  deep: '#2c0620',
  mid: '#a31f6e',
  glow: '#ff8ac8',
  light: '#ffeaf6',
  dark: '#e83f97',
  accent: '#ffd98a',
}

/** The thing of each reward, and its light. */
const things = {
  cash: [icon('cash', '', paints.leafGreen), gold],
  coins: [icon('two-coins'), gold],
  present: [icon('present', '', paints.rose), ember],
  ticket: [icon('ticket'), rose],
  smartphone: [icon('smartphone', '', paints.grey), sea],
  headphones: [icon('headphones', '', paints.grey), night],
  watch: [icon('watch', '', paints.grey), moss],
  tablet: [icon('tablet', '', paints.grey), night],
  laptop: [icon('laptop', '', paints.grey), sea],
  camera: [icon('photo-camera', '', paints.grey), ember],
  speaker: [icon('boombox', '', paints.grey), rose],
  gamepad: [drawn('gamepad'), night],
  drone: [icon('delivery-drone', '', paints.grey), sea],
  coffee: [icon('coffee-mug', '', paints.wool), ember],
  kettle: [icon('coffee-pot', '', paints.grey), moss],
  cooking: [icon('saucepan', '', paints.grey), ember],
  lamp: [icon('desk-lamp', '', paints.banana), night],
  pillow: [icon('pillow', '', paints.wool), sea],
  backpack: [icon('light-backpack', '', paints.brick), moss],
  cap: [icon('billed-cap', '', paints.seaBlue), sea],
  shirt: [icon('t-shirt', '', paints.wool), rose],
  shoes: [icon('running-shoe', '', paints.crab), night],
  sunglasses: [icon('sunglasses', '', paints.grey), gold],
  wallet: [icon('wallet', '', paints.brown), ember],
  perfume: [icon('delicate-perfume', '', paints.pink), rose],
  necklace: [icon('gem-necklace'), night],
  football: [drawn('football'), moss],
  bicycle: [icon('dutch-bike', '', paints.crab), sea],
  tent: [icon('camping-tent', '', paints.leafGreen), moss],
  suitcase: [icon('suitcase', '', paints.brick), gold],
  fishing: [icon('fishing-pole', '', paints.brown), sea],
  chess: [icon('chess-knight'), gold],
  guitar: [icon('guitar', '', paints.brown), ember],
  umbrella: [icon('umbrella', '', paints.seaBlue), night],
  chocolate: [icon('chocolate-bar', '', paints.brown), rose],
} satisfies Record<string, readonly [HeroChoice, Palette]>

export type RewardName = keyof typeof things
export const rewardNames = Object.keys(things) as RewardName[]

/**
 * Draws a reward of the points mall, 4:3: the thing on our stone stage, in its own light. Equal input gives
 * equal bytes.
 */
export function drawReward(parts: ArtParts, { name }: { name: RewardName }): string {
  const [hero, palette] = things[name]
  const { width, height } = rewardSize
  const canvas: Canvas = { width, height, focusX: width / 2, focusY: Math.round(height * 0.44) }
  return svgDocument(
    width,
    height,
    [
      `<defs>${sharedDefs(canvas, palette)}${heroFilters(palette)}</defs>`,
      backdrop(name, canvas, palette, { pattern: 'tesserae', scene: 'spotlight' }),
      scatterParticles('confetti', 'behind', canvas, palette, drawingRandom(`${name}/behind`)),
      podium({ x: width / 2, y: height * 0.8, half: width * 0.25 }, palette),
      placeHero(drawHero(parts, hero, palette), {
        x: width / 2,
        y: height * 0.43,
        width: width * 0.46,
        height: height * 0.62,
        turn: 0,
      }),
      glints(canvas, palette, drawingRandom(`${name}/glints`)),
    ].join(''),
  )
}
