// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { sql } from '../../platform/db/index.ts'
import type { Thing } from './thing.ts'

export const rankKinds = {
  /** An operator who can look after members. */
  operator: {
    owner: 'platform',
    make: async ({ server }) =>
      (
        await server.platform.database.one<{ id: number }>(
          sql`select id from operator where name = 'supportperson'`,
        )
      )?.id,
  },
  /** A rebate that was paid to the person. */
  rebateClaim: {
    owner: 'platform',
    make: async ({ server }, { id, brand }) =>
      (
        await server.platform.database.one<{ id: string }>(sql`
          insert into rebate_claim (id, member_id, brand_code, amount, currency, valid_bets, claimed_at)
          values (${randomUUID()}, ${id}, ${brand}, 1000000, 'USD', 100000000, now()) returning id`)
      )?.id,
  },
} satisfies Record<string, Thing>
