// SPDX-License-Identifier: Apache-2.0
import { isoOfMicros, type SourcePosition, type SourceQuestion } from '@tessera/rules/timeline/positions'
import { sql, type Queries } from '../../../platform/db/index.ts'
import type { AccountEvent } from './note-event.ts'

export interface AccountEventEntry extends SourcePosition {
  what: AccountEvent
}

/** The newest events of an account before a position of its timeline. */
export const accountEventsBefore = (
  db: Queries,
  memberId: bigint,
  { fromMicros, before, limit }: SourceQuestion,
): Promise<AccountEventEntry[]> =>
  db.query<AccountEventEntry>(sql`
    select id, (extract(epoch from at) * 1000000)::bigint as "atMicros", what from identity_account_event
    where member_id = ${memberId} and at >= ${isoOfMicros(fromMicros)}::timestamptz
      and (at, id) < (${isoOfMicros(before.atMicros)}::timestamptz, ${before.id}::bigint)
    order by at desc, id desc limit ${limit}`)
