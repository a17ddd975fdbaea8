// SPDX-License-Identifier: Apache-2.0
import { mix } from '../colour.ts'
import type { Colour } from '../colour.ts'
import type { DrawingRandom } from '../drawing-random.ts'
import { point } from '../drawing.ts'
import type { Canvas } from '../drawing.ts'
import type { Palette } from '../palette.ts'

/** Draws the scene behind the hero: silhouettes in a few depths, lit from the focus. */
export type Scene = (canvas: Canvas, palette: Palette, random: DrawingRandom) => string

/** The colour of a layer by distance: 0 is far and hazy, 1 is near and dark. */
export function hazeColour(palette: Palette, nearness: number): Colour {
  return nearness < 0.5
    ? mix(mix(palette.mid, palette.glow, 0.45), palette.mid, nearness * 2)
    : mix(palette.mid, palette.deep, (nearness - 0.5) * 2)
}

/** Land whose upper edge rolls (curved) or is broken (jagged), closed along the bottom edge. */
export function ridge(
  canvas: Canvas,
  random: DrawingRandom,
  land: { y: number; height: number; steps: number; jagged?: boolean },
): string {
  const stepWidth = canvas.width / land.steps
  const edge: [number, number][] = []
  for (let step = -1; step <= land.steps + 1; step++) {
    const rise = land.jagged && step % 2 === 0 ? random.between(0.6, 1) : random.between(0, 0.45)
    edge.push([step * stepWidth, land.y - land.height * rise])
  }
  const [first = [0, land.y]] = edge
  let path = `M${point(first[0], canvas.height + 10)}L${point(first[0], first[1])}`
  edge.slice(1).forEach(([x, y], index) => {
    const [fromX, fromY] = edge[index] ?? [x, y]
    path += land.jagged
      ? `L${point(x, y)}`
      : `C${point((fromX + x) / 2, fromY)} ${point((fromX + x) / 2, y)} ${point(x, y)}`
  })
  return `${path}V${canvas.height + 10}Z`
}
