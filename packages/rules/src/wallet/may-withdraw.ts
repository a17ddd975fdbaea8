// SPDX-License-Identifier: Apache-2.0
import { zero, type Amount } from '../money.ts'
import { mayDeposit, type AmountLimits } from './may-deposit.ts'

export interface WithdrawalLimits extends AmountLimits {
  /** Withdrawals that a member can request in one day of site time. */
  dailyCount: number
}

export interface WithdrawalFacts {
  amount: Amount
  /** Cash that is not on hold. */
  available: Amount
  askedToday: number
  /** Turnover that offers still require before a withdrawal (D-78). */
  turnoverLeft: Amount
  /** What the member owes the operator (D-136). */
  owed: Amount
}

export type WithdrawalRefusal = {
  ok: false
  reason: 'belowMinimum' | 'aboveMaximum' | 'debtOpen' | 'wageringOpen' | 'dailyCount' | 'insufficientFunds'
}

/**
 * Whether this withdrawal can be requested: the first obstacle, in the order in which the member can remove
 * them, or undefined.
 */
export function mayWithdraw(
  limits: WithdrawalLimits,
  facts: WithdrawalFacts,
): { ok: true } | WithdrawalRefusal {
  const amountJudged = mayDeposit(limits, facts.amount)
  if (!amountJudged.ok) return amountJudged
  if (facts.owed > zero) return { ok: false, reason: 'debtOpen' }
  if (facts.turnoverLeft > zero) return { ok: false, reason: 'wageringOpen' }
  if (facts.askedToday >= limits.dailyCount) return { ok: false, reason: 'dailyCount' }
  if (facts.amount > facts.available) return { ok: false, reason: 'insufficientFunds' }
  return { ok: true }
}
