// SPDX-License-Identifier: Apache-2.0
import type { DomainHandlers, OperatorActor } from '../../../platform/http/index.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { attemptsAt, endSessionsOf, unlock } from '../../identity/index.ts'
import { presentPage } from '../../wallet/index.ts'
import { recordAction } from '../audit/record-action.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'
import { memberOf } from './member-of.ts'
import { presentAccount } from './present-account.ts'

type AccountCalls = Pick<
  DomainHandlers<'backoffice'>,
  `backoffice.${'account' | 'accountAttempts' | 'unlockAccount' | 'endAccountSessions' | 'setAccountEnabled'}`
>

interface Deed {
  operator: OperatorActor
  action: string
  memberId: bigint
  reason: string
  nowMs: number
}

/** Records what was done to an account, and why. */
const record = (
  tx: Tx,
  { operator, action, memberId, reason, nowMs }: Deed,
  after: Record<string, string | boolean> = {},
): Promise<void> =>
  recordAction(tx, {
    operatorId: operator.operatorId,
    operatorName: operator.name,
    action,
    subject: `member:${memberId}`,
    after: { ...after, reason },
    nowMs,
  })

export const accountCalls = (deps: BackofficeDeps): AccountCalls => ({
  'backoffice.account': ({ id }, { db, nowMs }) => presentAccount(db, BigInt(id), nowMs),
  async 'backoffice.accountAttempts'({ id, ...page }, { db }) {
    const { id: memberId } = await memberOf(db, BigInt(id))
    const { attempts, totalCount } = await attemptsAt(db, memberId, page)
    return presentPage(
      attempts.map(({ atMs, ...attempt }) => ({ at: atMs, ...attempt })),
      totalCount,
      page,
    )
  },
  async 'backoffice.unlockAccount'({ id, reason }, { operator, nowMs }) {
    await deps.database.transaction(async (tx) => {
      const { id: memberId, brandCode } = await memberOf(tx, BigInt(id))
      await unlock(tx, brandCode, memberId)
      await record(tx, { operator, action: 'unlockAccount', memberId, reason, nowMs })
      await deps.identity.deps.events.securityChanged(tx, { memberId, notice: 'unlocked', nowMs })
    })
    return null
  },
  async 'backoffice.endAccountSessions'({ id, reason }, { operator, nowMs, afterCommit }) {
    afterCommit(
      await deps.database.transaction(async (tx) => {
        const { id: memberId } = await memberOf(tx, BigInt(id))
        await record(tx, { operator, action: 'endAccountSessions', memberId, reason, nowMs })
        return endSessionsOf(tx, deps.identity.deps, memberId, nowMs)
      }),
    )
    return null
  },
  async 'backoffice.setAccountEnabled'({ id, enabled, reason }, { operator, db, nowMs }) {
    const { id: memberId } = await memberOf(db, BigInt(id))
    await deps.database.transaction((tx) =>
      record(tx, { operator, action: 'setAccountEnabled', memberId, reason, nowMs }, { enabled }),
    )
    await deps.identity.setAccountEnabled(memberId, enabled)
    return null
  },
})
