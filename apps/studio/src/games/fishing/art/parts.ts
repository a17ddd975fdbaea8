// SPDX-License-Identifier: Apache-2.0
import type { HallLook } from '@tessera/rules/games/fishing/halls'
import { numbersOf, type Dot, type Layer } from './layer.ts'
import { oval, smooth, strand, together } from './shapes.ts'
import { clear, darker, lighter, lightOf, type Coat } from './tints.ts'

function spanOf(path: string) {
  const numbers = numbersOf(path)
  const xs = numbers.filter((_, index) => index % 2 === 0)
  const ys = numbers.filter((_, index) => index % 2 === 1)
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

/** A body with light from above: dark back, bright belly, gloss, the rim of its water, and an outline. */
export function body(path: string, coat: Coat, look: HallLook, inside: readonly Layer[] = []): Layer[] {
  const { left, right, top, bottom } = spanOf(path)
  const [wide, high] = [right - left, bottom - top]
  const { rim, shines } = lightOf(look)
  return [
    {
      path,
      fill: {
        from: [0, top],
        to: [0, bottom],
        stops: [darker(coat.back, 0.12), coat.back, coat.flank, coat.belly, darker(coat.belly, 0.12)],
      },
    },
    ...inside.map((layer) => ({ ...layer, within: path })),
    // Shadow below, and light that comes back from the sand.
    {
      path: oval((left + right) / 2, bottom + high * 0.06, wide * 0.62, high * 0.3),
      fill: {
        middle: [(left + right) / 2, bottom + high * 0.06],
        radius: wide * 0.55,
        stops: [clear('#04142c', 0.42), clear('#04142c', 0)],
      },
      within: path,
    },
    {
      path: oval(left + wide * 0.58, top + high * 0.2, wide * 0.34, high * 0.13),
      fill: {
        from: [0, top + high * 0.06],
        to: [0, top + high * 0.34],
        stops: [clear('#ffffff', 0.62), clear('#ffffff', 0.04)],
      },
      within: path,
    },
    {
      path,
      line: { colour: clear(rim, shines ? 0.75 : 0.4), width: 7 },
      within: path,
      alpha: shines ? 0.9 : 0.6,
    },
    { path, line: { colour: darker(coat.back, 0.62), width: 3.2 } },
  ]
}

/** A fin: thin, lighter at its edge, with rays from its root. */
export function fin(dots: readonly Dot[], colour: string, root: Dot, rays = 6): Layer[] {
  const path = smooth(dots, 0.8)
  const { left, right, top, bottom } = spanOf(path)
  const far = dots.reduce((best, dot) =>
    Math.hypot(dot[0] - root[0], dot[1] - root[1]) > Math.hypot(best[0] - root[0], best[1] - root[1])
      ? dot
      : best,
  )
  const lines = Array.from({ length: rays }, (_, index) => {
    const share = (index + 0.5) / rays
    const dot = dots[Math.min(dots.length - 1, Math.floor(share * dots.length))]!
    return strand([root, [(root[0] + dot[0] * 1.4) / 2.4, (root[1] + dot[1] * 1.4) / 2.4], dot])
  })
  return [
    {
      path,
      fill: { from: root, to: far, stops: [darker(colour, 0.22), colour, lighter(colour, 0.38)] },
    },
    { path: together(...lines), line: { colour: clear(darker(colour, 0.5), 0.5), width: 2 }, within: path },
    {
      path: oval((left + right) / 2, top, (right - left) / 2, (bottom - top) / 3),
      fill: clear('#ffffff', 0.13),
      within: path,
    },
    { path, line: { colour: darker(colour, 0.6), width: 2.6 } },
  ]
}

/** An eye with a glint; `iris` is its colour. */
export function eye(x: number, y: number, size: number, iris = '#2a1a10'): Layer[] {
  return [
    {
      path: oval(x, y, size),
      fill: { middle: [x - size * 0.2, y - size * 0.3], radius: size * 1.2, stops: ['#ffffff', '#d9e6f2'] },
      line: { colour: '#0b1524', width: size * 0.16 },
    },
    { path: oval(x + size * 0.14, y, size * 0.66), fill: iris },
    { path: oval(x + size * 0.2, y, size * 0.4), fill: '#05070d' },
    { path: oval(x + size * 0.02, y - size * 0.32, size * 0.24), fill: '#ffffff' },
    { path: oval(x + size * 0.36, y + size * 0.28, size * 0.11), fill: clear('#ffffff', 0.8) },
  ]
}

/** A mouth as a short dark line with a lip below. */
export const mouth = (dots: readonly Dot[], colour = '#3a1420', width = 3.4): Layer => ({
  path: strand(dots),
  line: { colour, width },
})

/** Rows of scales as faint arcs. */
export function scales(
  colour: string,
  span: { x: number; y: number; wide: number; high: number },
  size = 15,
): Layer {
  const arcs: string[] = []
  for (let row = 0; row * size * 0.8 < span.high; row += 1)
    for (let column = 0; column * size < span.wide; column += 1) {
      const x = span.x + column * size + (row % 2) * (size / 2)
      const y = span.y + row * size * 0.8
      arcs.push(
        strand([
          [x, y],
          [x - size * 0.42, y + size * 0.4],
          [x, y + size * 0.8],
        ]),
      )
    }
  return { path: together(...arcs), line: { colour: clear(colour, 0.26), width: 1.6 } }
}

/** Round spots in a coat. */
export const spots = (
  dots: readonly (readonly [x: number, y: number, size: number])[],
  colour: string,
  alpha = 1,
): Layer => ({
  path: together(...dots.map(([x, y, size]) => oval(x, y, size, size * 0.86))),
  fill: colour,
  alpha,
})

/** Lights of the deep along a body. */
export function deepLights(look: HallLook, dots: readonly Dot[], colour = '#6df7ff', size = 5): Layer[] {
  if (!lightOf(look).shines) return []
  return [
    {
      path: together(...dots.map(([x, y]) => oval(x, y, size))),
      fill: lighter(colour, 0.55),
      glow: { colour, size: size * 2.4 },
    },
  ]
}
