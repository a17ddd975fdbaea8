// SPDX-License-Identifier: Apache-2.0
import { amountFromWire, amountOfMillionths, type Amount, zero } from '../money.ts'

/** The most that a promotion may cost: in all, and on one day of the site. Null: no limit. In units. */
export interface Budget {
  total: number | null
  perDay: number | null
}

/** What a promotion has paid, and what it has promised and not yet paid. */
export interface Spending {
  spent: Amount
  reserved: Amount
}

/** What is left of a limit; null: there is none. Never below zero. */
export function leftOf(limit: number | null | undefined, { spent, reserved }: Spending): Amount | null {
  if (limit === null || limit === undefined) return null
  const left = amountFromWire(limit) - spent - reserved
  return left > 0n ? amountOfMillionths(left) : zero
}

/** What is left of a budget, today and in all: the smaller one. */
export function budgetLeft(budget: Budget | undefined, inAll: Spending, today: Spending): Amount | null {
  const [total, day] = [leftOf(budget?.total, inAll), leftOf(budget?.perDay, today)]
  if (total === null || day === null) return total ?? day
  return total < day ? total : day
}

/** Whether this much still fits. */
export const fits = (left: Amount | null, amount: Amount): boolean => left === null || amount <= left
