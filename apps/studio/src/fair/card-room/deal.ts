// SPDX-License-Identifier: Apache-2.0
import type { Stakes } from './payments.ts'

/** Who is dealt in, with what they have at the table. */
export interface DealtPlayer {
  readonly playerId: string
  readonly chips: string
}

/** Throws a RangeError unless the cards are a shuffle of 0 to size - 1. */
export function checkShuffle(cards: readonly number[], size: number): void {
  const isCard = (card: number): boolean => Number.isInteger(card) && card >= 0 && card < size
  if (cards.length !== size || new Set(cards).size !== size || !cards.every(isCard))
    throw new RangeError(`a shuffle has each of ${size} cards once`)
}

/** Throws a RangeError for players that cannot play: twice the same one, or one with too few chips. */
export function checkPlayers(players: readonly DealtPlayer[], { unit, coin, leastUnits }: Stakes): void {
  if (new Set(players.map(({ playerId }) => playerId)).size !== players.length)
    throw new RangeError('a player is dealt in once')
  for (const { chips } of players) {
    const amount = BigInt(chips)
    if (amount < BigInt(leastUnits) * unit || amount < 0n || amount % coin !== 0n)
      throw new RangeError('a player has too few chips, or a part of a coin')
  }
}

/** Thirteen cards for each, one after another in the order of the players. */
export const dealtTo = (cards: readonly number[], position: number, players: number): number[] =>
  cards.slice(0, 13 * players).filter((_, at) => at % players === position)
