// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationInput, type OperationOutput } from '@tessera/contract'
import { costShare } from '@tessera/rules/contracts/cost-share'
import { add, zero } from '@tessera/rules/money'
import { addDays } from '@tessera/rules/site/zoned-days'
import type { Queries } from '../../../platform/db/index.ts'
import { revenueOfLines } from '../../agents/index.ts'
import { costOfLines } from '../../contracts/index.ts'
import { presentPage } from '../../wallet/index.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'
import { brandFilter } from '../brand-filter.ts'
import { currenciesOf, isOneCurrency } from './currencies-of.ts'

/** The longest time that is added up. */
const mostDays = 366

/** Revenue and cost of lines side by side. Throws `call.invalid` for days in the wrong order or too many. */
export async function contractCosts(
  db: Queries,
  deps: BackofficeDeps,
  { brandCode, firstDay, lastDay, pageNo, pageSize }: OperationInput<'backoffice.contractCosts'>,
): Promise<OperationOutput<'backoffice.contractCosts'>> {
  if (firstDay > lastDay || addDays(firstDay, mostDays) <= lastDay)
    throw fault('call.invalid', { fields: { lastDay: '' } })
  const span = { brandCode: await brandFilter(deps, brandCode), firstDay, lastDay }
  const [revenues, costs] = [await revenueOfLines(db, span), await costOfLines(db, span)]
  const lines = revenues
    .map((line) => ({ ...line, ...(costs.get(line.memberId) ?? { cost: zero, advanced: zero }) }))
    .filter(({ revenue, cost }) => revenue !== 0n || cost !== 0n)
    .map((line) => ({ ...line, percent: costShare(line) }))
    .toSorted((a, b) => (a.cost === b.cost ? Number(a.memberId - b.memberId) : a.cost < b.cost ? 1 : -1))
  const currencies = await currenciesOf(
    deps.settings,
    lines.map((line) => line.brandCode),
  )
  const totals = {
    revenue: lines.map(({ revenue }) => revenue).reduce(add, zero),
    cost: lines.map(({ cost }) => cost).reduce(add, zero),
    advanced: lines.map(({ advanced }) => advanced).reduce(add, zero),
  }
  return {
    ...presentPage(
      lines
        .slice((pageNo - 1) * pageSize, pageNo * pageSize)
        .map((line) => ({ ...line, memberId: Number(line.memberId) })),
      lines.length,
      { pageNo, pageSize },
    ),
    totals: isOneCurrency(currencies) ? { ...totals, percent: costShare(totals) } : null,
  }
}
