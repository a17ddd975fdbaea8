// SPDX-License-Identifier: Apache-2.0
import { type Odds, oddsFromText, oddsOf, type OddsTable } from './odds.ts'
import { back } from './play-type.ts'
import { isAbove, type Ratio, ratioOf, times } from './ratio.ts'

/**
 * A prize group of a brand: its members get the odds of the brand times its level. Groups rise: a higher number
 * has a higher level, so that numbers alone say which of two groups is better.
 */
export interface PrizeGroup {
  number: number
  name: string
  level: number
}

/** The group of visitors, of trial accounts, and of new accounts unless the brand says otherwise. */
export const visitorsGroup = 1
/** Accounts store their group in two digits. */
export const highestGroup = 99
const wholeStake: Ratio = ratioOf(1, 1)

/** Why these groups cannot be used, in English for operators; undefined if they can. */
export function problemOfGroups(groups: readonly PrizeGroup[]): string | undefined {
  if (groups[0]?.number !== visitorsGroup) return 'The first group is 1: visitors get its odds'
  const wrong = groups.findIndex((group, index) => {
    const before = groups[index - 1]
    return before !== undefined && (group.number <= before.number || group.level <= before.level)
  })
  if (wrong >= 0) return `Group ${groups[wrong]?.number}: numbers and levels must rise from group to group`
  return new Set(groups.map(({ name }) => name)).size < groups.length ? 'Each name once' : undefined
}

/**
 * The group in which an account with this number is. A number whose group was removed belongs to the next lower
 * one, so no account rises when a group is removed.
 */
export const groupOf = (groups: readonly PrizeGroup[], number: number): PrizeGroup =>
  groups.findLast((group) => group.number <= number) ?? { number: visitorsGroup, name: '', level: 1 }

/** The level of a group as an exact ratio. */
export const levelOf = ({ level }: Pick<PrizeGroup, 'level'>): Ratio =>
  oddsFromText(String(level)) ?? wholeStake

/** The level of the best group. */
export const bestLevel = (groups: readonly PrizeGroup[]): Ratio =>
  groups.map(levelOf).reduce((best, each) => (isAbove(each, best) ? each : best), levelOf(groupOf(groups, 1)))

/** Odds at the level of a prize group. A tier that gives the stake back does so in every group. */
export const oddsAtLevel = (table: OddsTable, level: Ratio): OddsTable =>
  Object.fromEntries(
    Object.entries(table).map(([tier, odds]) => [tier, tier === back ? odds : readable(times(odds, level))]),
  )

const longest = 1_000_000_000_000n
/** Odds with more digits than texts of odds may have are rounded down to millionths. */
const readable = (odds: Odds): Odds =>
  odds.numerator < longest && odds.denominator < longest
    ? odds
    : oddsOf((odds.numerator * 1_000_000n) / odds.denominator, 1_000_000n)
