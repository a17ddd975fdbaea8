// SPDX-License-Identifier: Apache-2.0
import type { DomainHandlers } from '../../../platform/http/index.ts'
import { excludeMember, listChanges, showProtection } from '../../compliance/index.ts'
import { presentPage } from '../../wallet/index.ts'
import { memberOf } from '../accounts/member-of.ts'
import { recordAction } from '../audit/record-action.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'

type ProtectionCalls = Pick<
  DomainHandlers<'backoffice'>,
  `backoffice.${'memberProtection' | 'excludeMember'}`
>

export const protectionCalls = ({ protection }: BackofficeDeps): ProtectionCalls => ({
  async 'backoffice.memberProtection'({ id, ...asked }, { db, nowMs }) {
    const { id: memberId, brandCode } = await memberOf(db, BigInt(id))
    const { changes, total } = await listChanges(db, memberId, asked)
    const { currency, limits, exclusion, realityCheck } = await showProtection(db, protection, {
      memberId,
      brandCode,
      nowMs,
    })
    const list = changes.map(({ atMs, ...change }) => ({ at: atMs, ...change }))
    return { ...presentPage(list, total, asked), currency, limits, exclusion, realityCheck }
  },
  async 'backoffice.excludeMember'({ id, months, reason }, { tx, operator, nowMs }) {
    const { operatorId, name } = operator
    const { id: memberId, brandCode } = await memberOf(tx, BigInt(id))
    const covered = await excludeMember(tx, protection, {
      memberId,
      brandCode,
      nowMs,
      length: { months },
      byOperator: name,
      reason,
    })
    await recordAction(tx, {
      operatorId,
      operatorName: name,
      action: 'excludeMember',
      subject: `member:${id}`,
      before: {},
      after: { months: months ?? 'for good', reason, covered: covered.length },
      nowMs,
    })
    return { covered: covered.length }
  },
})
