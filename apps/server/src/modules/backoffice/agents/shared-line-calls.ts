// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationOutput } from '@tessera/contract'
import type { Database } from '../../../platform/db/index.ts'
import type { DomainHandlers, OperatorActor } from '../../../platform/http/index.ts'
import { closeShared, findShared, listShared, lockShared, settleShared } from '../../agents/index.ts'
import { namesOf } from '../../members/index.ts'
import { presentPage } from '../../wallet/index.ts'
import { recordAction } from '../audit/record-action.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'
import { brandFilter } from '../brand-filter.ts'

type SharedLineCalls = Pick<DomainHandlers<'backoffice'>, `backoffice.${'sharedLines' | 'closeSharedLine'}`>

export const sharedLineCalls = (deps: BackofficeDeps): SharedLineCalls => ({
  async 'backoffice.sharedLines'({ brandCode, kind, state, ...page }, { db }) {
    const brand = await brandFilter(deps, brandCode)
    const { list, total } = await listShared(db, { brand, kind, state, ...page })
    const names = await namesOf(
      db,
      list.flatMap(({ agentId, memberIds }) => [...(agentId === null ? [] : [agentId]), ...memberIds]),
    )
    const named = (memberId: bigint) => ({ memberId: Number(memberId), username: names.get(memberId) ?? '' })
    return presentPage(
      list.map(({ agentId, memberIds, firstAtMs, lastAtMs, ...shared }) => ({
        ...shared,
        agent: agentId === null ? null : named(agentId),
        accounts: memberIds.map(named),
        firstAt: firstAtMs,
        lastAt: lastAtMs,
      })),
      total,
      page,
    )
  },
  'backoffice.closeSharedLine': (asked, { operator, nowMs }) =>
    closeSharedLine(deps.database, { ...asked, operator, nowMs }),
})

/** Throws `backoffice.noSharedLine` and `backoffice.sharedLineNotOpen`. */
async function closeSharedLine(
  database: Database,
  { id, reason, operator, nowMs }: { id: number; reason: string; operator: OperatorActor; nowMs: number },
): Promise<OperationOutput<'backoffice.closeSharedLine'>> {
  await database.transaction(async (tx) => {
    await lockShared(tx)
    const shared = await findShared(tx, id)
    if (!shared) throw fault('backoffice.noSharedLine')
    if (!(await closeShared(tx, { id, closedBy: operator.name, reason, nowMs })))
      throw fault('backoffice.sharedLineNotOpen')
    await settleShared(tx, shared.brandCode, nowMs)
    await recordAction(tx, {
      operatorId: operator.operatorId,
      operatorName: operator.name,
      action: 'closeSharedLine',
      subject: `sharedLine:${id}`,
      after: { reason, kind: shared.kind },
      nowMs,
    })
  })
  return { id }
}
