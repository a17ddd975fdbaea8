// SPDX-License-Identifier: Apache-2.0
import type { Sparks } from '../../../../runtime/stage/sparks.ts'
import type { ReelsArea } from '../../scene/place-reels.ts'
import type { SlotEvent } from '../../story.ts'
import type { CascadeRules } from '../cascade-rules.ts'
import type { Tumble } from '../tumble.ts'
import type { Board } from './board.ts'
import { slowColumns } from './slow-columns.ts'
import type { SlowGlow } from './slow-glow.ts'
import type { WinLabels } from './win-labels.ts'

/** What happens while a spin is displayed. */
export interface CascadePace {
  readonly quick: boolean
  readonly free: boolean
  readonly onColumn: (column: number, slow: boolean) => void
  readonly onSlow: (column: number) => void
  /** A board wins; its number counts from 0. */
  readonly onWin: (tumble: Tumble, number: number) => void
  /** The multipliers on the last board multiply what was won. */
  readonly onMultipliers: () => void
  readonly amountOf: (multiplier: number) => string
}

interface TumbleOptions {
  readonly rules: CascadeRules
  readonly board: Board
  readonly slowGlow: SlowGlow
  readonly labels: WinLabels
  readonly sparks: Sparks
  readonly sparkColour: number
  readonly areaNow: () => ReelsArea
}

/** Returns what shows a whole spin: the symbols fall, and what wins vanishes until nothing wins. */
export function createTumbles(options: TumbleOptions) {
  const { rules, board, slowGlow, labels, sparks, sparkColour, areaNow } = options
  const multipliers = multipliersOf(rules)
  const burst = (index: number, count: number) => {
    const { x, y } = board.at(index)
    sparks.burst({ x, y, colour: sparkColour, count, speed: 0.22, size: areaNow().reel * 0.28 })
  }
  const multiply = async (last: Tumble, pace: CascadePace) => {
    for (const [index, symbol] of [...last.board].entries())
      if (multipliers[symbol] !== undefined) burst(index, 8)
    pace.onMultipliers()
    await board.pulse(Object.keys(multipliers).join(''), pace.quick)
  }
  return async ({ tumbles = [], freeSpins, factor = 1 }: SlotEvent, pace: CascadePace): Promise<void> => {
    const first = tumbles[0]!
    await board.drop(first.board, {
      quick: pace.quick,
      slow: slowColumns(rules, first.board, pace.free),
      onColumn: pace.onColumn,
      onSlow(column) {
        pace.onSlow(column)
        slowGlow.show(column)
      },
    })
    for (const [number, tumble] of tumbles.entries()) {
      if (tumble.wins.length === 0) break
      pace.onWin(tumble, number)
      labelWins(labels, board, tumble, pace, Math.max(17, areaNow().reel * 0.36))
      await board.vanish(tumble, pace.quick)
      for (const { cells } of tumble.wins) for (const index of cells) burst(index, pace.quick ? 2 : 4)
      const next = tumbles[number + 1]
      if (next) await board.refill(tumble, next.board, pace.quick)
    }
    if (rules.engine === 'scatterPays' && factor > 1) await multiply(tumbles.at(-1)!, pace)
    if (freeSpins > 0) await board.pulse(rules.scatter.symbol, pace.quick)
  }
}

/** What the symbols that multiply are worth; without such symbols empty. */
export const multipliersOf = (rules: CascadeRules): Readonly<Record<string, number>> =>
  rules.engine === 'scatterPays' ? rules.multipliers : {}

/** Writes what each win pays in its middle. */
function labelWins(
  labels: WinLabels,
  board: Board,
  { wins }: Tumble,
  { amountOf }: CascadePace,
  size: number,
): void {
  const middle = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  for (const { cells, multiplier } of wins) {
    const points = cells.map((index) => board.at(index))
    labels.show({
      text: amountOf(multiplier),
      x: middle(points.map(({ x }) => x)),
      y: middle(points.map(({ y }) => y)),
      size,
    })
  }
}
