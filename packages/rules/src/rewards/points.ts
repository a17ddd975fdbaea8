// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, multiply, units, zero, type Amount } from '../money.ts'

/** Points from valid bets: whole points, and the remaining valid bets towards the next. */
export interface EarnedPoints {
  points: bigint
  left: Amount
}

/**
 * One point for each whole `earnPer` of valid bets that have not earned any yet (D-142). The exact rest waits
 * for the next bets. Below zero (a settled stake was returned) nothing is earned until it is made up for.
 * While `earnPer` is 0 bets earn nothing, and those of that time earn nothing later either.
 */
export function earnPoints(unearned: Amount, earnPer: Amount): EarnedPoints {
  if (earnPer === zero) return { points: 0n, left: unearned > zero ? zero : unearned }
  if (unearned < earnPer) return { points: 0n, left: unearned }
  return { points: unearned / earnPer, left: amountOfMillionths(unearned % earnPer) }
}

/**
 * What has to be bet for one point at a game of which this much of a bet counts, in whole hundredths rounded up;
 * undefined where nothing counts.
 */
export function betsPerPoint(earnPer: Amount, countedPercent: number): Amount | undefined {
  if (earnPer === zero || countedPercent <= 0) return undefined
  const cent = 10_000n
  const exact = (earnPer * 100n + BigInt(countedPercent) - 1n) / BigInt(countedPercent)
  return amountOfMillionths(((exact + cent - 1n) / cent) * cent)
}

export interface ConversionTerms {
  /** Points for one unit of money. */
  exchangeRatio: bigint
  minConvert: bigint
}

export type Conversion =
  | { ok: true; amount: Amount }
  | { ok: false; reason: 'belowMinimum' | 'notMultiple' | 'insufficientPoints' }

/**
 * The value of points in money, and whether this many can be converted (D-143): whole units only, so that
 * nothing is lost by rounding.
 */
export function judgeConversion(
  { exchangeRatio, minConvert }: ConversionTerms,
  { points, balance }: { points: bigint; balance: bigint },
): Conversion {
  if (points < minConvert) return { ok: false, reason: 'belowMinimum' }
  if (points % exchangeRatio !== 0n) return { ok: false, reason: 'notMultiple' }
  if (points > balance) return { ok: false, reason: 'insufficientPoints' }
  return { ok: true, amount: multiply(units(1), points, exchangeRatio) }
}

export interface Redeemable {
  kind: 'GOODS' | 'BONUS'
  /** For one piece. */
  points: bigint
  stock: number
  minRankLevel: number
}

export interface RedeemFacts {
  quantity: number
  /** Points of the member. */
  balance: bigint
  rankLevel: number
  /** The member's profile has a Zalo or WhatsApp number. */
  hasContact: boolean
}

export type RedeemRefusal = 'rankTooLow' | 'contactRequired' | 'outOfStock' | 'insufficientPoints'

/** Whether this reward can be redeemed (D-144, D-145): the first obstacle, or undefined. */
export function refuseRedeem(
  { kind, points, stock, minRankLevel }: Redeemable,
  { quantity, balance, rankLevel, hasContact }: RedeemFacts,
): RedeemRefusal | undefined {
  if (rankLevel < minRankLevel) return 'rankTooLow'
  if (kind === 'BONUS' && !hasContact) return 'contactRequired'
  if (quantity > stock) return 'outOfStock'
  if (points * BigInt(quantity) > balance) return 'insufficientPoints'
  return undefined
}
