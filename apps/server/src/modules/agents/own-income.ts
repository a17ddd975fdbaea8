// SPDX-License-Identifier: Apache-2.0
import type { OperationInput, OperationOutput } from '@tessera/contract'
import { add, zero, type Amount } from '@tessera/rules/money'
import { dayIn } from '@tessera/rules/site/zoned-days'
import { giftPostings, ownerOfMember } from '../ledger/index.ts'
import { currencyOfMember } from '../members/index.ts'
import { siteTimeZone } from '../site/index.ts'
import type { Queries } from '../../platform/db/index.ts'
import type { AgentsDeps, Period } from './agents-deps.ts'

type Day = OperationOutput<'agents.myIncome'>['list'][number]
const columns = ['salary', 'dividend', 'rebate'] as const
type Column = (typeof columns)[number]

/**
 * An agent's salary, dividend and rebate by day of the site, newest first; days without income are left out. Pay of contracts
 * belongs to the moment that its record names, which is never after the moment in which the ledger wrote it down.
 */
export async function ownIncome(
  db: Queries,
  { settings, paidAt }: Pick<AgentsDeps, 'settings' | 'paidAt'>,
  agentId: bigint,
  { fromMs, toMs }: Period,
  { pageNo, pageSize }: OperationInput<'agents.myIncome'>,
): Promise<OperationOutput<'agents.myIncome'>> {
  const [timeZone, code] = await Promise.all([siteTimeZone(settings), currencyOfMember(db, agentId)])
  const gifts = await giftPostings(db, ownerOfMember(agentId), code, { kinds: columns, sinceMs: fromMs })
  const moments = await paidAt(db, gifts)
  const days = new Map<string, Day>()
  for (const [index, { kind, amount, atMs }] of gifts.entries()) {
    const moment = moments[index] ?? atMs
    const column = columns.find((one) => one === kind)
    if (!column || moment < fromMs || moment >= toMs) continue
    const day = dayIn(timeZone, moment)
    days.set(day, added(days.get(day) ?? nothingOn(day), column, amount))
  }
  const list = [...days.values()].toSorted((one, other) => (one.day < other.day ? 1 : -1))
  return {
    pageNo,
    totalPages: Math.ceil(list.length / pageSize),
    totalCount: list.length,
    list: list.slice((pageNo - 1) * pageSize, pageNo * pageSize),
  }
}

const nothingOn = (day: string): Day => ({ day, salary: zero, dividend: zero, rebate: zero, total: zero })

const added = (day: Day, column: Column, amount: Amount): Day => ({
  ...day,
  [column]: add(day[column], amount),
  total: add(day.total, amount),
})
