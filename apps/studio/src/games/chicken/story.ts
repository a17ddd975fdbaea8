// SPDX-License-Identifier: Apache-2.0
import { returnOf, type Multiplier } from '../../fair/multiplier.ts'
import { wholeNumber } from '../../fair/refusal.ts'
import type { StepGame } from '../../fair/step-game.ts'
import { CHICKEN_LANES, checkChickenBet, chickenMultiplier, laneIsSafe, type ChickenBet } from './maths.ts'

export type ChickenEvent =
  | {
      readonly type: 'cross'
      readonly lane: number
      readonly safe: boolean
      readonly multiplier: Multiplier
    }
  /** Once the round has ended: the first lane with a car, from 0; null if there is none. */
  | { readonly type: 'road'; readonly car: number | null }

/** The only move: one lane further. */
export const CHICKEN_GO = 0

/** Chicken Crossing: lane after lane, and cash out before a car comes. */
export const chickenGame: StepGame<ChickenBet, ChickenEvent> = {
  check: (bet) => checkChickenBet(bet),
  floats: () => CHICKEN_LANES,
  first: (bet) => chickenMultiplier(bet, 1),
  checkMove: (_field, move) => wholeNumber(move, CHICKEN_GO, CHICKEN_GO, 'studio.badMove'),
  reach: ({ bet, moves }) => chickenMultiplier(bet, moves.length + 1),
  play(field, move, floats) {
    const moves = [...field.moves, move]
    if (!laneIsSafe(field.bet, floats[field.moves.length]!)) return { ...field, moves, state: 'lost' }
    return { ...field, moves, state: moves.length === CHICKEN_LANES ? 'cashedOut' : 'open' }
  },
  mayCashOut: ({ moves }) => moves.length > 0,
  story({ bet, moves, state }, stake, floats) {
    const events = moves.map((_move, lane): ChickenEvent => {
      const safe = laneIsSafe(bet, floats[lane]!)
      return { type: 'cross', lane, safe, multiplier: safe ? chickenMultiplier(bet, lane + 1) : 0 }
    })
    const car = floats.slice(0, CHICKEN_LANES).findIndex((float) => !laneIsSafe(bet, float))
    const multiplier = state === 'lost' || moves.length === 0 ? 0 : chickenMultiplier(bet, moves.length)
    return {
      events: state === 'open' ? events : [...events, { type: 'road', car: car === -1 ? null : car }],
      multiplier,
      payout: returnOf(stake.amount, multiplier, stake.unit),
    }
  },
}
