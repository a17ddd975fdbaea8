// SPDX-License-Identifier: Apache-2.0
import { fraction, type Fraction } from '../../../fair/fraction.ts'
import { holdOf, type SlotRules } from '../slot-rules.ts'
import { mostFreeSpins } from '../story.ts'
import type { SpinCounts } from './spin-counts.ts'

/** What a win cap takes at most, of the mean and of the mean square of a round, in stakes. */
export interface CapEffect {
  readonly mean: Fraction
  readonly square: Fraction
}

/** Doubles are good to sixteen digits; the bounds below are widened by far more than they can be wrong. */
const SAFETY = 1.001
const EXPONENTS = 400
const SCALE = 10n ** 30n

/**
 * A bound of what the win cap takes. The chance that a round reaches it is at most the mean of
 * e^(t × (round − cap)) for any t; and for a spin between 0 and `best`, the mean of e^(t × spin) is at most
 * 1 + t × mean + (e^(t × best) − 1 − t × best) × mean square / best². Both follow from the exact counts alone.
 */
export function winCapEffect(rules: SlotRules, counts: SpinCounts, bound: number): CapEffect | null {
  const { winCap } = rules
  if (winCap === undefined || bound <= winCap) return null
  if (holdOf(rules)) throw new RangeError('hold and spin has a bound of its own')
  const { best, spins } = inStakes(rules, counts)
  let chance = 1
  for (let step = 1; step <= EXPONENTS; step += 1) {
    // A large exponent may be too much for a double, and then proves nothing.
    const atMost = reachedAtMost(rules, spins, best, winCap, (step * 0.02) / best)
    if (atMost < chance) chance = atMost
  }
  const upward = (value: number) => fraction(BigInt(Math.ceil(value * SAFETY * Number(SCALE))) + 1n, SCALE)
  return { mean: upward(chance * bound), square: upward(chance * bound * bound) }
}

interface SpinMoments {
  readonly share: number
  readonly mean: number
  readonly square: number
}

/** The counts by scatters as shares of all windows and means in stakes. */
function inStakes(rules: SlotRules, counts: SpinCounts): { best: number; spins: SpinMoments[] } {
  const windows = Number(counts.windows)
  const spins = counts.byScatters.map((sums) => ({
    share: Number(sums.windows) / windows,
    mean: Number(sums.pays) / windows / rules.parts,
    square: Number(sums.squares) / windows / rules.parts ** 2,
  }))
  return { best: Number(counts.best.pays) / rules.parts, spins }
}

function reachedAtMost(
  rules: SlotRules,
  spins: readonly SpinMoments[],
  best: number,
  cap: number,
  exponent: number,
): number {
  /** At most the mean of e^(exponent × spin), for the spins with so many scatters; their shares add up to 1. */
  const growth = ({ share, mean, square }: SpinMoments, factor: number): number => {
    const at = exponent * factor
    return share + at * mean + ((Math.expm1(at * best) - at * best) * square) / best ** 2
  }
  const { freeGames } = rules
  const most = mostFreeSpins(rules)
  const known = new Map<number, number>()
  const rest = (played: number, won: number): number => {
    if (!freeGames || played === won) return 1
    const key = played * (most + 1) + won
    const before = known.get(key)
    if (before !== undefined) return before
    let sum = 0
    for (const [scatters, moments] of spins.entries()) {
      if (moments.share === 0) continue
      const next = Math.min(most, won + (freeGames.again[scatters - 1] ?? 0))
      sum += growth(moments, freeGames.factor) * rest(played + 1, next)
    }
    known.set(key, sum)
    return sum
  }
  let all = 0
  for (const [scatters, moments] of spins.entries())
    all += growth(moments, 1) * rest(0, Math.min(most, freeGames?.spins[scatters - 1] ?? 0))
  return all * Math.exp(-exponent * cap)
}
