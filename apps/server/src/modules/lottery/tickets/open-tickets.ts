// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths } from '@tessera/rules/money'
import { sql, type Queries } from '../../../platform/db/index.ts'
import type { Draw } from '../draws/draw-store.ts'
import {
  firstId,
  lineOf,
  type StoredLine,
  type Ticket,
  type TicketLine,
  type TicketKey,
} from './ticket-store.ts'

/** An open ticket as it is stored, without what it shares with all of its draw. */
export interface OpenTicketRow {
  id: string
  member_id: bigint
  currency: string
  /** JSON. */
  lines: string
  stake: bigint
  placed_at: number
}

/** The next open tickets of a draw, grouped by member; `readerOf` reads them. */
export const openTickets = (
  db: Queries,
  drawId: bigint,
  { after, limit }: { after: TicketKey | undefined; limit: number },
): Promise<OpenTicketRow[]> =>
  db.query<OpenTicketRow>(sql`
    select id, member_id, currency, lines::text as lines, stake, placed_at from lottery_ticket
    where draw_id = ${drawId} and status = 'open' and (member_id, id) > (${after?.memberId ?? 0}, ${after?.id ?? firstId}::uuid) order by member_id, id limit ${limit}`)

/** Many members play the same; more different tickets than this are read anew. */
const mostRemembered = 20_000

/** Reads the open tickets of a draw. Throws for one that cannot be read. Equal lines are the same objects. */
export function readerOf({
  id: drawId,
  gameCode,
}: Pick<Draw, 'id' | 'gameCode'>): (row: OpenTicketRow) => Ticket {
  const known = new Map<string, readonly TicketLine[]>()
  const linesOf = (text: string): readonly TicketLine[] => {
    const before = known.get(text)
    if (before) return before
    const lines = (JSON.parse(text) as StoredLine[]).map(lineOf)
    if (known.size < mostRemembered) known.set(text, lines)
    return lines
  }
  return (row) => ({
    id: row.id,
    drawId,
    memberId: row.member_id,
    gameCode,
    currency: row.currency,
    lines: linesOf(row.lines),
    stake: amountOfMillionths(row.stake),
    status: 'open',
    returned: undefined,
    lineReturns: undefined,
    placedAtMs: row.placed_at,
  })
}
