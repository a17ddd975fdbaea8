// SPDX-License-Identifier: Apache-2.0
import { multiplierFor } from '../../fair/fair-odds.ts'
import { fraction, type Fraction } from '../../fair/fraction.ts'
import { MULTIPLIER_ONE, type Multiplier } from '../../fair/multiplier.ts'
import { rankOf } from '../../runtime/cards/card.ts'

/** There is nothing to choose before the first card. */
export type HiloBet = Readonly<Record<never, never>>

export const HILO_CARDS = 52
export const HILO_RANKS = 13
/** What a player may do with the card on the table. */
export const HILO_MOVES = { higher: 0, lower: 1, skip: 2 } as const
export const HILO_MOST = { guesses: 50, skips: 50 } as const

/** A card from 0 to 51 of a deck without end: floor(float x 52). */
export function hiloCard(float: number): number {
  return Math.floor(float * HILO_CARDS)
}

/** How many of the 13 ranks win a guess on a card: equal ones win both ways. */
export function winningRanks(card: number, move: number): number {
  return move === HILO_MOVES.higher ? HILO_RANKS + 1 - rankOf(card) : rankOf(card)
}

/** True if the next card wins the guess. */
export function guessWins(card: number, move: number, next: number): boolean {
  return move === HILO_MOVES.higher ? rankOf(next) >= rankOf(card) : rankOf(next) <= rankOf(card)
}

/** The chance that guesses with so many winning ranks all win. */
export function hiloChance(ranks: readonly number[]): Fraction {
  return fraction(
    ranks.reduce((product, rank) => product * BigInt(rank), 1n),
    BigInt(HILO_RANKS) ** BigInt(ranks.length),
  )
}

/** (1 - e) / chance after these guesses, cut after six decimals; 1x before the first. */
export function hiloMultiplier(ranks: readonly number[]): Multiplier {
  return ranks.length === 0 ? MULTIPLIER_ONE : multiplierFor(hiloChance(ranks))
}
