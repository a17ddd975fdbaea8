// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationInput, type OperationOutput } from '@tessera/contract'
import { sumInOne, type DayInCurrency } from '@tessera/rules/currencies/in-one'
import { mostReportDays } from '@tessera/rules/currencies/report-days'
import { add, zero, type Amount } from '@tessera/rules/money'
import { dayAfter, daysFrom, startOfDayIn } from '@tessera/rules/site/zoned-days'
import type { Queries } from '../../../platform/db/index.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import { turnoverOfBrand } from '../../bets/index.ts'
import { ownCurrency, ratesUpTo, siteTimeZone } from '../../site/index.ts'
import { paymentsOfBrand } from '../../wallet/index.ts'

const columns = ['deposits', 'withdrawals', 'stakes', 'returns'] as const
type Sums = Record<(typeof columns)[number], Amount>
type Answer = OperationOutput<'backoffice.moneyReport'>

/**
 * The money of a brand in some days, by currency, and in its own by the rate of each day. Amounts of different
 * currencies are never added without a rate.
 */
export async function moneyReport(
  db: Queries,
  settings: Settings,
  { fromDay, toDay }: Pick<OperationInput<'backoffice.moneyReport'>, 'fromDay' | 'toDay'>,
): Promise<Answer> {
  const [own, timeZone] = [await ownCurrency(settings), await siteTimeZone(settings)]
  const period = { ...readDays(fromDay, toDay, timeZone), timeZone }
  const { brandCode } = settings
  const [payments, turnover, rates] = await Promise.all([
    paymentsOfBrand(db, brandCode, period),
    turnoverOfBrand(db, brandCode, period),
    ratesUpTo(db, { brandCode, base: own, day: toDay }),
  ])
  const days = [...payments, ...turnover].map(inColumns)
  const inOne = sumInOne(days, own, rates, columns.length)
  return {
    own,
    list: byCurrency(days, own),
    inOne: inOne.ok ? named(inOne.totals) : null,
    missing: inOne.ok ? [] : inOne.missing,
  }
}

/** Throws `call.invalid` for days in the wrong order or too many of them. */
function readDays(fromDay: string, toDay: string, timeZone: string): { fromMs: number; toMs: number } {
  if (toDay < fromDay) throw fault('call.invalid', { fields: { toDay: 'Before the first day' } })
  if (daysFrom(fromDay, toDay) >= mostReportDays)
    throw fault('call.invalid', { fields: { toDay: `At most ${mostReportDays} days` } })
  return { fromMs: startOfDayIn(timeZone, fromDay), toMs: startOfDayIn(timeZone, dayAfter(toDay)) }
}

const inColumns = ({
  day,
  currency,
  ...sums
}: { day: string; currency: string } & Partial<Sums>): DayInCurrency => ({
  day,
  currency,
  amounts: columns.map((column) => sums[column] ?? zero),
})

/** The own currency first, also without any money. */
function byCurrency(days: readonly DayInCurrency[], own: string): Answer['list'] {
  const found = new Map<string, readonly Amount[]>([[own, columns.map(() => zero)]])
  for (const { currency, amounts } of days) {
    const before = found.get(currency)
    found.set(currency, before ? before.map((sum, at) => add(sum, amounts[at] ?? zero)) : amounts)
  }
  return [...found].map(([currency, amounts]) => ({ currency, ...named(amounts) }))
}

const named = (amounts: readonly Amount[]): Sums => ({
  deposits: amounts[0] ?? zero,
  withdrawals: amounts[1] ?? zero,
  stakes: amounts[2] ?? zero,
  returns: amounts[3] ?? zero,
})
