// SPDX-License-Identifier: Apache-2.0
import { returnOf, type Multiplier } from '../../fair/multiplier.ts'
import { wholeNumber } from '../../fair/refusal.ts'
import type { StepGame } from '../../fair/step-game.ts'
import { checkPumpBet, pumpHolds, pumpMost, pumpMultiplier, pumpPins, type PumpBet } from './maths.ts'

export type PumpEvent =
  | { readonly type: 'pump'; readonly held: boolean; readonly multiplier: Multiplier }
  /** Once the round has ended: how many pumps the balloon held, or would have. */
  | { readonly type: 'limit'; readonly pumps: number }

/** The only move: one pump more. */
export const PUMP_AGAIN = 0

/** Pump: fill the balloon, and cash out before it pops. */
export const pumpGame: StepGame<PumpBet, PumpEvent> = {
  check: (bet) => checkPumpBet(bet),
  floats: (bet) => pumpPins(bet),
  first: (bet) => pumpMultiplier(bet, 1),
  checkMove: (_field, move) => wholeNumber(move, PUMP_AGAIN, PUMP_AGAIN, 'studio.badMove'),
  reach: ({ bet, moves }) => pumpMultiplier(bet, moves.length + 1),
  play(field, move, floats) {
    const moves = [...field.moves, move]
    if (moves.length > pumpHolds(field.bet, floats)) return { ...field, moves, state: 'lost' }
    return { ...field, moves, state: moves.length === pumpMost(field.bet) ? 'cashedOut' : 'open' }
  },
  mayCashOut: ({ moves }) => moves.length > 0,
  story({ bet, moves, state }, stake, floats) {
    const pumps = pumpHolds(bet, floats)
    const events = moves.map((_move, index): PumpEvent => {
      const held = index < pumps
      return { type: 'pump', held, multiplier: held ? pumpMultiplier(bet, index + 1) : 0 }
    })
    const multiplier = state === 'lost' || moves.length === 0 ? 0 : pumpMultiplier(bet, moves.length)
    return {
      events: state === 'open' ? events : [...events, { type: 'limit', pumps }],
      multiplier,
      payout: returnOf(stake.amount, multiplier, stake.unit),
    }
  },
}
