// SPDX-License-Identifier: Apache-2.0
import type { CardStep } from '../../fair/card-room/card-rules.ts'
import { pay, takeRake, type Stakes } from '../../fair/card-room/payments.ts'
import { countHand } from './count-hand.ts'
import { wildRankOf } from './rummy-cards.ts'
import type { RummyEvent, RummyResult, RummyState } from './rummy-state.ts'

type Step = CardStep<RummyState, RummyEvent>

/** What a player counts now: what being out costs, or the least that the hand can count. */
const countOf = (state: RummyState, player: number): number => {
  const { out, hand } = state.players[player]!
  return out ? out.points : countHand(hand, wildRankOf(state.cut))
}

/** Ends the game: all others pay the winner what they count, in the order of play after them. */
export function endRummy(
  { state, events }: Step,
  winner: number,
  reason: RummyResult['reason'],
  stakes: Stakes,
): Step {
  const points = state.players.map((_, player) => (player === winner ? 0 : countOf(state, player)))
  let players = state.players
  const payments = []
  for (let after = 1; after < players.length; after += 1) {
    const from = (winner + after) % players.length
    const owed = BigInt(points[from]!) * stakes.unit
    const paid = pay(players, { from, to: winner, reason: 'game' }, owed)
    players = paid.players
    payments.push(paid.payment)
  }
  const raked = takeRake(players, stakes)
  const result = { winner, reason, points, rakes: raked.rakes }
  return {
    state: { ...state, players: raked.players, payments, result },
    events: [
      ...events,
      ...payments.map((payment) => ({ type: 'paid', payment }) as const),
      { type: 'ended', result },
    ],
  }
}

/** Who counts least of those who are not out; of several the one whose turn comes first. */
export function lowestCount(state: RummyState): number {
  const count = state.players.length
  const order = Array.from({ length: count }, (_, after) => (state.turn + 1 + after) % count)
  const playing = order.filter((player) => !state.players[player]!.out)
  const counts = playing.map((player) => countOf(state, player))
  return playing[counts.indexOf(Math.min(...counts))]!
}
