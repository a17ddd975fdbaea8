// SPDX-License-Identifier: Apache-2.0
import { bestHandOf, type BestHand } from '../cards/best-hand.ts'
import { equityOf, type KnownCards } from '../cards/equity.ts'

/** How strong a hand is now. */
export interface CurrentStrength {
  /** Null before the flop. */
  readonly best: Pick<BestHand, 'name' | 'cards'> | null
  /** The part of pots that it would win against hands of which nothing is known, from 0 to 1. */
  readonly equity: number
}

const ROUNDS = { holdem: 2_000, omaha: 200 } as const

/** The strength of cards on practice tables, from what their owner sees alone. `random` gives numbers from 0 to below 1. */
export function currentStrengthOf(known: KnownCards, random: () => number): CurrentStrength {
  const { variant, own, board } = known
  const best = bestHandOf(variant, own, board)
  return {
    best: best && { name: best.name, cards: best.cards },
    equity: equityOf(known, ROUNDS[variant], random),
  }
}
