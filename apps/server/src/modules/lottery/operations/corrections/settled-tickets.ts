// SPDX-License-Identifier: Apache-2.0
import type { Amount } from '@tessera/rules/money'
import { sql } from '../../../../platform/db/index.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { ticketOf, type Ticket, type TicketRow } from '../../tickets/ticket-store.ts'
import type { Correction } from './correction-store.ts'

const ticketsAtOnce = 500
const firstId = '00000000-0000-0000-0000-000000000000'

/** A ticket of a draw that is corrected. */
export interface Settled {
  ticket: Ticket
  /** As it counts now, after earlier corrections. */
  returned: Amount
  lineReturns: readonly string[]
}

/**
 * The next settled tickets of a draw, grouped by member, because the exposure of a member is weighed once; `last` is
 * undefined when there are no more.
 */
export async function settledTickets(
  { database }: Pick<Platform, 'database'>,
  { drawId }: Pick<Correction, 'drawId'>,
  after: Settled | undefined,
): Promise<{ list: Settled[]; last: Settled | undefined }> {
  const rows = await database.query<TicketRow & { now_returned: Amount; now_line_returns: bigint[] }>(sql`
    select t.id, draw_id, t.member_id, game_code, t.currency, lines, stake, status, t.returned, t.line_returns, placed_at,
      coalesce(c.returned, t.returned) as now_returned, coalesce(c.line_returns, t.line_returns) as now_line_returns
    from lottery_ticket t
    left join lateral (select returned, line_returns from lottery_ticket_correction
      where ticket_id = t.id and applied_at is not null order by applied_at desc limit 1) c on true
    where draw_id = ${drawId} and status = 'settled'
      and (t.member_id, t.id) > (${after?.ticket.memberId ?? 0}, ${after?.ticket.id ?? firstId}::uuid)
    order by t.member_id, t.id limit ${ticketsAtOnce}`)
  const list = rows.map((row) => ({
    ticket: ticketOf(row),
    returned: row.now_returned,
    lineReturns: row.now_line_returns.map(String),
  }))
  return { list, last: list.length < ticketsAtOnce ? undefined : list.at(-1) }
}
