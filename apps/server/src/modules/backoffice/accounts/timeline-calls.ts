// SPDX-License-Identifier: Apache-2.0
import { sayTo, type DomainHandlers } from '../../../platform/http/index.ts'
import { longestPageRangeMs, readPage, readRange, writeFileAddress } from '../../timeline/index.ts'
import { recordAction } from '../audit/record-action.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'
import { memberOf } from './member-of.ts'

type TimelineAdminCalls = Pick<
  DomainHandlers<'backoffice'>,
  `backoffice.${'memberTimeline' | 'memberTimelineFile'}`
>

export const timelineAdminCalls = ({ timeline, database }: BackofficeDeps): TimelineAdminCalls => ({
  async 'backoffice.memberTimeline'({ id, kinds, after, ...range }, { db, nowMs, ...facts }) {
    const { id: memberId } = await memberOf(db, BigInt(id))
    const { fromMs, toMs } = readRange(range, { nowMs, longestMs: longestPageRangeMs })
    return readPage(
      db,
      timeline,
      { memberId, forOperator: true, kinds, fromMs, toMs },
      { after, say: sayTo(facts) },
    )
  },
  async 'backoffice.memberTimelineFile'({ id, ...asked }, { db, operator, nowMs }) {
    const { id: memberId } = await memberOf(db, BigInt(id))
    const path = writeFileAddress(
      timeline,
      { memberId, forOperator: true, sessionKey: operator.sessionKey, nowMs },
      asked,
    )
    await database.transaction((tx) =>
      recordAction(tx, {
        operatorId: operator.operatorId,
        operatorName: operator.name,
        action: 'exportTimeline',
        subject: `member:${id}`,
        nowMs,
      }),
    )
    return { path }
  },
})
