// SPDX-License-Identifier: Apache-2.0
import type { SharedPlay } from '../../modules/agents/index.ts'
import { playByRound, type RoundPlay } from '../../modules/bets/index.ts'
import { gamesOfTypes } from '../../modules/catalogue/index.ts'
import { drawsOfTickets, lotteryVendor } from '../../modules/lottery/index.ts'
import { eventsOfBets, sportsbookVendor } from '../../modules/sportsbook/index.ts'
import type { Queries, StreamSlice } from '../../platform/db/index.ts'

/** Types of vendors' games in which one round is played by many. */
const sharedTypes = ['LIVE', 'PVP', 'COCKFIGHT', 'LOTT', 'ELOTT'] as const

/** Bets of the platform itself, whose rounds are single bets: what many of them are about, its tables say. */
const platformBets = {
  [sportsbookVendor.vendorCode]: eventsOfBets,
  [lotteryVendor.vendorCode]: drawsOfTickets,
}

/**
 * What members settled in a slice of the stream on events, draws and rounds that they share with others. A vendor says
 * what a round returned to whom and not what was bet on, so there a round counts by its result, however few play in it.
 * A member's own bets on one event or draw of the platform are weighed by their sides already.
 */
export async function sharedPlay(db: Queries, slice: StreamSlice): Promise<SharedPlay[]> {
  const plays = await playByRound(db, slice, {
    vendors: Object.keys(platformBets),
    games: await gamesOfTypes(db, sharedTypes),
  })
  const shared: SharedPlay[] = []
  for (const [vendor, own] of Map.groupBy(plays, (play) => play.vendor)) {
    const subjectsOf = (platformBets as Record<string, typeof eventsOfBets | undefined>)[vendor]
    const subjects = await subjectsOf?.(
      db,
      own.map(({ roundId }) => roundId),
    )
    for (const play of own)
      if (!subjects) shared.push(sharedOf(play, play.roundId, true))
      else if (subjects.has(play.roundId)) shared.push(sharedOf(play, subjects.get(play.roundId)!, false))
  }
  return shared
}

const sharedOf = ({ roundId: _, ...play }: RoundPlay, subject: string, alone: boolean): SharedPlay => ({
  ...play,
  subject: `${play.vendor}/${subject}`,
  alone,
})
