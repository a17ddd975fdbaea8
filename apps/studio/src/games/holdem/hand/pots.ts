// SPDX-License-Identifier: Apache-2.0
import type { HandPlayer } from './hand.ts'

/** What a pot is made of. */
export type Contribution = Pick<HandPlayer, 'chair' | 'committed' | 'dead' | 'folded'>

export interface Pot {
  readonly amount: bigint
  /** What each has put in, in the order of the players; together the amount. */
  readonly parts: readonly bigint[]
  /** Who can win it, in the order of the players. Never empty. */
  readonly chairs: readonly number[]
}

/** What nobody else has matched: it goes back before anything is paid. Null: nothing. */
export function uncalledOf(players: readonly Contribution[]): { chair: number; amount: bigint } | null {
  const [first, second] = players.toSorted((a, b) => compare(b.committed, a.committed))
  const amount = first!.committed - (second?.committed ?? 0n)
  return amount > 0n ? { chair: first!.chair, amount } : null
}

/**
 * The main pot and the side pots, after the uncalled part went back. A level is what somebody who has not folded has put
 * in; what those who folded have above the highest level belongs to the last pot.
 */
export function potsOf(players: readonly Contribution[]): Pot[] {
  const contenders = players.filter(({ folded }) => !folded)
  const levels = [...new Set(contenders.map(({ committed }) => committed))].sort(compare)
  const pots = levels.map((level, index) => {
    const below = levels[index - 1] ?? 0n
    const isLast = index === levels.length - 1
    const parts = players.map(
      ({ committed, dead }) =>
        clamp(committed, isLast ? null : level) - clamp(committed, below) + (index === 0 ? dead : 0n),
    )
    const amount = parts.reduce((sum, part) => sum + part, 0n)
    const chairs = contenders.filter((one) => one.committed >= level).map(({ chair }) => chair)
    return { amount, parts, chairs }
  })
  return pots.filter(({ amount }) => amount > 0n)
}

const compare = (one: bigint, other: bigint): number => (one < other ? -1 : one > other ? 1 : 0)
const clamp = (amount: bigint, most: bigint | null): bigint =>
  most !== null && amount > most ? most : amount
