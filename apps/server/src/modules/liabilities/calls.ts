// SPDX-License-Identifier: Apache-2.0
import { memberById } from '../members/index.ts'
import type { DomainHandlers } from '../../platform/http/index.ts'
import { listDays } from './day-store.ts'
import { proveBalance } from './prove-balance.ts'

const daysListed = 30

export const liabilitiesCalls = (): DomainHandlers<'liabilities'> => ({
  async 'liabilities.days'(_, { db, brandCode }) {
    const days = await listDays(db, { brandCode, limit: daysListed })
    return {
      list: days.map(({ day, currency, asOfMs, accounts, total, root }) => ({
        day,
        currency,
        asOf: asOfMs,
        accounts,
        total: String(total),
        root: root.toString('hex'),
      })),
    }
  },
  async 'liabilities.proof'(_, { db, member: { memberId }, brandCode }) {
    const member = await memberById(db, memberId)
    if (!member) throw new Error(`member ${memberId} of a session is missing`)
    return proveBalance(db, { memberId, brandCode, username: member.username, currency: member.currency })
  },
})
