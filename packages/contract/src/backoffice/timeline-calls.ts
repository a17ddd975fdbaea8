// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'
import { call } from '../kit/index.ts'
import { TimelineCursor, TimelineFile, TimelinePage, timelineRange } from '../timeline/calls.ts'

const MemberId = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)

/** The timeline of a member, in the console: also with what members do not see of the staff's actions. */
export const timelineAdminCalls = {
  memberTimeline: call('backoffice.memberTimeline', {
    http: 'GET /ops/accounts/:id/timeline',
    who: 'operator',
    may: 'read',
    summary:
      'What happened to the account of a member, newest first, with every action of operators about it. At most 90 days at once.',
    input: { id: MemberId, ...timelineRange, after: TimelineCursor },
    output: TimelinePage,
    faults: ['backoffice.noMember'],
  }),
  memberTimelineFile: call('backoffice.memberTimelineFile', {
    http: 'POST /ops/accounts/:id/timeline-file',
    who: 'operator',
    may: 'read',
    perMinute: 10,
    summary:
      'The address of a CSV file with the timeline of a member, at most a year. It opens for a minute; the export is recorded, and the member sees it.',
    input: { id: MemberId, ...timelineRange },
    output: TimelineFile,
    faults: ['backoffice.noMember'],
  }),
}
