// SPDX-License-Identifier: Apache-2.0
import { timelineKinds } from '@tessera/rules/timeline/kinds'
import { positionOf } from '@tessera/rules/timeline/positions'
import { z } from 'zod'
import { Amount, call, Moment } from '../kit/index.ts'

/** Which part of a timeline is asked for. */
export const timelineRange = {
  /** Only these, with commas between; empty: all of them. */
  kinds: z
    .string()
    .max(60)
    .regex(new RegExp(`^((${timelineKinds.join('|')})(,(?!$)|$))*$`), 'Names of kinds, with commas between')
    .default(''),
  startTime: Moment.optional(),
  endTime: Moment.optional(),
}

/** The `next` of the page before; empty for the newest page. */
export const TimelineCursor = z
  .string()
  .max(60)
  .refine((text) => text === '' || positionOf(text) !== undefined, 'Not a position of a timeline')
  .default('')

export const TimelineEntry = z.object({
  id: z.string(),
  time: Moment,
  kind: z.enum(timelineKinds),
  /** What happened, by kind: a type of the account record, `round`, a way to log in or an event, a change of protection, an action of the staff. */
  what: z.string(),
  /** The operator who did it; null: the member, or the platform by itself. */
  by: z.string().nullable(),
  reason: z.string(),
  /** Signed, for money that moved; for an action of the staff what it was about. */
  amount: Amount.nullable(),
  balanceAfter: Amount.nullable(),
  round: z
    .object({
      roundId: z.string(),
      vendor: z.string(),
      gameName: z.string(),
      stake: Amount,
      payout: Amount,
      status: z.enum(['open', 'settled', 'refunded']),
    })
    .nullable(),
  login: z.object({ outcome: z.string(), device: z.string(), ip: z.string() }).nullable(),
  limit: z
    .object({
      kind: z.string().nullable(),
      period: z.string().nullable(),
      /** Currency units, or minutes; null: none. */
      from: z.number().nullable(),
      to: z.number().nullable(),
      until: Moment.nullable(),
    })
    .nullable(),
})

export const TimelinePage = z.object({
  list: z.array(TimelineEntry),
  currency: z.string(),
  /** Asks for what follows; null after the last entry. */
  next: z.string().nullable(),
})

/** Where a file can be fetched once, within a minute. */
export const TimelineFile = z.object({ path: z.string() })

/** Everything that happened to the account of a member, in one list. */
export const timelineCalls = {
  list: call('timeline.list', {
    http: 'GET /wps/relay/MCS2_timeline',
    who: 'member',
    perMinute: 120,
    summary:
      'What happened to the account, newest first: money, rounds, logins and changes of security, limits and breaks, and what the staff did. At most 90 days at once, by default the latest.',
    input: { ...timelineRange, after: TimelineCursor },
    output: TimelinePage,
  }),
  file: call('timeline.file', {
    http: 'POST /wps/relay/MCS2_timelineFile',
    who: 'member',
    openToExcluded: true,
    perMinute: 10,
    summary:
      'The address of a CSV file with the entries of at most a year (366 days), by default the latest. It opens for a minute, and one file at a time is written for a member.',
    input: timelineRange,
    output: TimelineFile,
  }),
}
