// SPDX-License-Identifier: Apache-2.0
import type { OperationInput, OperationOutput } from '@tessera/contract'
import { add, zero, type Amount } from '@tessera/rules/money'
import { giftsByDay, ownerOfMember, type GiftKind } from '../ledger/index.ts'
import { currencyOfMember } from '../members/index.ts'
import { siteTimeZone } from '../site/index.ts'
import type { Queries } from '../../platform/db/index.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import type { Period } from './agents-deps.ts'

type Day = OperationOutput<'agents.myIncome'>['list'][number]
const columns: Partial<Record<GiftKind, 'salary' | 'dividend' | 'rebate'>> = {
  salary: 'salary',
  dividend: 'dividend',
  rebate: 'rebate',
}

/**
 * An agent's salary, dividend and rebate by day of the site, newest first; days without income are left out.
 */
export async function ownIncome(
  db: Queries,
  settings: Settings,
  agentId: bigint,
  period: Period,
  { pageNo, pageSize }: OperationInput<'agents.myIncome'>,
): Promise<OperationOutput<'agents.myIncome'>> {
  const [timeZone, code] = await Promise.all([siteTimeZone(settings), currencyOfMember(db, agentId)])
  const days = new Map<string, Day>()
  for (const { day, kind, amount } of await giftsByDay(db, ownerOfMember(agentId), code, period, timeZone)) {
    const column = columns[kind]
    if (column)
      days.set(
        day,
        added(
          days.get(day) ?? { day, salary: zero, dividend: zero, rebate: zero, total: zero },
          column,
          amount,
        ),
      )
  }
  const list = [...days.values()]
  return {
    pageNo,
    totalPages: Math.ceil(list.length / pageSize),
    totalCount: list.length,
    list: list.slice((pageNo - 1) * pageSize, pageNo * pageSize),
  }
}

const added = (day: Day, column: 'salary' | 'dividend' | 'rebate', amount: Amount): Day => ({
  ...day,
  [column]: add(day[column], amount),
  total: add(day.total, amount),
})
