// SPDX-License-Identifier: Apache-2.0
import type { SlotSymbol } from '../slot-rules.ts'
import { down, line, symbol } from './paint.ts'
import { strokes, type RankColours } from './ranks.ts'

/** What the figure of a rank lies on, in a square of 100, and the lights that it needs. */
export interface Plate {
  readonly defs: string
  readonly body: string
}

/** Card ranks on plates of a title's own, smaller and flatter than the bare ones; only the ranks that have colours. */
export function platedRanks(
  plate: Plate,
  colours: Partial<RankColours>,
  edge = '#0b0806',
): Record<SlotSymbol, string> {
  const entries = Object.entries(colours) as [keyof typeof strokes, readonly [string, string, string]][]
  return Object.fromEntries(
    entries.map(([rank, [light, middle, dark]]) => {
      const path = strokes[rank]
      const figure = `<g transform="translate(20 20) scale(.6)"><g transform="translate(0 4)">${line(path, edge, 22, 0.6)}</g>${line(path, edge, 22)}${line(path, light, 16)}${line(path, 'url(#face)', 12)}<g transform="translate(-2 -2.4)">${line(path, '#fff', 2.4, 0.6)}</g></g>`
      return [rank, symbol(down('face', light, middle, dark) + plate.defs, plate.body + figure)]
    }),
  )
}
