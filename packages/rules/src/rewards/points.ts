// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, multiply, units, type Amount } from '../money.ts'

/** Points out of valid bets: whole ones, and the valid bets that are left over for the next. */
export interface Earned {
  points: bigint
  left: Amount
}

/**
 * One point for each whole `earnPer` of valid bets that have not earned any yet (D-142). What is left over
 * waits for the next bets to the last millionth. Below zero (a settled stake was given back) nothing is
 * earned until it is made up for.
 */
export function earnPoints(unearned: Amount, earnPer: Amount): Earned {
  if (unearned < earnPer) return { points: 0n, left: unearned }
  return { points: unearned / earnPer, left: amountOfMillionths(unearned % earnPer) }
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
 * What points are worth in money, and whether so many may be converted (D-143): whole units only, so nothing
 * is lost by rounding.
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
  /** A Zalo or WhatsApp number stands in his profile. */
  hasContact: boolean
}

export type RedeemRefusal = 'rankTooLow' | 'contactRequired' | 'outOfStock' | 'insufficientPoints'

/**
 * May this reward be redeemed (D-144, D-145)? Names the first thing that stands against it; undefined when
 * nothing does.
 */
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
