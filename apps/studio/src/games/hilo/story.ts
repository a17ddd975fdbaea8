// SPDX-License-Identifier: Apache-2.0
import { returnOf, type Multiplier } from '../../fair/multiplier.ts'
import { BetRefusal, wholeNumber } from '../../fair/refusal.ts'
import type { StepField, StepGame } from '../../fair/step-game.ts'
import {
  guessWins,
  HILO_MOST,
  HILO_MOVES,
  HILO_RANKS,
  hiloCard,
  hiloMultiplier,
  winningRanks,
  type HiloBet,
} from './maths.ts'

/** A card on the table: the first one, or the one that a move brought. */
export type HiloEvent =
  | { readonly type: 'card'; readonly card: number }
  | {
      readonly type: 'next'
      readonly move: number
      readonly card: number
      readonly won: boolean
      readonly multiplier: Multiplier
    }

type Field = StepField<HiloBet>
const isGuess = (move: number) => move !== HILO_MOVES.skip

/** The winning ranks of each guess so far. */
function ranksOf({ moves }: Field, floats: readonly number[]): number[] {
  return moves.flatMap((move, index) => (isGuess(move) ? [winningRanks(hiloCard(floats[index]!), move)] : []))
}

/** Hilo: is the next card higher or lower? An equal one wins both guesses. */
export const hiloGame: StepGame<HiloBet, HiloEvent> = {
  check: () => {},
  floats: (_bet, moves) => moves + 1,
  first: () => hiloMultiplier([1]),
  checkMove({ moves }, move, floats) {
    wholeNumber(move, 0, HILO_MOVES.skip, 'studio.badMove')
    if (!isGuess(move)) {
      if (moves.filter((each) => !isGuess(each)).length >= HILO_MOST.skips)
        throw new BetRefusal('studio.badMove')
      return
    }
    // A guess that cannot lose would only cost the edge.
    if (winningRanks(hiloCard(floats[moves.length]!), move) === HILO_RANKS)
      throw new BetRefusal('studio.badMove')
  },
  reach(field, move, floats) {
    const { moves } = field
    return hiloMultiplier(ranksOf({ ...field, moves: [...moves, move] }, floats))
  },
  play(field, move, floats) {
    const moves = [...field.moves, move]
    const [card, next] = [hiloCard(floats[field.moves.length]!), hiloCard(floats[moves.length]!)]
    if (isGuess(move) && !guessWins(card, move, next)) return { ...field, moves, state: 'lost' }
    const guesses = moves.filter(isGuess).length
    return { ...field, moves, state: guesses === HILO_MOST.guesses ? 'cashedOut' : 'open' }
  },
  mayCashOut: ({ moves }) => moves.some(isGuess),
  story(field, stake, floats) {
    const { moves, state } = field
    const events = moves.map((move, index): HiloEvent => {
      const won = state !== 'lost' || index < moves.length - 1
      const before = { ...field, moves: moves.slice(0, index + 1) }
      return {
        type: 'next',
        move,
        card: hiloCard(floats[index + 1]!),
        won,
        multiplier: won ? hiloMultiplier(ranksOf(before, floats)) : 0,
      }
    })
    const multiplier = state === 'lost' || !moves.some(isGuess) ? 0 : hiloMultiplier(ranksOf(field, floats))
    return {
      events: [{ type: 'card', card: hiloCard(floats[0]!) }, ...events],
      multiplier,
      payout: returnOf(stake.amount, multiplier, stake.unit),
    }
  },
}
