// SPDX-License-Identifier: Apache-2.0
import { randomBytes } from 'node:crypto'
import { sql } from '../../platform/db/index.ts'
import type { Thing } from './thing.ts'

export const agentKinds = {
  /** Something that two accounts of a line share, open. */
  sharedLine: {
    owner: 'platform',
    make: async ({ server: { platform, clock }, people }, { brand }) => {
      const now = new Date(clock.now())
      const { agent, victim } = people[brand]
      const made = await platform.database.one<{ id: number }>(sql`
        insert into shared_trace (brand_code, kind, value_hash, head_id, agent_id, label, member_ids, first_at, last_at, state)
        values (${brand}, 'Browser', ${randomBytes(32)}, ${agent.id}, ${agent.id}, 'Chrome, Linux', ${[agent.id, victim.id]}, ${now}, ${now}, 'Open')
        returning id`)
      return made?.id
    },
  },
} satisfies Record<string, Thing>
