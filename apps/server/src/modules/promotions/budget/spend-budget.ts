// SPDX-License-Identifier: Apache-2.0
import { zero, type Amount } from '@tessera/rules/money'
import { budgetLeft, fits, type Budget } from '@tessera/rules/promotions/budget'
import type { Tx } from '../../../platform/db/index.ts'
import { changeSpending, lockSpending, type SpendingDay } from './spending-store.ts'

export interface BudgetOf extends SpendingDay {
  /** Undefined: without a limit; what it costs is counted all the same. */
  budget: Budget | undefined
}

/**
 * Holds an amount back for a member who accepts an offer. False, and nothing is held back, if the budget has
 * not that much left. Those who ask at once wait for each other at the row of the promotion.
 */
export async function reserveBudget(tx: Tx, { budget, ...at }: BudgetOf, amount: Amount): Promise<boolean> {
  const { inAll, today } = await lockSpending(tx, at)
  if (!fits(budgetLeft(budget, inAll, today), amount)) return false
  await changeSpending(tx, at, { spent: 0n, reserved: amount })
  return true
}

/** What is left of a budget, which nobody else spends until the transaction ends; null: it has no limit. */
export async function lockBudget(tx: Tx, { budget, ...at }: BudgetOf): Promise<Amount | null> {
  const { inAll, today } = await lockSpending(tx, at)
  return budgetLeft(budget, inAll, today)
}

/** Counts an amount as paid. False, and nothing is counted, if the budget has not that much left. */
export async function spendBudget(tx: Tx, { budget, ...at }: BudgetOf, amount: Amount): Promise<boolean> {
  const { inAll, today } = await lockSpending(tx, at)
  if (!fits(budgetLeft(budget, inAll, today), amount)) return false
  await changeSpending(tx, at, { spent: amount, reserved: 0n })
  return true
}

/** Counts an amount as paid as far as the budget has it left; returns how much that is. */
export async function spendWhatIsLeft(tx: Tx, { budget, ...at }: BudgetOf, amount: Amount): Promise<Amount> {
  const { inAll, today } = await lockSpending(tx, at)
  const left = budgetLeft(budget, inAll, today)
  const paid = left !== null && left < amount ? left : amount
  if (paid > zero) await changeSpending(tx, at, { spent: paid, reserved: 0n })
  return paid
}

/** Pays out of what was held back, and gives the rest of it back. */
export async function settleReserved(
  tx: Tx,
  at: SpendingDay,
  { paid, released }: { paid: Amount; released: Amount },
): Promise<void> {
  if (paid === zero && released === zero) return
  await lockSpending(tx, at)
  await changeSpending(tx, at, { spent: paid, reserved: -(paid + released) })
}
