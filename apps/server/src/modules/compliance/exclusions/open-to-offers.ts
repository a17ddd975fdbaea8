// SPDX-License-Identifier: Apache-2.0
import { returnAfterMs } from '@tessera/rules/compliance/exclusions'
import { sql, type Queries } from '../../../platform/db/index.ts'

/**
 * Those of these members who may be written to about offers, in the same order: nobody who takes a break or is
 * excluded (`isExcluded` of the rules, for many at once). What concerns their account or their money is no offer.
 */
export const openToOffers = async (
  db: Queries,
  memberIds: readonly bigint[],
  nowMs: number,
): Promise<bigint[]> =>
  (
    await db.query<{ member_id: bigint }>(sql`
      select member_id from unnest(${memberIds}::bigint[]) with ordinality as asked (member_id, position)
      where not exists (select from player_exclusion e where e.member_id = asked.member_id
        and (e.kind = 'break' and e.until_at > ${new Date(nowMs)}
          or e.kind = 'exclusion' and (e.return_asked_at is null or e.return_asked_at > ${new Date(nowMs - returnAfterMs)})))
      order by position`)
  ).map(({ member_id }) => member_id)
