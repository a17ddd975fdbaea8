// SPDX-License-Identifier: Apache-2.0
import { sql } from '../../platform/db/index.ts'
import type { Thing } from './thing.ts'

/** A document that waits, without pictures; whatever waited before has been taken back. */
const make: Thing['make'] = async ({ server }, { id, brand }) => {
  const { database, clock } = server.platform
  await database.query(sql`
    update identity_document set state = 'withdrawn', decided_at = sent_at, decided_by = 'test' where member_id = ${id} and state = 'waiting'`)
  const row = await database.one<{ id: number }>(sql`
    insert into identity_document (member_id, brand_code, kind, pictures, sent_at)
    values (${id}, ${brand}, 'passport', '{}', ${new Date(clock.now())}) returning id`)
  return row?.id
}

/** Documents with which members prove who they are, and flags of how they play. */
export const documentKinds = {
  waitingDocument: { owner: 'member', make },
  documentToReview: { owner: 'platform', make },
  playFlag: {
    owner: 'platform',
    async make({ server }, { id, brand }) {
      const { database, clock } = server.platform
      const row = await database.one<{ id: number }>(sql`
        insert into play_flag (member_id, brand_code, kind, value, against, currency, flagged_at)
        values (${id}, ${brand}, 'jump', 5, 4, 'USD', ${new Date(clock.now())})
        on conflict (member_id, kind) where closed_at is null do update set value = 5 returning id`)
      return row?.id
    },
  },
} satisfies Record<string, Thing>
