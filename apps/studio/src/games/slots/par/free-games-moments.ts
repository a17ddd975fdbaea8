// SPDX-License-Identifier: Apache-2.0
import { spinsOf, type SlotRules } from '../slot-rules.ts'
import { mostFreeSpins } from '../story.ts'
import { wildReelsOf } from '../wild-reels.ts'
import { freeCounts, outcomesOf, type SpinCounts, type SpinOutcome } from './spin-counts.ts'

/** Mean of what free games pay and of its square, in parts of the stake, and the chance that they pay nothing, each times `scale`. */
interface Moments {
  readonly first: bigint
  readonly second: bigint
  readonly nothing: bigint
}

/** What follows a paid spin. */
export interface BonusMoments {
  readonly scale: bigint
  /** The moments of all that follows so many scatters in the paid spin, with these reels wild from then on. */
  readonly after: (scatters: number, held?: number) => Moments
}

/** How many more free spins an outcome of a spin brings. */
export function spinsAfter(
  rules: SlotRules,
  { scatters, held }: Pick<SpinOutcome, 'scatters' | 'held'>,
  isPaid: boolean,
): number {
  return wildReelsOf(rules) === 'walking' && held !== 0 ? 1 : spinsOf(rules, scatters, isPaid)
}

/**
 * Follows free games from their end: with `played` of `won` spins made and some reels wild, the next one pays and
 * perhaps brings more, up to the most that a round may have.
 */
export function freeGamesMoments(rules: SlotRules, counts: SpinCounts): BonusMoments {
  const most = mostFreeSpins(rules)
  const { windows } = counts
  const scale = windows ** BigInt(most)
  const noneAfter = (played: number): Moments => ({
    first: 0n,
    second: 0n,
    nothing: windows ** BigInt(most - played),
  })
  const { freeGames } = rules
  if (!freeGames) return { scale, after: () => noneAfter(0) }
  const factor = BigInt(freeGames.factor)
  // A moment after `played` spins has the denominator windows ^ (most - played).
  const known = new Map<string, Moments>()
  const at = (played: number, won: number, held: number): Moments => {
    if (played === won) return noneAfter(played)
    const key = `${played} ${won} ${held}`
    const before = known.get(key)
    if (before) return before
    const rest = windows ** BigInt(most - played - 1)
    let [first, second, nothing] = [0n, 0n, 0n]
    for (const outcome of outcomesOf(freeCounts(counts, held))) {
      if (outcome.windows === 0n) continue
      const next = at(played + 1, Math.min(most, won + spinsAfter(rules, outcome, false)), outcome.held)
      first += factor * outcome.pays * rest + outcome.windows * next.first
      second +=
        factor * factor * outcome.squares * rest +
        2n * factor * outcome.pays * next.first +
        outcome.windows * next.second
      nothing += outcome.losing * next.nothing
    }
    const moments = { first, second, nothing }
    known.set(key, moments)
    return moments
  }
  return {
    scale,
    after: (scatters, held = 0) => at(0, Math.min(most, spinsAfter(rules, { scatters, held }, true)), held),
  }
}
