// SPDX-License-Identifier: Apache-2.0
import { isoOfMicros, type SourceQuestion } from '@tessera/rules/timeline/positions'
import { sql, type Queries } from '../../../platform/db/index.ts'
import type { StaffEntry } from '../../timeline/index.ts'

/**
 * The newest actions of operators about a member before a position of the member's timeline; with a list, only those named
 * in it. An exclusion is in the history of protection, which names the operator, too.
 */
export async function actionsBefore(
  db: Queries,
  { memberId, only }: { memberId: bigint; only: readonly string[] | undefined },
  { fromMicros, before, limit }: SourceQuestion,
): Promise<StaffEntry[]> {
  const named = only ?? null
  return db.query<StaffEntry>(sql`
    select id, (extract(epoch from at) * 1000000)::bigint as "atMicros", action as what, operator_name as by,
      coalesce(nullif(after ->> 'remark', ''), after ->> 'reason', after ->> 'said', '') as reason,
      coalesce(after ->> 'amount', after ->> 'reward') as amount, after ->> 'enabled' as enabled
    from operator_action
    where member_id = ${memberId} and action <> 'excludeMember' and at >= ${isoOfMicros(fromMicros)}::timestamptz
      and (at, id) < (${isoOfMicros(before.atMicros)}::timestamptz, ${before.id}::bigint)
      and (${named}::text[] is null or action = any (${named}))
    order by at desc, id desc limit ${limit}`)
}
