// SPDX-License-Identifier: Apache-2.0
import { add, type Amount, units, zero } from '../money.ts'

/** What a vendor can pay without a stake: in one win, in one day, and, for a campaign, in total. */
export interface PromotionalLimits {
  largestWin: Amount
  perDay: Amount
  inAll?: Amount | undefined
}
export interface PromotionalTotals {
  today: Amount
  inAll: Amount
}

export type PromotionalLimit = 'win' | 'day' | 'all'
/** `over`: the win may not be paid. `near`: it may, but then four fifths of the limit are used. */
export interface PromotionalState {
  limit: PromotionalLimit
  state: 'near' | 'over'
  paid: Amount
  most: Amount
}

/**
 * Roughly the value of one US dollar in currencies where that is far from one unit: good enough for default
 * limits.
 */
const unitsPerDollar: Readonly<Record<string, number>> = {
  CNY: 7,
  MYR: 4,
  THB: 35,
  PHP: 55,
  INR: 85,
  JPY: 150,
  KRW: 1_300,
  IDR: 16_000,
  VND: 25_000,
}
const usualWin = 1_000
const usualDay = 10_000

/** The default limits of a vendor. */
export function usualLimits(currency: string): PromotionalLimits {
  const scale = Object.hasOwn(unitsPerDollar, currency) ? (unitsPerDollar[currency] ?? 1) : 1
  return { largestWin: units(usualWin * scale), perDay: units(usualDay * scale) }
}

/**
 * What an operator must know about a win on top of these totals; undefined if it is well within the limits.
 */
export function judgePromotionalWin(
  limits: PromotionalLimits,
  before: PromotionalTotals,
  win: Amount,
): PromotionalState | undefined {
  if (win > limits.largestWin) return { limit: 'win', state: 'over', paid: win, most: limits.largestWin }
  const totals: [PromotionalLimit, Amount, Amount | undefined][] = [
    ['day', before.today, limits.perDay],
    ['all', before.inAll, limits.inAll],
  ]
  let near: PromotionalState | undefined
  for (const [limit, paidBefore, most] of totals) {
    if (most === undefined) continue
    const paid = add(paidBefore, win)
    if (paid > most) return { limit, state: 'over', paid: paidBefore, most }
    if (win > zero && paid * 5n >= most * 4n && paidBefore * 5n < most * 4n)
      near ??= { limit, state: 'near', paid, most }
  }
  return near
}
