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
  /** What the sender owes the operator (D-136). */
  owed: Amount
}

/** Whether this can be transferred to another account: the first obstacle, or undefined. */
export function mayTransfer({
  amount,
  available,
  turnoverLeft,
  owed,
}: TransferFacts):
  | { ok: true }
  | { ok: false; reason: 'belowMinimum' | 'debtOpen' | 'wageringOpen' | 'insufficientFunds' } {
  if (amount < smallestTransfer) return { ok: false, reason: 'belowMinimum' }
  if (owed > zero) return { ok: false, reason: 'debtOpen' }
  if (turnoverLeft > zero) return { ok: false, reason: 'wageringOpen' }
  if (amount > available) return { ok: false, reason: 'insufficientFunds' }
  return { ok: true }
}
