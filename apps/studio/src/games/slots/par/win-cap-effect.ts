// SPDX-License-Identifier: Apache-2.0
import { fraction, type Fraction } from '../../../fair/fraction.ts'
import { holdOf, pickOf, type SlotRules } from '../slot-rules.ts'
import { mostFreeSpins } from '../story.ts'
import { bestFreeSpin } from './best-free-spin.ts'
import { spinsAfter } from './free-games-moments.ts'
import { freeCounts, outcomesOf, type SpinCounts, type SpinOutcome } from './spin-counts.ts'

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
  if (holdOf(rules) || pickOf(rules)) throw new RangeError('this bonus may not reach the win cap')
  const best = Number(bestFreeSpin(rules, counts)) / rules.parts
  let chance = 1
  for (let step = 1; step <= EXPONENTS; step += 1)
    chance = Math.min(chance, reachedAtMost(rules, counts, (step * 0.02) / best))
  const upward = (value: number) => fraction(BigInt(Math.ceil(value * SAFETY * Number(SCALE))) + 1n, SCALE)
  return { mean: upward(chance * bound), square: upward(chance * bound * bound) }
}

/** At most the chance that a round reaches the cap, for this exponent. */
function reachedAtMost(rules: SlotRules, counts: SpinCounts, exponent: number): number {
  const windows = Number(counts.windows)
  /** At most the mean of e^(exponent × spin) over the windows of an outcome; their shares add up to 1. */
  const growth = (outcome: SpinOutcome, of: SpinCounts, factor: number): number => {
    const at = exponent * factor
    const best = Number(of.best.pays) / rules.parts
    const share = Number(outcome.windows) / windows
    const mean = Number(outcome.pays) / windows / rules.parts
    const square = Number(outcome.squares) / windows / rules.parts ** 2
    return share + at * mean + ((Math.expm1(at * best) - at * best) * square) / best ** 2
  }
  const { freeGames } = rules
  const most = mostFreeSpins(rules)
  const known = new Map<string, number>()
  const rest = (played: number, won: number, held: number): number => {
    if (!freeGames || played === won) return 1
    const key = `${played} ${won} ${held}`
    const before = known.get(key)
    if (before !== undefined) return before
    let sum = 0
    const free = freeCounts(counts, held)
    for (const outcome of outcomesOf(free)) {
      if (outcome.windows === 0n) continue
      const next = Math.min(most, won + spinsAfter(rules, outcome, false))
      sum += growth(outcome, free, freeGames.factor) * rest(played + 1, next, outcome.held)
    }
    known.set(key, sum)
    return sum
  }
  let all = 0
  for (const outcome of outcomesOf(counts))
    all +=
      growth(outcome, counts, 1) *
      rest(0, Math.min(most, spinsAfter(rules, outcome, true)), outcome.held)
  return all * Math.exp(-exponent * rules.winCap!)
}
