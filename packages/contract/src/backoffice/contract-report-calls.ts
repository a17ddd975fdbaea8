// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'
import { Day } from '../contracts/shapes.ts'
import { Amount, BrandCode, call, Moment, page, PageNo, pageSize } from '../kit/index.ts'

const paging = { pageNo: PageNo, pageSize: pageSize(20) }

/** What agents owe from contracts, and what contracts cost. */
export const contractReportCalls = {
  contractDebts: call('backoffice.contractDebts', {
    http: 'GET /ops/contractDebts',
    who: 'operator',
    may: 'read',
    summary: 'Agents who owe what they could not pay to their downlines, the largest debts first.',
    input: { brandCode: BrandCode, ...paging },
    output: page(
      z.object({
        memberId: z.number(),
        brandCode: z.string(),
        account: z.string(),
        /** Of all contracts so far. */
        advanced: Amount,
        payments: z.number(),
        /** What the account owes now, for whatever reason. */
        owed: Amount,
        lastTime: Moment,
      }),
    ).extend({
      /** Null where the list mixes currencies. */
      totals: z.object({ advanced: Amount, owed: Amount }).nullable(),
    }),
    faults: ['backoffice.noBrand'],
  }),
  contractCosts: call('backoffice.contractCosts', {
    http: 'GET /ops/contractCosts',
    who: 'operator',
    may: 'read',
    mayLag: true,
    summary:
      'What contracts cost beside what lines brought in: by agent without an upline, for days of the site, the most expensive first.',
    input: { brandCode: BrandCode, firstDay: Day, lastDay: Day, ...paging },
    output: page(
      z.object({
        memberId: z.number(),
        brandCode: z.string(),
        account: z.string(),
        /** Stakes less returns of the whole line. */
        revenue: Amount,
        /** What the operator paid for contracts of the line, and what agents owe their downlines beyond it. */
        cost: Amount,
        advanced: Amount,
        /** Cost in percent of the revenue; null without a revenue above zero. */
        percent: z.number().nullable(),
      }),
    ).extend({
      /** Null where the list mixes currencies. */
      totals: z
        .object({ revenue: Amount, cost: Amount, advanced: Amount, percent: z.number().nullable() })
        .nullable(),
    }),
    faults: ['backoffice.noBrand'],
  }),
}
