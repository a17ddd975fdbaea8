// SPDX-License-Identifier: Apache-2.0
import type { OperationInput, OperationOutput } from '@tessera/contract'
import type { Queries } from '../../../platform/db/index.ts'
import { balances, ownerOfMember } from '../../ledger/index.ts'
import { listMembers } from '../../members/index.ts'
import { presentPage } from '../../wallet/index.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'
import { brandFilter } from '../brand-filter.ts'

/** Members of a brand, or of all brands, by part of their name, with their balances. */
export async function showMembers(
  db: Queries,
  deps: Pick<BackofficeDeps, 'directory'>,
  input: OperationInput<'backoffice.members'>,
): Promise<OperationOutput<'backoffice.members'>> {
  const { members, totalCount } = await listMembers(db, {
    ...input,
    brand: await brandFilter(deps, input.brandCode),
  })
  const list = await Promise.all(
    members.map(async (member) => {
      const { cash, hold } = await balances(db, ownerOfMember(member.id), member.currency)
      return {
        memberId: Number(member.id),
        brandCode: member.brandCode,
        username: member.username,
        type: member.type,
        enabled: !member.closed,
        blocked: member.blocked,
        registeredAt: member.registeredAtMs,
        lastLoginAt: member.lastLoginAtMs,
        balance: cash,
        held: hold,
        currency: member.currency,
      }
    }),
  )
  return presentPage(list, totalCount, input)
}
