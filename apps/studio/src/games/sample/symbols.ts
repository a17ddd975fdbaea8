// SPDX-License-Identifier: Apache-2.0
import { FillGradient, GraphicsContext } from 'pixi.js'
import { blend, ink } from '../../runtime/stage/colours.ts'
import type { SampleSymbol } from './maths.ts'
import type { SamplePalette } from './palette.ts'

/** Symbols are drawn in a square of this side around the middle, and scaled to their cell. */
export const SYMBOL_SIDE = 100
const EDGE = 5

type Draw = (context: GraphicsContext) => GraphicsContext

/** Every symbol once, in the colours of the game: reels show them by changing the context. */
export function drawSymbols({
  glow,
  accent,
}: SamplePalette): Readonly<Record<SampleSymbol, GraphicsContext>> {
  return {
    A: stone(0xffd75e, (context) =>
      context.poly([-36, 26, -40, -18, -19, -2, 0, -34, 19, -2, 40, -18, 36, 26]),
    ),
    B: stone(0xff9d45, (context) => context.star(0, 2, 5, 40, 18)),
    C: stone(0xb48cff, (context) => context.poly([-22, -30, 22, -30, 40, -8, 0, 38, -40, -8])),
    D: stone(0xff6f91, (context) =>
      context.moveTo(0, 36).bezierCurveTo(-62, -4, -32, -48, 0, -18).bezierCurveTo(32, -48, 62, -4, 0, 36),
    ),
    E: stone(0x3fdd94, (context) =>
      context.circle(-17, 6, 17).circle(17, 6, 17).circle(0, -17, 17).poly([-5, 4, 5, 4, 11, 36, -11, 36]),
    ),
    F: stone(0x4dc6ff, (context) =>
      context
        .moveTo(0, -38)
        .bezierCurveTo(14, -14, 30, -4, 30, 12)
        .bezierCurveTo(30, 46, -30, 46, -30, 12)
        .bezierCurveTo(-30, -4, -14, -14, 0, -38),
    ),
    G: stone(0xc9a27a, (context) => context.circle(0, 0, 32))
      .circle(0, 0, 21)
      .stroke({ color: 0x6f4d2c, width: 4, alpha: 0.8 }),
    W: wild(accent),
    S: scatter(blend(glow, 0xffffff, 0.25)),
  }
}

/** A shape with a dark edge, lit from above, with a shine on its upper half. */
function stone(colour: number, shape: Draw): GraphicsContext {
  const context = new GraphicsContext()
  shape(context).stroke({ color: blend(colour, 0x000000, 0.62), width: EDGE * 2, join: 'round' })
  shape(context).fill(lit(colour))
  return context.ellipse(-9, -14, 12, 6).fill(ink(0xffffff, 0.38))
}

function wild(colour: number): GraphicsContext {
  const context = new GraphicsContext()
  const hexagon = Array.from({ length: 6 }, (_, corner) => [
    Math.sin((corner * Math.PI) / 3) * 42,
    -Math.cos((corner * Math.PI) / 3) * 42,
  ]).flat()
  context.poly(hexagon).stroke({ color: blend(colour, 0x000000, 0.6), width: EDGE * 2, join: 'round' })
  context.poly(hexagon).fill(lit(colour))
  return context
    .moveTo(-24, -14)
    .lineTo(-12, 18)
    .lineTo(0, -8)
    .lineTo(12, 18)
    .lineTo(24, -14)
    .stroke({ color: 0x10202f, width: 11, join: 'round', cap: 'round' })
    .moveTo(-24, -15)
    .lineTo(-12, 17)
    .lineTo(0, -9)
    .lineTo(12, 17)
    .lineTo(24, -15)
    .stroke({ color: 0xffffff, width: 6, join: 'round', cap: 'round' })
}

function scatter(colour: number): GraphicsContext {
  const context = new GraphicsContext()
  context.star(0, 0, 12, 45, 30).stroke({ color: blend(colour, 0x000000, 0.6), width: EDGE, join: 'round' })
  context.star(0, 0, 12, 45, 30).fill(lit(colour))
  context.circle(0, 0, 24).fill(lit(blend(colour, 0xffffff, 0.55)))
  return context.star(0, 0, 4, 19, 6).fill(blend(colour, 0x000000, 0.55))
}

function lit(colour: number): FillGradient {
  return new FillGradient({
    type: 'linear',
    start: { x: 0, y: 0 },
    end: { x: 0, y: 1 },
    textureSpace: 'local',
    colorStops: [
      { offset: 0, color: blend(colour, 0xffffff, 0.45) },
      { offset: 0.5, color: colour },
      { offset: 1, color: blend(colour, 0x000000, 0.38) },
    ],
  })
}
