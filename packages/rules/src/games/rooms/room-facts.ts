// SPDX-License-Identifier: Apache-2.0
import { amountFromWire, type Amount } from '../../money.ts'
import type { Room, RoomGame, RoomLimits } from './room.ts'
import { leastStakeTimes } from './room-stakes.ts'

/** What lists and pages state of a table with others. */
export interface RoomFacts {
  /** That of the worst bet, as of the games that one plays alone. */
  readonly rtpBasisPoints: number
  readonly minimumStake: Amount
}

const leastReturns: Readonly<Record<RoomGame, number>> = {
  roulette: 9729,
  baccarat: 8564,
  dragontiger: 8602,
  sicbo: 8148,
  fantan: 9625,
  xocdia: 9375,
  // Its side bet on pairs.
  blackjack: 9590,
  moneywheel: 7592,
  supersix: 7002,
}
/** The smallest stake that lists state of a game, in hundredths. */
const SMALLEST_HUNDREDTHS = 10

export const roomFactsOf = ({ game, limits }: Pick<Room, 'game' | 'limits'>): RoomFacts => ({
  rtpBasisPoints: leastReturns[game],
  minimumStake: smallestOf(limits),
})

const smallestOf = (limits: RoomLimits): Amount =>
  amountFromWire((SMALLEST_HUNDREDTHS * Number(leastStakeTimes(limits))) / 100)
