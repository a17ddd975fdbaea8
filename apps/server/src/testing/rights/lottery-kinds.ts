// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { sql } from '../../platform/db/index.ts'
import type { Thing } from './thing.ts'

const dayMs = 86_400_000

/** What the calls of the lotteries name. */
export const lotteryKinds = {
  /** An open ticket of a draw of its own, which is on sale for a day. */
  lotteryTicket: {
    owner: 'member',
    async make({ server }, { id }) {
      const ticketId = randomUUID()
      const nowMs = server.clock.now()
      const drawAt = new Date(nowMs + dayMs)
      const { database } = server.platform
      const draw = await database.one<{ id: bigint }>(sql`
        insert into lottery_draw (game_code, numero, draw_at, closes_at, nonce, commitment, tickets, staked)
        values ('D5-1', ${ticketId}, ${drawAt}, ${drawAt}, ${Buffer.alloc(32)}, ${'0'.repeat(64)}, 1, 1000000) returning id`)
      await database.query(sql`
        insert into lottery_ticket (id, draw_id, member_id, game_code, currency, lines, stake, placed_at)
        values (${ticketId}, ${draw?.id ?? 0n}, ${id}, 'D5-1', 'USD', '[]', 1000000, ${new Date(nowMs)})`)
      return ticketId
    },
  },
} satisfies Record<string, Thing>
