// SPDX-License-Identifier: Apache-2.0
import { floorToCoin } from '../currencies/whole-coins.ts'
import { amountFromWire, type Amount } from '../money.ts'
import { ballLotteries } from './further-lotteries.ts'
import type { Lottery } from './lottery.ts'
import { playTypesOf } from './play-types.ts'
import { isAbove, none, plus, type Ratio, ratioOf, times } from './ratio.ts'
import { shareReturned } from './wager.ts'

/** The terms of a jackpot; amounts in currency units. */
export interface JackpotTerms {
  gameCode: string
  tier: string
  /** What the operator puts in at the beginning and after each win. */
  start: number
  /** Which part of each stake goes into it, in per cent. */
  percent: number
  /** The smallest stake per pick, so that nobody buys the whole pool for a trifle. */
  leastStake: number
}

/** As with the state lotteries, for a play of ten thousand: the starts are 12, 30, 3 and 6 billion. */
export const usualJackpots: readonly JackpotTerms[] = [
  { gameCode: 'MEGA-645', tier: 'jackpot', start: 1_200_000, percent: 40, leastStake: 1 },
  { gameCode: 'POWER-655', tier: 'jackpot', start: 3_000_000, percent: 32, leastStake: 1 },
  { gameCode: 'POWER-655', tier: 'jackpot2', start: 300_000, percent: 8, leastStake: 1 },
  { gameCode: 'LOTTO-535', tier: 'jackpot', start: 600_000, percent: 35, leastStake: 1 },
]

/** The terms of a lottery's jackpots, each replaced by the operator's where there are such. */
export const jackpotsOf = (
  { gameCode }: Pick<Lottery, 'gameCode'>,
  own: readonly JackpotTerms[] = [],
): readonly JackpotTerms[] =>
  usualJackpots
    .filter((usual) => usual.gameCode === gameCode)
    .map((usual) => own.findLast((each) => each.gameCode === gameCode && each.tier === usual.tier) ?? usual)

/** What a jackpot starts with in a currency: terms are the same for all, and not all have coins below one. */
export const startIn = ({ start }: JackpotTerms, currency: string): Amount =>
  floorToCoin(amountFromWire(Math.floor(start * 100 + 1e-6) / 100), currency)

/** What a pick on a lottery with jackpots returns in the long run, as shares of the stakes. */
export interface JackpotReturn {
  /** From prizes with fixed odds. */
  fixed: Ratio
  /** What goes into the jackpots, and comes back when somebody wins them. */
  pooled: Ratio
  /** What the starting amounts add, at the smallest stake. */
  started: Ratio
}

/** The return of a lottery with jackpots at its default odds, in its three parts. */
export function jackpotReturn(lottery: Lottery, own: readonly JackpotTerms[] = []): JackpotReturn {
  const [play] = playTypesOf(lottery)
  if (!play) return { fixed: none, pooled: none, started: none }
  const chances = play.expected('')
  const terms = jackpotsOf(lottery, own)
  const hundredths = (amount: number): bigint => BigInt(Math.round(amount * 100))
  return {
    fixed: shareReturned(play, '', play.odds),
    pooled: terms.map(({ percent }) => ratioOf(hundredths(percent), 10_000)).reduce(plus, none),
    started: terms
      .map(({ tier, start, leastStake }) =>
        times(chances[tier] ?? none, ratioOf(hundredths(start), hundredths(leastStake))),
      )
      .reduce(plus, none),
  }
}

/**
 * Fixed prizes of a play with jackpots may return this share at most, and its jackpots the rest up to the
 * whole: together never more than the stakes.
 */
export const mostFixedBesideJackpots: Ratio = ratioOf(1, 4)
const mostOfJackpots: Ratio = ratioOf(3, 4)

/** The first line that is wrong: an unknown jackpot, or one that makes its lottery return too much. */
export function faultOfJackpots(
  lines: readonly JackpotTerms[],
): { line: number; fault: 'jackpot' | 'return' } | undefined {
  for (const [line, { gameCode, tier }] of lines.entries()) {
    const lottery = ballLotteries.find((each) => each.gameCode === gameCode)
    if (!lottery || !jackpotsOf(lottery).some((each) => each.tier === tier)) return { line, fault: 'jackpot' }
    const { pooled, started } = jackpotReturn(lottery, lines)
    if (isAbove(plus(pooled, started), mostOfJackpots)) return { line, fault: 'return' }
  }
  return undefined
}
