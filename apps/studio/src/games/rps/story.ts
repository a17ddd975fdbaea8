// SPDX-License-Identifier: Apache-2.0
import { returnOf, type Multiplier } from '../../fair/multiplier.ts'
import { BetRefusal, wholeNumber } from '../../fair/refusal.ts'
import type { StepGame } from '../../fair/step-game.ts'
import {
  RPS_COUNT,
  RPS_MOST,
  RPS_SIGNS,
  rpsMultiplier,
  rpsResult,
  rpsSign,
  type RpsBet,
  type RpsResult,
} from './maths.ts'

export interface RpsEvent {
  readonly type: 'throw'
  readonly own: number
  readonly other: number
  readonly result: RpsResult
  /** What a cash-out pays after this throw; 0 before the first win and after a loss. */
  readonly multiplier: Multiplier
}

/** A move is the player's sign; a field keeps it with this much more if the throw was a draw. */
const DRAWN = RPS_COUNT
const isDraw = (move: number): boolean => move >= DRAWN
/** How many throws were won so far, in an open round. */
export const winsOf = (moves: readonly number[]): number => moves.filter((move) => !isDraw(move)).length

/** Rock Paper Scissors: win again and again, throw draws again, and cash out in time. */
export const rpsGame: StepGame<RpsBet, RpsEvent> = {
  check: () => {},
  floats: (_bet, moves) => moves,
  first: () => rpsMultiplier(1),
  checkMove({ moves }, move) {
    wholeNumber(move, RPS_SIGNS.rock, RPS_SIGNS.scissors, 'studio.badMove')
    if (moves.filter(isDraw).length >= RPS_MOST.draws) throw new BetRefusal('studio.badMove')
  },
  reach: ({ moves }) => rpsMultiplier(winsOf(moves) + 1),
  play(field, move, floats) {
    const result = rpsResult(move, rpsSign(floats[field.moves.length]!))
    const moves = [...field.moves, result === 'drawn' ? move + DRAWN : move]
    if (result === 'lost') return { ...field, moves, state: 'lost' }
    return { ...field, moves, state: winsOf(moves) === RPS_MOST.wins ? 'cashedOut' : 'open' }
  },
  mayCashOut: ({ moves }) => winsOf(moves) > 0,
  story({ moves, state }, stake, floats) {
    const events = moves.map((move, index): RpsEvent => {
      const [own, other] = [move % RPS_COUNT, rpsSign(floats[index]!)]
      const result = rpsResult(own, other)
      const wins = winsOf(moves.slice(0, index + 1))
      const multiplier = result === 'lost' || wins === 0 ? 0 : rpsMultiplier(wins)
      return { type: 'throw', own, other, result, multiplier }
    })
    const multiplier = state === 'lost' ? 0 : (events.at(-1)?.multiplier ?? 0)
    return { events, multiplier, payout: returnOf(stake.amount, multiplier, stake.unit) }
  },
}
