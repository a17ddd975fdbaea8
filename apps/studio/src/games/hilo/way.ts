// SPDX-License-Identifier: Apache-2.0
import { MULTIPLIER_ONE } from '../../fair/multiplier.ts'
import { CARD_RANKS, rankOf } from '../../runtime/cards/card.ts'
import { t } from '../../runtime/texts.ts'
import type { WayOfPlay } from '../../runtime/simulator/way-of-play.ts'
import { HILO_MOVES, HILO_RANKS, hiloCard, hiloMultiplier, type HiloBet } from './maths.ts'

const GUESSES = 3
const MIDDLE = 7
const { higher, lower, skip } = HILO_MOVES

/** On an ace or a king only the side could be guessed that hardly ever comes. */
const isSkipped = (rank: number): boolean => rank === 1 || rank === CARD_RANKS
const likelier = (rank: number): number => (rank <= MIDDLE ? higher : lower)
/** How many ranks win the likelier guess. */
const winsOn = (rank: number): number => (rank <= MIDDLE ? HILO_RANKS + 1 - rank : rank)

/** The likelier side three times, never on an ace or a king, then the cash-out. */
export const hiloWay: WayOfPlay<HiloBet> = {
  next({ moves }, floats) {
    if (moves.filter((move) => move !== skip).length === GUESSES) return undefined
    const rank = rankOf(hiloCard(floats[moves.length]!))
    return isSkipped(rank) ? skip : likelier(rank)
  },
  words: () => t('studio.way.hilo', { count: GUESSES }),
  statedPercent: () => (100 * worthBefore([])) / MULTIPLIER_ONE,
}

const guessed = Array.from({ length: CARD_RANKS }, (_, index) => index + 1).filter((rank) => !isSkipped(rank))

/** What a round is worth after guesses with so many winning ranks, when the next card is still to be guessed on. */
function worthBefore(wins: readonly number[]): number {
  if (wins.length === GUESSES) return hiloMultiplier(wins)
  return guessed.reduce((sum, rank) => sum + worthOn(rank, wins), 0) / guessed.length
}

/** The same with this card on the table: the card that wins is the next one, or is skipped. */
function worthOn(rank: number, wins: readonly number[]): number {
  const after = [...wins, winsOn(rank)]
  if (after.length === GUESSES) return (winsOn(rank) / HILO_RANKS) * hiloMultiplier(after)
  let sum = 0
  for (let next = 1; next <= CARD_RANKS; next += 1) {
    if (likelier(rank) === higher ? next < rank : next > rank) continue
    sum += isSkipped(next) ? worthBefore(after) : worthOn(next, after)
  }
  return sum / HILO_RANKS
}
