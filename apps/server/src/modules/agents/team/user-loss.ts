// SPDX-License-Identifier: Apache-2.0
import type { OperationInput, OperationOutput } from '@tessera/contract'
import { namesOf } from '../../members/index.ts'
import type { Queries } from '../../../platform/db/index.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import type { Period } from '../agents-deps.ts'
import { daysOf } from '../figures/days-of.ts'
import { listLosses } from '../figures/member-figures.ts'

/**
 * Losses by team member on whole days of the site (D-129): stakes less returns less bonuses and rebates, the
 * largest loss first. Accounts without any activity are left out.
 */
export async function userLoss(
  db: Queries,
  settings: Settings,
  agentId: bigint,
  period: Period,
  { pageNo, pageSize }: OperationInput<'agents.userLoss'>,
): Promise<OperationOutput<'agents.userLoss'>> {
  const page = { limit: pageSize, offset: (pageNo - 1) * pageSize }
  const { losses, total } = await listLosses(db, agentId, await daysOf(settings, period), page)
  const names = await namesOf(
    db,
    losses.map(({ memberId }) => memberId),
  )
  return {
    pageNo,
    totalPages: Math.ceil(total / pageSize),
    totalCount: total,
    list: losses.map(({ memberId, ...loss }) => ({ account: names.get(memberId) ?? '', ...loss })),
  }
}
