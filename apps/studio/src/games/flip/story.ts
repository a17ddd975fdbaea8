// SPDX-License-Identifier: Apache-2.0
import { returnOf, type Multiplier } from '../../fair/multiplier.ts'
import { wholeNumber } from '../../fair/refusal.ts'
import type { StepGame } from '../../fair/step-game.ts'
import { FLIP_MOST, FLIP_SIDES, flipMultiplier, flipSide, type FlipBet } from './maths.ts'

export interface FlipEvent {
  readonly type: 'flip'
  readonly call: number
  readonly side: number
  readonly multiplier: Multiplier
}

/** Coin Flip: call the side again and again, and cash out in time. */
export const flipGame: StepGame<FlipBet, FlipEvent> = {
  check: () => {},
  floats: (_bet, moves) => moves,
  first: () => flipMultiplier(1),
  checkMove: (_field, move) => wholeNumber(move, FLIP_SIDES.heads, FLIP_SIDES.tails, 'studio.badMove'),
  reach: ({ moves }) => flipMultiplier(moves.length + 1),
  play(field, move, floats) {
    const moves = [...field.moves, move]
    if (flipSide(floats[field.moves.length]!) !== move) return { ...field, moves, state: 'lost' }
    return { ...field, moves, state: moves.length === FLIP_MOST ? 'cashedOut' : 'open' }
  },
  mayCashOut: ({ moves }) => moves.length > 0,
  story({ moves, state }, stake, floats) {
    const multiplier = state === 'lost' || moves.length === 0 ? 0 : flipMultiplier(moves.length)
    return {
      events: moves.map((call, index) => {
        const side = flipSide(floats[index]!)
        return { type: 'flip', call, side, multiplier: side === call ? flipMultiplier(index + 1) : 0 }
      }),
      multiplier,
      payout: returnOf(stake.amount, multiplier, stake.unit),
    }
  },
}
