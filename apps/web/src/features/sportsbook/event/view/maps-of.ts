// SPDX-License-Identifier: Apache-2.0
import { numbersOf } from '@tessera/rules/sportsbook/model/period'
import type { EventAnswer, Side } from '../event-answer.ts'

/** One map of an e-sports match. */
export interface BoardMap {
  number: number
  /** Undefined before it begins. */
  rounds: { home: number; away: number } | undefined
  winner: Side | undefined
  isPlayed: boolean
  /** Who won each of its rounds, as far as they are known. */
  roundWinners: readonly Side[]
}

const leastMaps = 3

/** The maps of a match in order, those to come too as long as nobody has won. */
export function mapsOf({ event, periods, statistics, incidents }: EventAnswer): BoardMap[] {
  const begun = statistics.flatMap(({ name, home, away }) =>
    /^map_\d$/.test(name) ? [{ number: numbersOf(name)[0] ?? 0, home, away }] : [],
  )
  const playing = event.status === 'live' ? event.period : ''
  const most = Math.max(begun.length, event.status === 'ended' ? 0 : leastMaps)
  return Array.from({ length: most }, (_, index): BoardMap => {
    const number = index + 1
    const period = `map_${number}`
    const score = periods.find((each) => each.period === period)
    const winner = score ? (score.home > score.away ? 'home' : 'away') : undefined
    return {
      number,
      rounds: begun.find((map) => map.number === number),
      winner,
      isPlayed: winner === undefined && playing === period,
      roundWinners: incidents.flatMap(({ kind, side, period: of }) =>
        kind === 'round' && side && of === period ? [side] : [],
      ),
    }
  })
}
