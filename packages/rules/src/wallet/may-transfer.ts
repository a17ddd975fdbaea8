// SPDX-License-Identifier: Apache-2.0
import { units, zero, type Amount } from '../money.ts'

/** The smallest transfer between accounts (D-81). */
export const smallestTransfer = units(1)

export interface TransferFacts {
  amount: Amount
  /** Cash that is not on hold. */
  available: Amount
  /** Turnover that offers still require before a withdrawal. */
  turnoverLeft: Amount
}

/** Whether this can be transferred to another account: the first obstacle, or undefined. */
export function mayTransfer({
  amount,
  available,
  turnoverLeft,
}: TransferFacts):
  | { ok: true }
  | { ok: false; reason: 'belowMinimum' | 'wageringOpen' | 'insufficientFunds' } {
  if (amount < smallestTransfer) return { ok: false, reason: 'belowMinimum' }
  if (turnoverLeft > zero) return { ok: false, reason: 'wageringOpen' }
  if (amount > available) return { ok: false, reason: 'insufficientFunds' }
  return { ok: true }
}
