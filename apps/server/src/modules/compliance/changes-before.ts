// SPDX-License-Identifier: Apache-2.0
import { isoOfMicros, type SourcePosition, type SourceQuestion } from '@tessera/rules/timeline/positions'
import { sql, type Queries } from '../../platform/db/index.ts'
import type { ProtectionChange } from './note-change.ts'

export interface ChangeEntry extends SourcePosition {
  byOperator: string | null
  what: ProtectionChange['what']
  details: ProtectionChange['details']
}

/** The newest changes of a member's protection before a position of their timeline; on demand only those by operators. */
export const changesBefore = (
  db: Queries,
  { memberId, onlyByOperators }: { memberId: bigint; onlyByOperators: boolean },
  { fromMicros, before, limit }: SourceQuestion,
): Promise<ChangeEntry[]> =>
  db.query<ChangeEntry>(sql`
    select id, (extract(epoch from at) * 1000000)::bigint as "atMicros", by_operator as "byOperator", what, details
    from player_protection_change
    where member_id = ${memberId} and at >= ${isoOfMicros(fromMicros)}::timestamptz
      and (at, id) < (${isoOfMicros(before.atMicros)}::timestamptz, ${before.id}::bigint)
      and (not ${onlyByOperators}::boolean or by_operator is not null)
    order by at desc, id desc limit ${limit}`)
