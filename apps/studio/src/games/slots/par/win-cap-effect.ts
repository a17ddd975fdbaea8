// SPDX-License-Identifier: Apache-2.0
import { fraction, type Fraction } from '../../../fair/fraction.ts'
import { holdOf, pickOf, type SlotRules } from '../slot-rules.ts'
import { mostFreeSpins } from '../story.ts'
import { bestFreeSpin } from './best-free-spin.ts'
import { spinsAfter } from './free-games-moments.ts'
import { freeCounts, outcomesOf, type Histogram, type SpinCounts, type SpinOutcome } from './spin-counts.ts'

/** What a win cap takes at most, of the mean and of the mean square of a round, in stakes. */
export interface CapEffect {
  readonly mean: Fraction
  readonly square: Fraction
}

/** Doubles are good to sixteen digits; the bounds below are widened by far more than they can be wrong. */
const SAFETY = 1.001
const EXPONENTS = 400
const STEP = 0.02
const SCALE = 10n ** 30n

/**
 * A bound of what the win cap takes. For any t of at least 2 / cap and every round of at least cap, round² is at most
 * cap² × e^(t × (round − cap)), and round at most cap times that; so the means of both follow from the mean of
 * e^(t × round). For a spin between 0 and `best` the mean of e^(t × spin) is its sum over the exact counts, or where only
 * their moments are known at most 1 + t × mean + (e^(t × best) − 1 − t × best) × mean square / best².
 */
export function winCapEffect(rules: SlotRules, counts: SpinCounts, bound: number): CapEffect | null {
  const { winCap } = rules
  if (winCap === undefined || bound <= winCap) return null
  if (holdOf(rules) || pickOf(rules)) throw new RangeError('this bonus may not reach the win cap')
  const best = Number(bestFreeSpin(rules, counts)) / rules.parts
  let least = Infinity
  for (let step = 1; step <= EXPONENTS; step += 1) {
    const mean = meanOfPower(rules, counts, Math.max(2 / winCap, (step * STEP) / best))
    // A large exponent may be too much for a double, and then proves nothing.
    if (mean < least) least = mean
  }
  const upward = (value: number) => fraction(BigInt(Math.ceil(value * SAFETY * Number(SCALE))) + 1n, SCALE)
  return { mean: upward(least * winCap), square: upward(least * winCap * winCap) }
}

/** At most the mean of e^(exponent × (round − cap)). */
function meanOfPower(rules: SlotRules, counts: SpinCounts, exponent: number): number {
  const windows = Number(counts.windows)
  /** At most the mean of e^(exponent × spin) over the windows of an outcome; their shares add up to 1. */
  const growth = (outcome: SpinOutcome, of: SpinCounts, factor: number): number => {
    const at = exponent * factor
    if (outcome.histogram) return sumOver(outcome.histogram, at / rules.parts) / windows
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
      growth(outcome, counts, 1) * rest(0, Math.min(most, spinsAfter(rules, outcome, true)), outcome.held)
  return all * Math.exp(-exponent * rules.winCap!)
}

/** The sum of e^(exponent × pays) over the windows of a histogram. */
function sumOver(histogram: Histogram, exponent: number): number {
  let sum = 0
  for (const [pays, found] of histogram) sum += found * Math.exp(exponent * pays)
  return sum
}
