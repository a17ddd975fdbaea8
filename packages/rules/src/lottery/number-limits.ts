// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '../money.ts'
import type { OddsTable } from './odds.ts'
import { back } from './play-type.ts'
import { isAbove, none, ratioOf, times } from './ratio.ts'

/** What an operator bears on one number of a draw. */
export interface NumberLimits {
  /** The most that the stakes on it may return; zero for no limit. */
  most: Amount
  /** Above this percentage of the limit it is sold at this percentage of the usual odds. */
  steps: readonly { above: number; odds: number }[]
}

/** The usual odds, in per cent of themselves. */
export const wholeOdds = 100

/** The percentage of the usual odds at which a number is sold whose stakes can return `liability`. */
export function shareAt({ most, steps }: NumberLimits, liability: Amount): number {
  if (most === 0n) return wholeOdds
  const reached = steps.filter(({ above }) => liability * 100n > most * BigInt(above))
  return Math.min(wholeOdds, ...reached.map(({ odds }) => odds))
}

/**
 * The largest liability at which a number is still sold at a share of the odds, for stakes that add `added`. Below
 * zero: never. Undefined without a limit.
 */
export function ceilingAt(
  { most, steps }: NumberLimits,
  { share, added }: { share: number; added: Amount },
): Amount | undefined {
  if (most === 0n) return undefined
  const lower = steps.filter(({ odds }) => odds < share).map(({ above }) => (most * BigInt(above)) / 100n)
  return amountOfMillionths([most - added, ...lower].reduce((least, each) => (each < least ? each : least)))
}

/** Odds at a percentage of the usual ones. A prize that gives the stake back keeps its odds. */
export const reducedOdds = (odds: OddsTable, share: number): OddsTable =>
  share === wholeOdds
    ? odds
    : Object.fromEntries(
        Object.entries(odds).map(([tier, usual]) => [
          tier,
          tier === back ? usual : times(usual, ratioOf(share, wholeOdds)),
        ]),
      )

/** Whether every prize pays at least as much as under the other odds. */
export const isAtLeast = (odds: OddsTable, other: OddsTable): boolean =>
  Object.entries(other).every(([tier, wanted]) => !isAbove(wanted, odds[tier] ?? none))
