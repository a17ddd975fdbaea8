// SPDX-License-Identifier: Apache-2.0
import { playCurrency } from '@tessera/rules/identity/trial'
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, type Queries } from '../../../platform/db/index.ts'
import { ticketOf, type Ticket, type TicketRow } from '../tickets/ticket-store.ts'

export interface OperatedTicket {
  ticket: Ticket
  numero: string
  /** As it counts after the last correction. */
  returned: Amount | undefined
  lineReturns: readonly Amount[] | undefined
  corrected: boolean
}

export interface TicketQuestion {
  drawId: number | undefined
  memberId: bigint | undefined
  ticketId: string | undefined
  /** The lowest and the highest id that a code can stand for. */
  ids?: { lowest: string; highest: string } | undefined
  pageNo: number
  pageSize: number
}

interface Row extends TicketRow {
  numero: string
  now_returned: bigint | null
  now_line_returns: bigint[] | null
  corrected: boolean
}

/** Tickets of a draw, of a member, or the one with an id or a code, newest first, and how many there are in all pages. */
export async function operatedTickets(
  db: Queries,
  {
    drawId = undefined,
    memberId = undefined,
    ticketId = undefined,
    ids = undefined,
    pageNo,
    pageSize,
  }: TicketQuestion,
): Promise<{ tickets: OperatedTicket[]; total: number }> {
  if (drawId === undefined && memberId === undefined && ticketId === undefined && ids === undefined)
    return { tickets: [], total: 0 }
  const [draw, member] = [drawId ?? null, memberId ?? null]
  const [lowest, highest] = [ticketId ?? ids?.lowest ?? null, ticketId ?? ids?.highest ?? null]
  const rows = await db.query<Row>(sql`
    select t.id, t.draw_id, t.member_id, t.game_code, t.currency, lines, stake, t.status, t.returned, t.line_returns, placed_at, numero,
      coalesce(c.returned, t.returned) as now_returned, coalesce(c.line_returns, t.line_returns) as now_line_returns, c.returned is not null as corrected
    from (select * from lottery_ticket
      where (${draw}::bigint is null or draw_id = ${draw}) and (${member}::bigint is null or member_id = ${member}) and (${lowest}::uuid is null or id between ${lowest}::uuid and ${highest}::uuid)
      order by placed_at desc, id limit ${pageSize} offset ${(pageNo - 1) * pageSize}) t
    join lottery_draw d on d.id = t.draw_id
    left join lateral (select returned, line_returns from lottery_ticket_correction
      where d.corrected_number is not null and ticket_id = t.id and applied_at is not null order by applied_at desc limit 1) c on true
    order by placed_at desc, t.id`)
  const counted = await db.one<{ total: bigint }>(sql`
    select count(*) as total from lottery_ticket
    where (${draw}::bigint is null or draw_id = ${draw}) and (${member}::bigint is null or member_id = ${member}) and (${lowest}::uuid is null or id between ${lowest}::uuid and ${highest}::uuid)`)
  return { tickets: rows.map(operatedOf), total: Number(counted?.total ?? 0n) }
}

const operatedOf = (row: Row): OperatedTicket => ({
  ticket: ticketOf(row),
  numero: row.numero,
  returned: row.now_returned === null ? undefined : amountOfMillionths(row.now_returned),
  lineReturns: row.now_line_returns?.map((amount) => amountOfMillionths(amount)),
  corrected: row.corrected,
})

export interface DrawTotal {
  currency: string
  tickets: number
  open: number
  stake: Amount
  returned: Amount
}

/**
 * What a draw took and returned in each currency, corrections included; without tickets that their owners cancelled, and those of
 * play money.
 */
export async function totalsOfDraw(db: Queries, drawId: number): Promise<DrawTotal[]> {
  const rows = await db.query<{
    currency: string
    tickets: bigint
    open: bigint
    stake: bigint
    returned: bigint
  }>(sql`
    select t.currency, count(*) as tickets, count(*) filter (where status = 'open') as open, sum(stake)::bigint as stake,
      (coalesce(sum(t.returned), 0) + coalesce(sum(c.difference), 0))::bigint as returned
    from lottery_ticket t
    left join (select ticket_id, sum(k.returned - before_returned) as difference
      from lottery_ticket_correction k join lottery_correction l on l.id = correction_id
      where draw_id = ${drawId} and applied_at is not null group by ticket_id) c on c.ticket_id = t.id
    where draw_id = ${drawId} and status <> 'cancelled' and t.currency <> ${playCurrency} group by t.currency order by stake desc, t.currency`)
  return rows.map((row) => ({
    currency: row.currency,
    tickets: Number(row.tickets),
    open: Number(row.open),
    stake: amountOfMillionths(row.stake),
    returned: amountOfMillionths(row.returned),
  }))
}
