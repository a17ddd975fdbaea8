// SPDX-License-Identifier: Apache-2.0
import { numbersOf } from '../model/period.ts'
import type { OutrightResult } from '../model/result.ts'
import { sports } from '../model/sport.ts'
import { deadHeat, type LegStatus, lose, voided, win } from '../settlement/leg-status.ts'
import type { NamedMarketType } from './market-type.ts'

/** Where a competitor finished for a bet on the first so many; those who tie share the positions left. */
function statusInTop({ positions, withdrawn }: OutrightResult, top: number, id: string): LegStatus {
  if (withdrawn.includes(id)) return voided
  const position = positions[id]
  if (position === undefined || position > top) return lose
  const tied = Object.values(positions).filter((other) => other === position).length
  const left = top - position + 1
  return tied <= left ? win : deadHeat(left, tied)
}

const outright = (code: string, allowsTop: (top: number) => boolean): NamedMarketType => ({
  code,
  text: `sportsbook.market.${code}`,
  sports,
  hasPeriod: (_, period) => period.startsWith('top_') && allowsTop(numbersOf(period)[0] ?? 0),
  line: 'none',
  isLine: () => false,
  countsFromBet: () => false,
  outcomes: (_, { competitors = [] }) => competitors.map((id) => ({ id, competitor: id })),
  decidedBy: 'positions',
  pooled: false,
  settle: (result, { period }, outcome) =>
    result.sport === 'outright' && result.over
      ? statusInTop(result, numbersOf(period)[0] ?? 1, outcome)
      : undefined,
})

/** Who wins a competition, or finishes among its first; dead heats divide the stake (section 8). */
export const outrights: readonly NamedMarketType[] = [
  outright('outright_winner', (top) => top === 1),
  outright('outright_top', (top) => top > 1),
]
