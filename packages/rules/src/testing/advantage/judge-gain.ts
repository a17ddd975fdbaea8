// SPDX-License-Identifier: Apache-2.0
import type { MoneyRules } from './money-rules.ts'
import { type Month, playMonth } from './play-month.ts'
import type { Strategy } from './strategy.ts'

/** The gain of a strategy for each unit that it stakes, and how many of its errors that is above nothing. */
export interface Gain {
  readonly perUnit: number
  readonly error: number
  readonly errors: number
}

/** A gain of so many errors in the first months is looked at in others. */
const suspicious = 2
export const firstMonths = 8
export const furtherMonths = 60

/**
 * A gain of so many errors is one. Of 60 months of a game that is fair to the last unit, which none is, the mean is so far above
 * nothing with a probability of 5e-8 (Student's t, 59 degrees of freedom). Months that made a strategy suspicious are
 * not counted again, so a false alarm of any of 1,000 strategies has a probability below 5e-5, less than 1 in 10,000.
 */
export const beyondError = 6.1

/** Judges months: gains and turnover are those of all of them together, the error is that of their ratio. */
export function judgeMonths(months: readonly Month[]): Gain {
  const count = months.length
  const turnover = months.reduce((sum, month) => sum + month.turnover, 0)
  if (turnover === 0) return { perUnit: 0, error: 0, errors: 0 }
  const perUnit = months.reduce((sum, { gain }) => sum + gain, 0) / turnover
  const squares = months.reduce((sum, month) => sum + (month.gain - perUnit * month.turnover) ** 2, 0)
  const error = Math.sqrt((squares * count) / (count - 1)) / turnover
  return { perUnit, error, errors: perUnit / Math.max(error, leastError) }
}

/** Money is counted in whole hundredths. */
const leastError = 1e-6

const playMonths = (strategy: Strategy, rules: MoneyRules, from: number, count: number): Month[] =>
  Array.from({ length: count }, (_, index) => playMonth(strategy, rules, from + index))

/** The gain of a strategy, from its first months, or from further ones if those look like a gain; and its first luck. */
export function gainOf(strategy: Strategy, rules: MoneyRules): Gain & { luck: number } {
  const months = playMonths(strategy, rules, 0, firstMonths)
  const first = judgeMonths(months)
  const luck = months.reduce((sum, each) => sum + each.luck, 0) / strategy.baseStake
  if (first.errors < suspicious) return { ...first, luck }
  return { ...judgeMonths(playMonths(strategy, rules, firstMonths, furtherMonths)), luck }
}

/** How many errors the luck of independent strategies is away from nothing, in either direction. */
export function errorsOfLuck(luck: readonly number[]): number {
  const sum = luck.reduce((all, each) => all + each, 0)
  const squares = luck.reduce((all, each) => all + each ** 2, 0)
  return Math.abs(sum) / Math.sqrt(Math.max(squares, 1))
}
