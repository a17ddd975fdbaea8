// SPDX-License-Identifier: Apache-2.0
import type { OperationInput, OperationOutput } from '@tessera/contract'
import { add, type Amount, zero } from '@tessera/rules/money'
import type { Queries } from '../../../platform/db/index.ts'
import { listAdvances } from '../../contracts/index.ts'
import { debtsOfMany, ownerOfMember } from '../../ledger/index.ts'
import { presentPage } from '../../wallet/index.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'
import { brandFilter } from '../brand-filter.ts'
import { currenciesOf, isOneCurrency } from './currencies-of.ts'

/**
 * Agents who owe the operator and whose downlines it paid in advance, the largest debts first. Whoever has
 * repaid everything is not there.
 */
export async function contractDebts(
  db: Queries,
  deps: BackofficeDeps,
  { brandCode, pageNo, pageSize }: OperationInput<'backoffice.contractDebts'>,
): Promise<OperationOutput<'backoffice.contractDebts'>> {
  const advances = await listAdvances(db, await brandFilter(deps, brandCode))
  const owed = new Map<bigint, Amount>()
  const currencies = await currenciesOf(
    deps.settings,
    advances.map((one) => one.brandCode),
  )
  for (const [brand, currency] of currencies) {
    const ids = advances.filter((one) => one.brandCode === brand).map(({ memberId }) => memberId)
    const debts = await debtsOfMany(db, ids.map(ownerOfMember), currency)
    for (const id of ids) owed.set(id, debts.get(ownerOfMember(id)) ?? zero)
  }
  const owing = advances
    .map(({ lastAtMs, ...one }) => ({ ...one, owed: owed.get(one.memberId) ?? zero, lastTime: lastAtMs }))
    .filter((one) => one.owed > 0n)
    .toSorted((a, b) => (a.owed === b.owed ? Number(a.memberId - b.memberId) : a.owed < b.owed ? 1 : -1))
  const page = { pageNo, pageSize }
  return {
    ...presentPage(
      owing
        .slice((pageNo - 1) * pageSize, pageNo * pageSize)
        .map((one) => ({ ...one, memberId: Number(one.memberId) })),
      owing.length,
      page,
    ),
    totals: isOneCurrency(currencies)
      ? {
          advanced: owing.map(({ advanced }) => advanced).reduce(add, zero),
          owed: owing.map((one) => one.owed).reduce(add, zero),
        }
      : null,
  }
}
