// SPDX-License-Identifier: Apache-2.0
import { mostReportDays } from '@tessera/rules/currencies/report-days'
import { z } from 'zod'
import { Amount, BrandCode, call, Moment, page, PageNo, pageSize, RequestId } from '../kit/index.ts'

const Day = z.iso.date()
const sums = { deposits: Amount, withdrawals: Amount, stakes: Amount, returns: Amount }
const rate = z.object({
  currency: z.string(),
  /** What one unit is worth in the brand's own currency: a decimal number. */
  rate: z.string(),
  validFrom: Day,
  enteredAt: Moment,
  enteredBy: z.string(),
})

/** Exchange rates of a brand, and its money in all its currencies. */
export const currencyAdminCalls = {
  exchangeRates: call('backoffice.exchangeRates', {
    http: 'GET /ops/exchangeRates',
    who: 'operator',
    may: 'read',
    summary:
      'The exchange rates of a brand into its own currency, latest day first. `possible`: the further currencies of the brand.',
    input: { brandCode: BrandCode, pageNo: PageNo, pageSize: pageSize(20) },
    output: page(rate).extend({ own: z.string(), possible: z.array(z.string()) }),
    faults: ['backoffice.noBrand'],
  }),
  addExchangeRate: call('backoffice.addExchangeRate', {
    http: 'POST /ops/exchangeRates',
    who: 'operator',
    may: 'money',
    pays: true,
    once: true,
    summary:
      'Enters a rate that applies from a day on. Rates are never changed: a later entry for the same day takes the place of the earlier one.',
    input: {
      brandCode: BrandCode,
      currency: z.string().max(10),
      rate: z.string().max(30),
      validFrom: Day,
      requestId: RequestId,
    },
    output: rate,
    faults: ['backoffice.noBrand'],
  }),
  moneyReport: call('backoffice.moneyReport', {
    http: 'GET /ops/moneyReport',
    who: 'operator',
    may: 'read',
    mayLag: true,
    summary: `Deposits, withdrawals, stakes and returns of a brand in up to ${mostReportDays} days of site time: by currency, and in its own by the rates of the days. There is no total while a rate is missing.`,
    input: { brandCode: BrandCode, fromDay: Day, toDay: Day },
    output: z.object({
      own: z.string(),
      list: z.array(z.object({ currency: z.string(), ...sums })),
      inOne: z.object(sums).nullable(),
      /** Rates that the total needs. */
      missing: z.array(z.object({ currency: z.string(), day: Day })),
    }),
    faults: ['backoffice.noBrand'],
  }),
}
