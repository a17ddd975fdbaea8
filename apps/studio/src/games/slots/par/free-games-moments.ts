// SPDX-License-Identifier: Apache-2.0
import type { SlotRules } from '../slot-rules.ts'
import { mostFreeSpins } from '../story.ts'
import type { SpinCounts } from './spin-counts.ts'

/** Mean of what free games pay and of its square, in parts of the stake, each times `scale`. */
interface Moments {
  readonly first: bigint
  readonly second: bigint
}

/** What follows a paid spin. */
export interface BonusMoments {
  readonly scale: bigint
  /** The moments of all that so many scatters in the paid spin bring. */
  readonly after: (scatters: number) => Moments
}

/**
 * Follows free games from their end: with `played` of `won` spins made, the next one pays and perhaps brings
 * more, up to the most that a round may have.
 */
export function freeGamesMoments(rules: SlotRules, { windows, byScatters }: SpinCounts): BonusMoments {
  const most = mostFreeSpins(rules)
  const scale = windows ** BigInt(most)
  const none: Moments = { first: 0n, second: 0n }
  const { freeGames } = rules
  if (!freeGames) return { scale, after: () => none }
  const factor = BigInt(freeGames.factor)
  // A moment after `played` spins has the denominator windows ^ (most - played).
  const known = new Map<number, Moments>()
  const at = (played: number, won: number): Moments => {
    if (played === won) return none
    const key = played * (most + 1) + won
    const before = known.get(key)
    if (before) return before
    const rest = windows ** BigInt(most - played - 1)
    let [first, second] = [0n, 0n]
    for (const [scatters, sums] of byScatters.entries()) {
      if (sums.windows === 0n) continue
      const next = at(played + 1, Math.min(most, won + (freeGames.again[scatters - 1] ?? 0)))
      first += factor * sums.pays * rest + sums.windows * next.first
      second +=
        factor * factor * sums.squares * rest +
        2n * factor * sums.pays * next.first +
        sums.windows * next.second
    }
    const moments = { first, second }
    known.set(key, moments)
    return moments
  }
  return { scale, after: (scatters) => at(0, Math.min(most, freeGames.spins[scatters - 1] ?? 0)) }
}
