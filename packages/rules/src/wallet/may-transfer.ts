// SPDX-License-Identifier: Apache-2.0
import { units, zero, type Amount } from '../money.ts'

/** The least that one account passes on to another (D-81). */
export const smallestTransfer = units(1)

export interface TransferFacts {
  amount: Amount
  /** Cash that is not on hold. */
  available: Amount
  /** Turnover that offers still ask for before money may leave. */
  turnoverLeft: Amount
}

/** May this be passed on to another account? Names the first thing that stands against it. */
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
