// SPDX-License-Identifier: Apache-2.0
import type { Amount } from '../money.ts'

export interface AmountLimits {
  min: Amount
  max: Amount
}

export type AmountRefusal = { ok: false; reason: 'belowMinimum' | 'aboveMaximum' }

/** Whether a deposit of this amount can be opened. */
export function mayDeposit(limits: AmountLimits, amount: Amount): { ok: true } | AmountRefusal {
  if (amount <= 0n || amount < limits.min) return { ok: false, reason: 'belowMinimum' }
  if (amount > limits.max) return { ok: false, reason: 'aboveMaximum' }
  return { ok: true }
}
