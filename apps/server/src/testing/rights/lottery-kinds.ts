// SPDX-License-Identifier: Apache-2.0
import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from '../../platform/db/index.ts'
import type { RightsSetup } from './people.ts'
import type { Thing } from './thing.ts'

const dayMs = 86_400_000

/** A draw that the plan of draws does not have, of a lottery of five digits or of one of its own. */
async function draw(
  { server }: RightsSetup,
  {
    inMs,
    status,
    numbersFrom = 'feed',
    gameCode = 'D5-5',
  }: {
    inMs: number
    status: 'open' | 'settled'
    numbersFrom?: 'draw' | 'feed'
    gameCode?: string
  },
): Promise<number | undefined> {
  const { database, clock } = server.platform
  const nowMs = clock.now()
  const settled = status === 'settled' ? new Date(nowMs) : null
  const row = await database.one<{ id: bigint }>(sql`
    insert into lottery_draw (game_code, numero, draw_at, closes_at, status, nonce, commitment, numbers_from, winning_number, drawn_at, settled_at)
    values (${gameCode}, ${randomUUID()}, ${new Date(nowMs + inMs)}, ${new Date(nowMs + inMs)}, ${status}, ${randomBytes(32)}, ${randomBytes(32).toString('hex')},
      ${numbersFrom}, ${settled && '1,2,3,4,5'}, ${settled}, ${settled}) returning id`)
  return row && Number(row.id)
}

async function correction(at: RightsSetup, status: 'planned' | 'waiting'): Promise<string | undefined> {
  const drawId = await draw(at, { inMs: -dayMs, status: 'settled' })
  const { database, clock } = at.server.platform
  const now = new Date(clock.now())
  const row = await database.one<{ id: string }>(sql`
    insert into lottery_correction (id, draw_id, from_number, to_number, status, reason, made_by, made_by_name, made_at, asked_by)
    select ${randomUUID()}::uuid, ${drawId}, '1,2,3,4,5', '5,4,3,2,1', ${status}, 'Misread', id, name, ${now}, id from operator where name = 'otheradmin'
    returning id`)
  return row?.id
}

/** Tickets and draws of lotteries, and corrections of their results. */
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
  drawToCome: {
    owner: 'platform',
    make: (at) => draw(at, { inMs: 400 * dayMs, status: 'open', numbersFrom: 'draw' }),
  },
  /** Without a draw that follows. */
  drawToDelay: {
    owner: 'platform',
    make: (at) =>
      draw(at, { inMs: 400 * dayMs, status: 'open', numbersFrom: 'draw', gameCode: randomUUID() }),
  },
  drawToEnter: { owner: 'platform', make: (at) => draw(at, { inMs: -dayMs, status: 'open' }) },
  drawToCorrect: { owner: 'platform', make: (at) => draw(at, { inMs: -dayMs, status: 'settled' }) },
  plannedCorrection: { owner: 'platform', make: (at) => correction(at, 'planned') },
  waitingCorrection: { owner: 'platform', make: (at) => correction(at, 'waiting') },
} satisfies Record<string, Thing>
