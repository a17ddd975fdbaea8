// SPDX-License-Identifier: Apache-2.0
import type { OperationInput, OperationOutput } from '@tessera/contract'
import { zero } from '@tessera/rules/money'
import { cashOfMany, ownerOfMember } from '../../ledger/index.ts'
import type { Queries } from '../../../platform/db/index.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import { listDownlines } from '../../members/index.ts'
import { sizeOfTeam } from '../figures/team-totals.ts'

/** Everybody below an agent, with upline and balance. How many there are in a large team is as the last roll-up counted. */
export async function teamList(
  db: Queries,
  settings: Settings,
  agentId: bigint,
  { account, pageNo, pageSize }: OperationInput<'agents.teamManagement'>,
): Promise<OperationOutput<'agents.teamManagement'>> {
  const { downlines, total: counted } = await listDownlines(db, agentId, {
    search: account,
    pageNo,
    pageSize,
  })
  const total = counted ?? Math.max(await sizeOfTeam(db, agentId), (pageNo - 1) * pageSize + downlines.length)
  const cash = await cashOfMany(
    db,
    downlines.map(({ id }) => ownerOfMember(id)),
    (await settings.read('site.currency')).code,
  )
  return {
    pageNo,
    totalPages: Math.ceil(total / pageSize),
    totalCount: total,
    list: downlines.map(({ id, username, type, upline, directDownlines, registeredAtMs, lastLoginAtMs }) => ({
      account: username,
      type,
      upline,
      directDownlines,
      balance: cash.get(ownerOfMember(id)) ?? zero,
      registeredAt: registeredAtMs,
      lastLoginAt: lastLoginAtMs,
    })),
  }
}
