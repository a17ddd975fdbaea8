// SPDX-License-Identifier: Apache-2.0
import { floorToCoin } from '../currencies/whole-coins.ts'
import { amountOfMillionths, subtract, zero, type Amount } from '../money.ts'
import type { AmountLimits } from './may-deposit.ts'

export const feePayers = ['member', 'operator'] as const
export type FeePayer = (typeof feePayers)[number]

/** What a payment account charges for a deposit, and who bears it. */
export interface DepositFee {
  fixed: Amount
  /** Hundredths of a percent of what was paid. */
  basisPoints: number
  payer: FeePayer
}

/** At most a fifth of a payment. */
export const largestBasisPoints = 2_000
export const noFee: DepositFee = { fixed: zero, basisPoints: 0, payer: 'operator' }

/** A payment, divided into its fee and what the member's balance gains. */
export interface SplitPayment {
  fee: Amount
  credited: Amount
}

/**
 * The fee of a payment, rounded down to whole coins. A payment that would not cover it is credited whole, so that money
 * that came in always reaches its member. A fee that the operator bears takes nothing from the member.
 */
export function splitPayment(
  paid: Amount,
  { fixed, basisPoints, payer }: DepositFee,
  currency: string,
): SplitPayment {
  const share = amountOfMillionths((paid * BigInt(basisPoints)) / 10_000n)
  const fee = floorToCoin(amountOfMillionths(fixed + share), currency)
  if (payer === 'operator') return { fee, credited: paid }
  return fee < paid ? { fee, credited: subtract(paid, fee) } : { fee: zero, credited: paid }
}

/**
 * What is wrong with the terms of a payment account: limits that no amount is within, or a fee that leaves nothing of the
 * smallest deposit. A fixed fee of members therefore needs limits of its own, which no setting can go below.
 */
export function termsProblem(
  limits: AmountLimits | undefined,
  fee: DepositFee,
  currency: string,
): 'limits' | 'fee' | undefined {
  if (limits && (limits.min <= zero || limits.min > limits.max)) return 'limits'
  if (fee.payer === 'operator' || fee.fixed === zero) return undefined
  return limits && splitPayment(limits.min, fee, currency).fee > zero ? undefined : 'fee'
}
