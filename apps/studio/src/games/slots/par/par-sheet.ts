// SPDX-License-Identifier: Apache-2.0
import { fraction, type Fraction } from '../../../fair/fraction.ts'
import type { HoldAndSpin } from '../hold-and-spin.ts'
import type { PickBonus } from '../pick-bonus.ts'
import { changesHeight, holdOf, pickOf, cellsOf, type SlotRules } from '../slot-rules.ts'
import { mostFreeSpins } from '../story.ts'
import { countLines } from './count-lines.ts'
import { countWays } from './count-ways.ts'
import { countWindows } from './count-windows.ts'
import { bestFreeSpin } from './best-free-spin.ts'
import { freeGamesMoments, spinsAfter, type BonusMoments } from './free-games-moments.ts'
import { holdMoments, lastCoins } from './hold-moments.ts'
import { pickMoments } from './pick-moments.ts'
import { outcomesOf, type SpinCounts } from './spin-counts.ts'
import { winCapEffect, type CapEffect } from './win-cap-effect.ts'

/** The maths of a slot, exact. Everything is in whole stakes. */
export interface ParSheet {
  readonly rtp: Fraction
  /** The parts of `rtp` that the paid spin and the free games contribute. */
  readonly paidSpin: Fraction
  readonly freeGames: Fraction
  /** The share of rounds that pay anything: by the paid spin, or by what follows it. */
  readonly hitRate: Fraction
  /** The square of the standard deviation of what a round pays. */
  readonly variance: Fraction
  readonly freeGamesChance: Fraction
  /** The chance that a round of hold and spin fills the window; null for other slots. */
  readonly grandChance: Fraction | null
  /** The most that one paid spin pays and its chance; null if only a bound of it is known. */
  readonly topSpin: { readonly pays: Fraction; readonly chance: Fraction } | null
  /** No round can pay more: the win cap, or a bound of the best round that may be below it. */
  readonly bound: Fraction
  /** What a win cap takes at most of the figures above; null where no round can reach it. */
  readonly capTakes: CapEffect | null
}

/** The counts of a slot by the way that its engine allows. */
export function countSpins(rules: SlotRules): SpinCounts {
  if (changesHeight(rules)) return countWays(rules)
  return rules.engine === 'lines' && !rules.fullWindow ? countLines(rules) : countWindows(rules)
}

/** The moments of what follows the paid spin, whatever bonus a slot has. */
function bonusMoments(rules: SlotRules, counts: SpinCounts): BonusMoments {
  const [hold, pick] = [holdOf(rules), pickOf(rules)]
  if (hold) return holdMoments(hold, cellsOf(rules), rules.parts)
  return pick ? pickMoments(pick, rules.parts) : freeGamesMoments(rules, counts)
}

/** The par sheet of a slot from the counts of its paid spin. */
export function parSheetOf(rules: SlotRules, counts: SpinCounts): ParSheet {
  const { windows, best } = counts
  const parts = BigInt(rules.parts)
  const hold = holdOf(rules)
  const free = bonusMoments(rules, counts)
  let [paid, brought, squares, triggers, losing] = [0n, 0n, 0n, 0n, 0n]
  for (const sums of outcomesOf(counts)) {
    const { first, second, nothing } = free.after(sums.scatters, sums.held)
    losing += sums.losing * nothing
    paid += sums.pays * free.scale
    brought += sums.windows * first
    squares += sums.squares * free.scale + 2n * sums.pays * first + sums.windows * second
    if (spinsAfter(rules, sums, true) > 0) triggers += sums.windows
  }
  const bound = boundOf(rules, counts)
  const capTakes = winCapEffect(rules, counts, Number(bound.numerator) / Number(bound.denominator))
  const whole = windows * free.scale
  const sum = paid + brought
  return {
    rtp: fraction(sum, whole * parts),
    paidSpin: fraction(paid, whole * parts),
    freeGames: fraction(brought, whole * parts),
    hitRate: fraction(whole - losing, whole),
    variance: fraction(squares * whole - sum * sum, whole * whole * parts * parts),
    freeGamesChance: fraction(triggers, windows),
    grandChance: hold ? grandChanceOf(rules, hold, counts) : null,
    topSpin: best.exact
      ? { pays: fraction(best.pays, parts), chance: fraction(best.windows, windows) }
      : null,
    bound: capTakes ? fraction(BigInt(rules.winCap!), 1n) : bound,
    capTakes,
  }
}

/** The best window, and the best bonus after it. */
function boundOf(rules: SlotRules, counts: SpinCounts): Fraction {
  const [hold, pick] = [holdOf(rules), pickOf(rules)]
  const best = counts.best.pays
  if (hold) return boundOfHold(rules, hold, best)
  if (pick) return boundOfPick(rules, pick, best)
  const free = bestFreeSpin(rules, counts) * BigInt(mostFreeSpins(rules) * (rules.freeGames?.factor ?? 0))
  return fraction(best + free, BigInt(rules.parts))
}

/** The best window, and a board of the best cells. */
function boundOfPick({ parts }: SlotRules, { cells, values }: PickBonus, best: bigint): Fraction {
  const most = Math.max(...values.map(({ pays }) => pays))
  return fraction(best + BigInt(most * cells * parts), BigInt(parts))
}

/** The best window, and a full one of the best coins. */
function boundOfHold(rules: SlotRules, { values, grand }: HoldAndSpin, best: bigint): Fraction {
  const coin = Math.max(...values.map(({ pays }) => pays))
  const coins = BigInt(coin * cellsOf(rules) + grand) * BigInt(rules.parts)
  return fraction(best + coins, BigInt(rules.parts))
}

function grandChanceOf(rules: SlotRules, hold: HoldAndSpin, { windows, byScatters }: SpinCounts): Fraction {
  const cells = cellsOf(rules)
  const { of } = lastCoins(hold, cells, hold.from)
  let filled = 0n
  for (const [coins, sums] of byScatters.entries()) {
    if (coins < hold.from || sums.windows === 0n) continue
    const ends = lastCoins(hold, cells, coins)
    filled += sums.windows * ends.cases[cells]! * (of / ends.of)
  }
  return fraction(filled, windows * of)
}
