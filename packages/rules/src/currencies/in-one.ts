// SPDX-License-Identifier: Apache-2.0
import { add, zero, type Amount } from '../money.ts'
import { convert, rateOfDay, type DatedRate } from './rates.ts'

/** Amounts of one currency on one day. */
export interface DayInCurrency {
  readonly day: string
  readonly currency: string
  readonly amounts: readonly Amount[]
}

/** A rate that a total needs and nobody has entered. */
export interface MissingRate {
  readonly currency: string
  readonly day: string
}

export type InOne = { ok: true; totals: Amount[] } | { ok: false; missing: MissingRate[] }

/**
 * Adds up amounts of several currencies in `own`, each by the rate of its day. Without one of the rates there is no
 * total, but the list of what is missing: nothing is ever counted one to one.
 */
export function sumInOne(
  days: readonly DayInCurrency[],
  own: string,
  rates: readonly DatedRate[],
  columns: number,
): InOne {
  const totals: Amount[] = Array.from({ length: columns }, () => zero)
  const missing = new Map<string, MissingRate>()
  for (const { day, currency, amounts } of days) {
    if (amounts.every((amount) => amount === zero)) continue
    const rate = currency === own ? { numerator: 1n, scale: 0 } : rateOfDay(rates, currency, day)
    if (!rate) missing.set(`${currency} ${day}`, { currency, day })
    else
      amounts.forEach((amount, column) => {
        totals[column] = add(totals[column] ?? zero, convert(amount, rate))
      })
  }
  if (missing.size === 0) return { ok: true, totals }
  const inOrder = [...missing].toSorted(([one], [other]) => (one < other ? -1 : 1))
  return { ok: false, missing: inOrder.map(([, rate]) => rate) }
}
