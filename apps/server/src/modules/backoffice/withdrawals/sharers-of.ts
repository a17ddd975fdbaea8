// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationOutput } from '@tessera/contract'
import type { Queries } from '../../../platform/db/index.ts'
import { sharersOfAccount } from '../../agents/index.ts'
import { brandsOf, namesOf } from '../../members/index.ts'
import { findWithdrawal, membersWithAccount } from '../../wallet/index.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'

/** So many accounts are named. */
const mostNamed = 200

/** The accounts that share something with the member of a withdrawal, by what they share. */
export async function sharersOf(
  db: Queries,
  { settings }: Pick<BackofficeDeps, 'settings'>,
  id: string,
): Promise<OperationOutput<'backoffice.withdrawalSharers'>> {
  const withdrawal = await findWithdrawal(db, id)
  if (!withdrawal) throw fault('call.notFound')
  const { memberId, account } = withdrawal
  const brand = (await brandsOf(db, [memberId])).get(memberId) ?? settings.brandCode
  const traces = await sharersOfAccount(db, memberId, await settings.of(brand).read('agents.widespreadAbove'))
  const payees = await membersWithAccount(db, memberId, account)
  const shared = [...traces, ...payees.map((sharer) => ({ memberId: sharer, kind: 'Payee' as const }))]
  const ids = [...new Set(shared.map((sharer) => sharer.memberId))].slice(0, mostNamed)
  const [names, brands] = [await namesOf(db, ids), await brandsOf(db, ids)]
  return ids.map((sharer) => ({
    memberId: Number(sharer),
    username: names.get(sharer) ?? '',
    brandCode: brands.get(sharer) ?? '',
    shares: [...new Set(shared.filter((one) => one.memberId === sharer).map(({ kind }) => kind))],
  }))
}
