// SPDX-License-Identifier: Apache-2.0
import { sayTo, type DomainHandlers } from '../../platform/http/index.ts'
import { writeFileAddress } from './file-address.ts'
import { readPage } from './read-page.ts'
import { longestPageRangeMs, readRange } from './read-range.ts'
import type { TimelineDeps } from './timeline-deps.ts'

export const timelineCalls = (deps: TimelineDeps): DomainHandlers<'timeline'> => ({
  'timeline.list'({ kinds, after, ...range }, { db, member: { memberId }, nowMs, ...facts }) {
    const { fromMs, toMs } = readRange(range, { nowMs, longestMs: longestPageRangeMs })
    return readPage(
      db,
      deps,
      { memberId, forOperator: false, kinds, fromMs, toMs },
      { after, say: sayTo(facts) },
    )
  },
  'timeline.file'(asked, { member: { memberId, sessionKey }, nowMs }) {
    return { path: writeFileAddress(deps, { memberId, forOperator: false, sessionKey, nowMs }, asked) }
  },
})
