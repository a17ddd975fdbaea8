// SPDX-License-Identifier: Apache-2.0
import { numbersOf } from '../model/period.ts'
import type { OutrightResult } from '../model/result.ts'
import { sports } from '../model/sport.ts'
import { deadHeat, type LegStatus, lose, voided, win } from '../settlement/leg-status.ts'
import type { NamedMarketType } from './market-type.ts'

/** Where a competitor finished for a bet that so many places win; those who tie share the places left. */
function statusOfPlace({ positions, withdrawn }: OutrightResult, places: number, id: string): LegStatus {
  if (withdrawn.includes(id)) return voided
  const position = positions[id]
  if (position === undefined || position > places) return lose
  const tied = Object.values(positions).filter((other) => other === position).length
  const left = places - position + 1
  return tied <= left ? win : deadHeat(left, tied)
}

const outright = (code: string, hasPlaces: (places: number) => boolean): NamedMarketType => ({
  code,
  text: `sportsbook.market.${code}`,
  sports,
  hasPeriod: (_, period) => period.startsWith('places_') && hasPlaces(numbersOf(period)[0] ?? 0),
  line: 'none',
  isLine: () => false,
  countsFromBet: () => false,
  outcomes: (_, { competitors = [] }) => competitors.map((id) => ({ id, competitor: id })),
  decidedBy: 'positions',
  pooled: false,
  settle: (result, { period }, outcome) =>
    result.sport === 'outright' && result.over
      ? statusOfPlace(result, numbersOf(period)[0] ?? 1, outcome)
      : undefined,
})

/** Who wins a competition, or finishes among its first; dead heats divide the stake (section 8). */
export const outrights: readonly NamedMarketType[] = [
  outright('outright_winner', (places) => places === 1),
  outright('outright_top', (places) => places > 1),
]
