// SPDX-License-Identifier: Apache-2.0
import { floorToCoin } from '../currencies/whole-coins.ts'
import { type Amount, amountOfMillionths, multiply } from '../money.ts'
import { lotteries } from './lotteries.ts'
import type { Lottery } from './lottery.ts'
import type { Odds, OddsTable } from './odds.ts'
import type { PlayType } from './play-type.ts'
import { playTypesOf } from './play-types.ts'
import { isAbove, none, type Ratio, ratioOf, times } from './ratio.ts'
import { shareReturned } from './wager.ts'

/** The most that all winners of the highest prize of a play get together in one draw; in currency units. */
export interface PrizeCap {
  playType: string
  most: number
}

/** As published for a play of ten thousand (game-rules.md section 6.5): ten billion each. */
export const usualPrizeCaps: readonly PrizeCap[] = ['k8', 'k9', 'k10'].map((playType) => ({
  playType,
  most: 1_000_000,
}))

/** The tier of a play that a cap is for: all balls hit. Undefined for a play that cannot have a cap. */
export const cappedTier = ({ pick, tables }: PlayType): string | undefined =>
  pick.form === 'together' && tables ? String(pick.count) : undefined

/** The plays of a lottery that can have a cap. */
export const cappablePlays = (lottery: Lottery): readonly string[] =>
  playTypesOf(lottery).flatMap((playType) => (cappedTier(playType) === undefined ? [] : [playType.code]))

/** The codes of all plays that can have a cap. */
export const cappableCodes: readonly string[] = [...new Set(lotteries.flatMap(cappablePlays))]

/** Picks that won a capped prize: sold at the same odds with the same stake. */
export interface CappedWin {
  odds: Odds
  stake: Amount
  picks: number
}

/** What picks would get without a cap, rounded up: so shares of a cap never exceed it. */
export const dueOf = (wins: readonly CappedWin[]): Amount =>
  amountOfMillionths(
    wins.reduce((sum, { odds: { numerator, denominator }, stake, picks }) => {
      const due = stake * BigInt(picks) * numerator
      return sum + (due + denominator - 1n) / denominator
    }, 0n),
  )

/**
 * The odds of a capped prize for picks that were sold at these: all winners get the same part of what they would
 * have got without the cap, so equal stakes at equal odds get equal amounts.
 */
export const oddsUnderCap = (odds: Odds, { cap, due }: { cap: Amount; due: Amount }): Odds =>
  due > cap ? times(odds, ratioOf(cap, due)) : odds

/** What winners get together under a cap, each rounded down to whole coins. */
export const paidUnderCap = (
  wins: readonly CappedWin[],
  shared: { cap: Amount; due: Amount; currency: string },
): Amount =>
  amountOfMillionths(
    wins.reduce((sum, { odds, stake, picks }) => {
      const { numerator, denominator } = oddsUnderCap(odds, shared)
      return sum + BigInt(picks) * floorToCoin(multiply(stake, numerator, denominator), shared.currency)
    }, 0n),
  )

/** Odds at which a single winner with this stake is paid at most the cap. */
export function oddsForOne(
  odds: OddsTable,
  tier: string,
  { cap, stake }: { cap: Amount; stake: Amount },
): OddsTable {
  const most = ratioOf(cap, stake > 0n ? stake : 1n)
  const usual = odds[tier] ?? none
  return isAbove(usual, most) ? { ...odds, [tier]: most } : odds
}

/** What a play with a cap returns: while all winners fit below it, and when it leaves next to nothing of the prize. */
export interface CappedReturn {
  uncapped: Ratio
  least: Ratio
}

/** The exact bounds between which the return of a capped play lies, whatever others stake. */
export const cappedReturn = (playType: PlayType, odds: OddsTable): CappedReturn => {
  const tier = cappedTier(playType)
  return {
    uncapped: shareReturned(playType, '', odds),
    least: shareReturned(playType, '', tier === undefined ? odds : { ...odds, [tier]: none }),
  }
}
