// SPDX-License-Identifier: Apache-2.0
import { leastEdgeOf } from '../../games/least-edges.ts'
import type { Next } from './draws.ts'
import { mostPayout } from './money-rules.ts'
import type { Played } from './played.ts'
import type { Stakes, Strategy } from './strategy.ts'

/** A day at a game of the floor: rounds that keep its least edge on average, summed up as one. */
export function playFloor(
  { game, odds, roundsPerDay }: Strategy,
  { day, stakes, next }: { day: number; stakes: readonly Stakes[]; next: Next },
): Played[] {
  const edge = leastEdgeOf(game)!
  const account = Math.floor(next() * stakes.length)
  const chance = (1 - edge / 10_000) / (odds / 100)
  let [stake, returned] = [0, 0]
  for (let round = 0; round < roundsPerDay; round += 1) {
    const bet = Math.floor(Math.min(stakes[account]!.next(), (mostPayout * 100) / odds))
    const won = next() < chance ? (bet * odds) / 100 : 0
    stakes[account]!.settled(won - bet)
    stake += bet
    returned += won
  }
  const days = { placedDay: day, settledDay: day }
  return [
    {
      account,
      subject: undefined,
      type: 'INHOUSE',
      edge,
      ...days,
      stake,
      returned,
      validBets: stake,
      expected: stake * (1 - edge / 10_000),
    },
  ]
}
